import type { z } from 'zod';
import {
  controlLabel,
  displayPrice,
  fieldset,
  heading,
  list,
  pageLink,
  paragraph,
  photo,
  timeOfDay,
  translatedText,
  withRule,
} from '../fields/field-types';
import { foodMenu, menuCategory } from './food-menu';
import { closurePeriodId, closuresFor, notices, noticesForBrand } from './notices';
import { callToAction, noteFieldset, pageIntro } from './common-fields';
import { defineContentType, mergeFiles, type ResolvedContent } from './content-type';

const meal = withRule(
  fieldset('Meal', { meal: translatedText('Meal'), opens: timeOfDay('From'), closes: timeOfDay('Until') }),
  ({ meal, opens, closes }) =>
    opens < closes
      ? undefined
      : {
          path: ['closes'],
          problem: `${meal} opens at ${opens} and closes at ${closes}.`,
          remedy: 'Change one of the two.',
        },
);
export type MealInput = z.infer<typeof meal>;

/**
 * The meals have to be in order: texts say when breakfast is, which is the first, and "open now" takes the first that
 * is open.
 */
const meals = withRule(list('Meals, in the order of the day', meal), (all) => {
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
});

/** "7.00 AM" with a no-break space, for a sentence. */
const keepOnOneLine = (time: string) => time.replaceAll(' ', '\u00a0');

export const restaurant = defineContentType({
  brand: fieldset('Restaurant', {
    intro: pageIntro,
    photo: photo(),
    hours: fieldset('Opening hours', { heading: heading(), text: paragraph() }),
    menu: fieldset('Menu', { heading: heading(), text: paragraph() }),
    notes: fieldset('Notes', { heading: heading(), list: list('Notes', noteFieldset('Note')) }),
    callToAction,
  }),
  shared: fieldset('Restaurant', {
    hours: fieldset('Opening hours', {
      list: meals,
      labels: fieldset('Open now', {
        open: translatedText('While a meal is served', {
          translatorComment: 'a sentence below the heading',
          runtimePlaceholders: ['meal', 'time'],
        }),
        closed: translatedText('Between meals', {
          translatorComment: 'a sentence below the heading',
          runtimePlaceholders: ['meal', 'time'],
        }),
        closedAll: translatedText('While the restaurant is closed for days'),
      }),
    }),
    menu: fieldset('Menu', {
      ask: pageLink('Link above the dishes'),
      filterLabel: controlLabel('Name of the filters'),
      showAll: controlLabel('What a second press of a filter does'),
      categories: list('Filters', fieldset('Filter', { id: menuCategory, label: translatedText('Button') })),
      placeholder: fieldset('For a dish without its own', {
        name: translatedText('Name', { marksSample: true }),
        price: displayPrice('Price'),
        text: paragraph('Text', { marksSample: true }),
      }),
    }),
  }),
  variables({ shared: { hours } }, { formatHours }) {
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
  resolve(files, context) {
    const { hours, menu, ...rest } = mergeFiles(files);
    const { formatClock, formatHours } = context.formats;
    const closures = closuresFor(noticesForBrand(context.get(notices), context.id), 'restaurant');
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
        ...(closures.length > 0 && { closurePeriod: closurePeriodId('restaurant', context.id) }),
      },
      menu: { ...menu, ...context.get(foodMenu) },
    };
  },
});
export type RestaurantContent = ResolvedContent<typeof restaurant>;
export type FoodMenuContent = RestaurantContent['menu'];
export type MealHours = RestaurantContent['hours']['list'][number];
export type OpenNowLabels = RestaurantContent['hours']['labels'];
