import type { Photo } from './photo';
import type { NextStep } from './service';

export interface AboutContent {
  /** The house in one sentence, in large letters. */
  readonly statement: string;
  readonly philosophy: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly photo: Photo;
  };
  readonly reception: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly photo: Photo;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  };
  readonly tailorMade: {
    readonly heading: string;
    readonly text: string;
    readonly photos: readonly [Photo, Photo];
    readonly wishes: readonly { readonly title: string; readonly text: string }[];
  };
  readonly nextStep: NextStep;
}

export interface TeamContent {
  readonly intro: { readonly eyebrow: string; readonly heading: string; readonly text: string };
  /** Roles, not people: a sample until the team introduces itself. */
  readonly members: readonly { readonly role: string; readonly text: string; readonly photo: Photo }[];
  readonly nextStep: NextStep;
}

export interface PricingContent {
  readonly faq: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly text: string;
    readonly list: readonly { readonly question: string; readonly answer: string }[];
  };
  /** Placeholders of the specification: one title and one price, shown with each item (TPR-05). */
  readonly extras: {
    readonly heading: string;
    readonly note: string;
    readonly title: string;
    readonly price: string;
    readonly items: readonly { readonly text: string; readonly photo: Photo }[];
    readonly purchase: string;
    readonly purchaseNote: string;
  };
  readonly nextStep: NextStep;
}
