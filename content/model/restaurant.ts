import * as field from '../fields/field-types';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import { foodMenu, menuCategorySchema } from './food-menu';
import { callToActionSchema, createNamedTextSchema, pageIntroSchema } from './helpers/common-field-groups';
import { getClosureDisplayPeriodId, filterClosureNotices, notices, getNoticesForBrand } from './notices';

const mealSchema = field.addCrossFieldRule(
  field.fieldset('Meal', {
    meal: field.translatedText('Meal'),
    opens: field.timeOfDay('From'),
    closes: field.timeOfDay('Until'),
  }),
  ({ meal, opens, closes }) =>
    opens < closes
      ? undefined
      : {
          path: ['closes'],
          problem: `${meal} opens at ${opens} and closes at ${closes}.`,
          remedy: 'Change one of the two.',
        },
);

/**
 * The meals have to be in order: texts say when breakfast is, which is the first, and "open now" takes the first that
 * is open.
 */
const mealListSchema = field.addCrossFieldRule(
  field.list('Meals, in the order of the day', mealSchema),
  (all) => {
    const index = all.findIndex(({ opens }, at) => at > 0 && opens < all[at - 1]!.opens);
    const [earlier, later] = [all[index - 1], all[index]];
    return (
      earlier &&
      later && {
        path: [index, 'opens'],
        problem: `${later.meal} opens at ${later.opens}, before ${earlier.meal}, which stands above it.`,
        remedy: 'Write the meals in the order of the day.',
      }
    );
  },
);

/** "7.00 AM" with a no-break space, for a sentence. */
const keepOnOneLine = (time: string) => time.replaceAll(' ', '\u00a0');

export const restaurant = defineContentType({
  brand: field.fieldset('Restaurant', {
    intro: pageIntroSchema,
    photo: field.photo(),
    hours: field.fieldset('Opening hours', { heading: field.heading(), text: field.paragraph() }),
    menu: field.fieldset('Menu', { heading: field.heading(), text: field.paragraph() }),
    notes: field.fieldset('Notes', {
      heading: field.heading(),
      list: field.list('Notes', createNamedTextSchema('Note')),
    }),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Restaurant', {
    hours: field.fieldset('Opening hours', {
      list: mealListSchema,
      labels: field.fieldset('Open now', {
        open: field.translatedText('While a meal is served', {
          translatorComment: 'a sentence below the heading',
          runtimePlaceholders: ['meal', 'time'],
        }),
        closed: field.translatedText('Between meals', {
          translatorComment: 'a sentence below the heading',
          runtimePlaceholders: ['meal', 'time'],
        }),
        closedAll: field.translatedText('While the restaurant is closed for days'),
      }),
    }),
    menu: field.fieldset('Menu', {
      ask: field.pageLink('Link above the dishes'),
      filterLabel: field.controlLabel('Name of the filters'),
      showAll: field.controlLabel('What a second press of a filter does'),
      categories: field.list(
        'Filters',
        field.fieldset('Filter', { id: menuCategorySchema, label: field.translatedText('Button') }),
      ),
      fallbackTexts: field.fieldset('For a dish without its own', {
        name: field.translatedText('Name', { marksSample: true }),
        price: field.displayPrice('Price'),
        text: field.paragraph('Text', { marksSample: true }),
      }),
    }),
  }),
  variables({ shared: { hours } }, { formatters: { formatHours } }) {
    const [breakfast] = hours.list;
    return {
      meals: hours.list.length,
      laterMeals: hours.list.length - 1,
      ...(breakfast && {
        breakfastOpens: breakfast.opens,
        breakfastCloses: breakfast.closes,
        breakfastHours: formatHours(breakfast),
      }),
    };
  },
  needs: { notices, foodMenu },
  resolve(files, context, needs) {
    const { hours, menu, ...rest } = mergeBrandAndSharedValues(files);
    const { formatClock, formatHours } = context.formatters;
    const closures = filterClosureNotices(getNoticesForBrand(needs.notices, context.id), 'restaurant');
    return {
      ...rest,
      hours: {
        ...hours,
        list: hours.list.map((meal) => ({
          ...meal,
          /** One text, exactly as specified: "7.00 to 10.30 AM" (SVC-03 to SVC-06). */
          hours: formatHours(meal),
          /** "7.00 AM" and "10.30 AM", for "open now". */
          opensText: keepOnOneLine(formatClock(meal.opens)),
          closesText: keepOnOneLine(formatClock(meal.closes)),
        })),
        /** Period in which a notice closes the restaurant. */
        ...(closures.length > 0 && { closurePeriod: getClosureDisplayPeriodId('restaurant', context.id) }),
      },
      menu: { ...menu, ...needs.foodMenu },
    };
  },
});
export type RestaurantContent = ResolvedContent<typeof restaurant>;
export type FoodMenuContent = RestaurantContent['menu'];
export type MealHours = RestaurantContent['hours']['list'][number];
export type OpenNowLabels = RestaurantContent['hours']['labels'];
