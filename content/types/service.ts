import type { Link, SitePath } from './brand';
import type { Photo } from './photo';

export type MenuCategory = 'breakfast' | 'lunch' | 'snack' | 'dinner';

export interface MenuItem {
  readonly category: MenuCategory;
  readonly photo: Photo;
}

export interface MealHours {
  readonly meal: string;
  /** One text, exactly as the restaurant writes it: "7.00 to 10.30 AM" (SVC-03 to SVC-06). */
  readonly hours: string;
  /** 24-hour "HH:MM" in Zanzibar, for "open now" and for structured data. */
  readonly opens: string;
  readonly closes: string;
}

export interface StorySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly photo: Photo;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
}

/** The next sensible step at the end of a page. */
export interface NextStep {
  readonly heading: string;
  readonly text: string;
  /** Relative to the house's prefix. */
  readonly links: readonly Link<SitePath>[];
}

export interface RestaurantContent {
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly photo: Photo;
  readonly hoursHeading: string;
  readonly hours: readonly MealHours[];
  readonly menuHeading: string;
  readonly menuText: string;
  readonly categories: readonly { readonly id: MenuCategory; readonly label: string }[];
  readonly items: readonly MenuItem[];
  /** Every card says the same until the chefs have written the menu (SVC-10 to SVC-12). */
  readonly placeholder: { readonly name: string; readonly price: string; readonly text: string };
  readonly openNow: string;
  readonly closedNow: string;
  readonly nextStep: NextStep;
}

export interface ServicePageContent {
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly sections: readonly StorySection[];
  readonly nextStep: NextStep;
}

export interface HoneymoonContent {
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly sections: readonly StorySection[];
  readonly planning: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly enquiry: string;
  };
}

export interface ServicesContent {
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly services: readonly {
    readonly heading: string;
    readonly text: string;
    readonly photo: Photo;
    readonly link: Link<SitePath>;
  }[];
  readonly nextStep: NextStep;
}
