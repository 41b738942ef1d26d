import type { SitePath, Written } from './link';
import type { CallToAction, Note, PageIntro } from './page';
import type { Photo } from './photo';

export type MenuCategory = 'breakfast' | 'lunch' | 'snack' | 'dinner';

/** An entry of food-menu.json (ENT-13). */
export interface MenuEntry {
  /** A MenuCategory; others are shown in the unfiltered list only. */
  readonly category: string;
  /** Path of the picture. */
  readonly image: string;
  /** What the picture shows; default: the name of the category. */
  readonly alt?: string;
  /** Of the dish; the placeholder stands for what is missing. */
  readonly name?: string;
  readonly price?: string;
  readonly text?: string;
}

/** An entry with its photo, for prerendering. */
export interface MenuItem extends MenuEntry {
  readonly photo: Photo;
}

/** 24-hour time in Zanzibar, such as "07:00". */
export type Clock = `${number}:${number}`;

export interface WrittenMeal {
  readonly meal: string;
  readonly opens: Clock;
  readonly closes: Clock;
}

export interface MealHours extends WrittenMeal {
  /** One text, exactly as specified: "7.00 to 10.30 AM" (SVC-03 to SVC-06). */
  readonly hours: string;
  /** "7.00 AM" and "10.30 AM", for "open now". */
  readonly opensText: string;
  readonly closesText: string;
}

export interface OpenNowWords {
  readonly open: string;
  /** As in "Open now: Lunch, until 2.30 PM". */
  readonly until: string;
  readonly closed: string;
  /** As in "Dinner from 8.30 PM". */
  readonly from: string;
  readonly zone: string;
}

export interface FoodMenuContent {
  readonly heading: string;
  readonly text: string;
  /** The published file with the words of the language. */
  readonly file: SitePath;
  readonly filterLabel: string;
  readonly categories: readonly { readonly id: MenuCategory; readonly label: string }[];
  readonly items: readonly MenuItem[];
  /** Texts of a dish without its own, as specified (SVC-10 to SVC-12). */
  readonly placeholder: { readonly name: string; readonly price: string; readonly text: string };
}

export interface RestaurantContent {
  readonly intro: PageIntro;
  readonly photo: Photo;
  readonly hours: {
    readonly heading: string;
    readonly text: string;
    readonly list: readonly MealHours[];
    readonly words: OpenNowWords;
    /** Period in which a notice closes the restaurant. */
    readonly closedPeriod?: string;
  };
  readonly menu: FoodMenuContent;
  readonly notes: { readonly heading: string; readonly list: readonly Note[] };
  readonly callToAction: CallToAction;
}

export interface WrittenRestaurant extends Written<Omit<RestaurantContent, 'hours' | 'menu'>> {
  readonly menu: Omit<FoodMenuContent, 'file'>;
  readonly hours: Omit<RestaurantContent['hours'], 'list' | 'closedPeriod'> & {
    /** In the order of the day. */
    readonly list: readonly WrittenMeal[];
  };
}
