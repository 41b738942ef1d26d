import type { Link, Written } from './link';
import type { Photo } from './photo';
import type { CallToAction, PageIntro } from './page';

interface TourFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Lowest price in US dollars. */
  readonly price: number;
  readonly highlights: readonly string[];
  readonly image: Photo;
  readonly maxGroup: number;
  readonly rating: 5;
}

/** The tour entity of the specification (ENT-15). */
export interface WrittenTour extends TourFacts {
  /** Shortest and longest duration. */
  readonly hours: readonly [number, number];
}

export interface Tour extends TourFacts {
  /** "3-4 hours" */
  readonly duration: string;
  /** "From $25" */
  readonly priceText: string;
  /** First sentence of the contact message after CONTACT US. */
  readonly enquiry: string;
}

export interface TourWords {
  readonly duration: string;
  readonly maxGroup: string;
  readonly highlights: string;
  readonly stars: string;
  readonly note: string;
  readonly contact: Link;
}

interface ToursWords {
  readonly intro: PageIntro;
  readonly words: TourWords;
  readonly information: {
    readonly heading: string;
    readonly blocks: readonly { readonly title: string; readonly items: readonly string[] }[];
  };
  readonly callToAction: CallToAction;
}

export interface ToursContent extends ToursWords {
  readonly tours: readonly Tour[];
}

export interface WrittenTours extends Written<ToursWords> {
  readonly tours: readonly WrittenTour[];
  /** First sentence of the contact message, with the placeholder [tour]. */
  readonly enquiryAbout: string;
}
