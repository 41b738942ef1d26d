import type { MapPoint } from './business';
import type { Link, SitePath, Written } from './link';
import type { Photo } from './photo';

/** Introduction below the banner. */
export interface PageIntro {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface Note {
  readonly name: string;
  readonly text: string;
}

/** Call to action at the end of a page. */
export interface CallToAction {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly Link[];
}

export type MenuCategory = 'breakfast' | 'lunch' | 'snack' | 'dinner';

/** An entry of food-menu.json (ENT-13). */
export interface MenuEntry {
  /** A MenuCategory; others are shown in the unfiltered list only. */
  readonly category: string;
  /** Path of the picture. */
  readonly image: string;
  /** Default: the name of the category. */
  readonly alt?: string;
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
  readonly filterLabel: string;
  readonly categories: readonly { readonly id: MenuCategory; readonly label: string }[];
  readonly items: readonly MenuItem[];
  /** Texts of every card, as specified (SVC-10 to SVC-12). */
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
  readonly callToAction: CallToAction;
}

export interface WrittenRestaurant extends Written<Omit<RestaurantContent, 'hours'>> {
  readonly hours: Omit<RestaurantContent['hours'], 'list'> & {
    /** In the order of the day. */
    readonly list: readonly WrittenMeal[];
  };
}

export interface Activity extends Note {
  /** Tide or hour, such as "At low water". */
  readonly when: string;
}

/** Activities for one state of the tide. */
export interface TideSection {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly activities: readonly Activity[];
}

export interface ActivitiesContent {
  readonly intro: PageIntro;
  readonly tide: {
    /** Text alternative of the chart. */
    readonly label: string;
    readonly highTide: string;
    readonly lowTide: string;
    readonly interval: string;
    readonly notes: readonly Note[];
  };
  readonly lowTide: TideSection;
  readonly highTide: TideSection;
  readonly anyTide: TideSection;
  readonly callToAction: CallToAction;
}

export interface IslandPlace {
  readonly name: string;
  readonly text: string;
  /** Such as "about 55 km". */
  readonly distance: string;
  /** Such as "an hour and a quarter". */
  readonly travel: string;
  readonly bestTime: string;
  readonly coordinates: MapPoint;
  /** Side of the map label. */
  readonly labelSide: 'left' | 'right';
}

export interface Season {
  readonly months: string;
  /** Number of months. */
  readonly monthCount: number;
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
  readonly callToAction: CallToAction;
}

export interface WrittenExplore extends Written<Omit<ExploreContent, 'map'>> {
  readonly map: Omit<ExploreContent['map'], 'home'> & {
    /** Label of the brand's place on the map. */
    readonly home: string;
  };
}

export interface HoneymoonSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly photo: Photo;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
}

export interface HoneymoonContent {
  readonly intro: PageIntro;
  readonly sections: readonly HoneymoonSection[];
  readonly planning: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly href: SitePath;
    /** First sentence of the contact message after the click. */
    readonly enquiry: string;
  };
}

export interface ServiceCard {
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly href: SitePath;
}

export interface ServicesContent {
  readonly intro: PageIntro;
  readonly linkLabel: string;
  readonly cards: readonly [ServiceCard, ServiceCard, ServiceCard, ServiceCard];
  readonly callToAction: CallToAction;
}
