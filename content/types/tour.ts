import type { SitePath } from './brand';
import type { Photo } from './photo';
import type { NextStep, PageIntro } from './service';

/** The tour entity of the specification (ENT-15). */
export interface Tour {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Text such as "3-4 hours". */
  readonly duration: string;
  /** Text beginning with "From $". */
  readonly price: `From $${number}`;
  readonly highlights: readonly [string, string, string, string];
  readonly image: Photo;
  /** Text such as "12". */
  readonly maxGroup: string;
  readonly rating: 5;
  /** The sentence the contact form starts with after CONTACT US. */
  readonly enquiry: string;
}

export interface TourWords {
  readonly duration: string;
  readonly maxGroup: string;
  readonly highlights: string;
  readonly stars: string;
  readonly note: string;
  readonly contact: { readonly label: string; readonly href: SitePath };
}

export interface ToursContent {
  readonly intro: PageIntro;
  readonly tours: readonly Tour[];
  readonly words: TourWords;
  readonly information: {
    readonly heading: string;
    readonly blocks: readonly { readonly title: string; readonly items: readonly string[] }[];
  };
  readonly nextStep: NextStep;
}
