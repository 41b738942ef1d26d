import type { Photo } from './photo';

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

export interface ToursContent {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly tours: readonly Tour[];
  readonly note: string;
  readonly contactLabel: string;
  readonly words: {
    readonly duration: string;
    readonly maxGroup: string;
    readonly highlights: string;
    readonly stars: string;
  };
  readonly information: {
    readonly heading: string;
    readonly included: { readonly title: string; readonly items: readonly string[] };
    readonly booking: { readonly title: string; readonly items: readonly string[] };
  };
}
