import type { z } from 'zod';
import {
  select,
  time,
  controlLabel,
  fieldset,
  heading,
  link,
  list,
  paragraph,
  photo,
  translatedText,
  displayPrice,
} from '../fields/field-types';
import { callToAction, note, pageIntro } from './page';
import type { Photo } from './photo';
import type { Resolved } from '../fields/resolved';

/** Parts of the menu (SVC-07). */
const MENU_CATEGORIES = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type MenuCategory = (typeof MENU_CATEGORIES)[number];
const menuCategory = select('Part of the menu', MENU_CATEGORIES);

const meal = fieldset('Meal', { meal: translatedText('Meal'), opens: time('From'), closes: time('Until') });
export type MealInput = z.infer<typeof meal>;

export interface MealHours extends Resolved<MealInput> {
  /** One text, exactly as specified: "7.00 to 10.30 AM" (SVC-03 to SVC-06). */
  readonly hours: string;
  /** "7.00 AM" and "10.30 AM", for "open now". */
  readonly opensText: string;
  readonly closesText: string;
}

const dish = fieldset('Dish', {
  category: menuCategory,
  photo: photo(),
  name: translatedText('Name').optional(),
  price: displayPrice('Price').optional(),
  text: paragraph('Description').optional(),
});

export const foodMenu = fieldset('Menu', { items: list('Dishes', dish) });

export const sharedRestaurant = fieldset('Restaurant', {
  hours: fieldset('Opening hours', {
    list: list('Meals, in the order of the day', meal),
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
    ask: link('Link above the dishes'),
    filterLabel: controlLabel('Name of the filters'),
    showAll: controlLabel('What a second press of a filter does'),
    categories: list('Filters', fieldset('Filter', { id: menuCategory, label: translatedText('Button') })),
    placeholder: fieldset('For a dish without its own', {
      name: translatedText('Name'),
      price: displayPrice('Price'),
      text: paragraph(),
    }),
  }),
});

export const restaurant = fieldset('Restaurant', {
  intro: pageIntro,
  photo: photo(),
  hours: fieldset('Opening hours', { heading: heading(), text: paragraph() }),
  menu: fieldset('Menu', { heading: heading(), text: paragraph() }),
  notes: fieldset('Notes', { heading: heading(), list: list('Notes', note('Note')) }),
  callToAction,
});

/** An entry of a published food-menu.json (ENT-13). */
export interface MenuEntry {
  /** A MenuCategory; others are shown in the unfiltered list only. */
  readonly category: string;
  /** Path of the picture. */
  readonly image: string;
  /** What the picture shows; default: the name of the category. */
  readonly alt?: string;
  /** Of the dish; the placeholder is used for what is missing. */
  readonly name?: string;
  readonly price?: string;
  readonly text?: string;
}

/** An entry with its photo, for prerendering. */
export interface MenuItem extends MenuEntry {
  readonly photo: Photo;
}

type RestaurantFiles = Resolved<z.infer<typeof restaurant> & z.infer<typeof sharedRestaurant>>;
export type OpenNowLabels = RestaurantFiles['hours']['labels'];

export interface FoodMenuContent extends Resolved<RestaurantFiles['menu']> {
  /** The published file with the menu of the brand in the words of the language. */
  readonly file: `/${string}`;
  readonly items: readonly MenuItem[];
}

export interface RestaurantContent extends Omit<RestaurantFiles, 'hours' | 'menu'> {
  readonly menu: FoodMenuContent;
  readonly hours: Omit<RestaurantFiles['hours'], 'list'> & {
    readonly list: readonly MealHours[];
    /** Period in which a notice closes the restaurant. */
    readonly closurePeriod?: string;
  };
}
