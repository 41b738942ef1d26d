import type { MapPoint } from './business';
import type { Link, SitePath, Written } from './link';
import type { Photo } from './photo';

/** The words under the banner. */
export interface PageIntro {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A remark with a name: "Late arrival", and what to do about it. */
export interface Note {
  readonly name: string;
  readonly text: string;
}

/** The next sensible step at the end of a page. */
export interface NextStep {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly Link[];
}

export type MenuCategory = 'breakfast' | 'lunch' | 'snack' | 'dinner';

/** One entry of the menu file (ENT-13). */
export interface MenuEntry {
  /** One of MenuCategory; any other is shown under the full list only. */
  readonly category: string;
  /** Path of the picture. */
  readonly image: string;
  /** What a guest would see; absent: the name of the category. */
  readonly alt?: string;
}

/** An entry as the build shows it: with every format and width of its picture. */
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
  /** One text, exactly as the restaurant writes it: "7.00 to 10.30 AM" (SVC-03 to SVC-06). */
  readonly hours: string;
  /** "7.00 AM" and "10.30 AM", for "open now". */
  readonly opensText: string;
  readonly closesText: string;
}

export interface OpenNowWords {
  readonly open: string;
  /** Between "Open now: Lunch" and the hour it ends. */
  readonly until: string;
  readonly closed: string;
  /** Between the next meal and the hour it begins. */
  readonly from: string;
  readonly zone: string;
}

export interface FoodMenuContent {
  readonly heading: string;
  readonly text: string;
  readonly filterLabel: string;
  readonly categories: readonly { readonly id: MenuCategory; readonly label: string }[];
  readonly items: readonly MenuItem[];
  /** Every card says the same until the chefs have written the menu (SVC-10 to SVC-12). */
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
  };
  readonly menu: FoodMenuContent;
  readonly notes: { readonly heading: string; readonly list: readonly Note[] };
  readonly nextStep: NextStep;
}

export interface WrittenRestaurant extends Written<Omit<RestaurantContent, 'hours'>> {
  readonly hours: Omit<RestaurantContent['hours'], 'list'> & {
    /** In the order of the day. */
    readonly list: readonly WrittenMeal[];
  };
}

export interface Activity extends Note {
  /** At which water, at which hour. */
  readonly when: string;
}

/** What to do while the water stands as it does. */
export interface TideHalf {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly activities: readonly Activity[];
}

export interface ActivitiesContent {
  readonly intro: PageIntro;
  readonly tide: {
    /** What the drawn line shows, for those who do not see it. */
    readonly label: string;
    readonly high: string;
    readonly low: string;
    readonly between: string;
    readonly notes: readonly Note[];
  };
  readonly low: TideHalf;
  readonly high: TideHalf;
  readonly any: TideHalf;
  readonly nextStep: NextStep;
}

export interface IslandPlace {
  readonly name: string;
  readonly text: string;
  /** Rough, and said so: "about 55 km". */
  readonly distance: string;
  /** "an hour and a quarter" */
  readonly travel: string;
  readonly bestTime: string;
  readonly at: MapPoint;
  /** On which side of its point the map has room for the name. */
  readonly nameSide: 'left' | 'right';
}

export interface Season {
  readonly months: string;
  /** How many months that is. */
  readonly length: number;
  readonly name: string;
  readonly text: string;
}

export interface ExploreContent {
  readonly intro: PageIntro;
  readonly map: {
    readonly heading: string;
    readonly label: string;
    readonly note: string;
    readonly ocean: string;
    readonly channel: string;
    readonly home: { readonly name: string; readonly at: MapPoint };
  };
  readonly words: {
    readonly distance: string;
    readonly travel: string;
    readonly bestTime: string;
  };
  readonly places: readonly IslandPlace[];
  readonly photos: readonly Photo[];
  readonly seasons: { readonly heading: string; readonly text: string; readonly list: readonly Season[] };
  readonly gettingAbout: { readonly heading: string; readonly list: readonly Note[] };
  readonly nextStep: NextStep;
}

export interface WrittenExplore extends Written<Omit<ExploreContent, 'map'>> {
  readonly map: Omit<ExploreContent['map'], 'home'> & {
    /** What the map calls the place of the house. */
    readonly home: string;
  };
}

export interface StorySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly photo: Photo;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
}

export interface HoneymoonContent {
  readonly intro: PageIntro;
  readonly sections: readonly StorySection[];
  readonly planning: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly href: SitePath;
    /** The sentence the contact form starts with after the click. */
    readonly enquiry: string;
  };
}

export interface ServiceDoor {
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly href: SitePath;
}

export interface ServicesContent {
  readonly intro: PageIntro;
  readonly enter: string;
  readonly doors: readonly [ServiceDoor, ServiceDoor, ServiceDoor, ServiceDoor];
  readonly nextStep: NextStep;
}
