import type { Photo } from './photo';
import type { CallToAction } from './page';

export interface AboutContent {
  /** One sentence about the brand, in large type. */
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
    readonly examples: readonly { readonly title: string; readonly text: string }[];
  };
  readonly callToAction: CallToAction;
}

export interface TeamContent {
  readonly intro: { readonly eyebrow: string; readonly heading: string; readonly text: string };
  /** Roles instead of people, until there are real ones (ODD-39). */
  readonly members: readonly { readonly role: string; readonly text: string; readonly photo: Photo }[];
  readonly callToAction: CallToAction;
}

export interface PricingContent {
  readonly faq: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly text: string;
    readonly list: readonly { readonly question: string; readonly answer: string }[];
  };
  /** Placeholders, as specified (TPR-05): title and price are shown with each item. */
  readonly extras: {
    readonly heading: string;
    readonly note: string;
    readonly title: string;
    readonly price: string;
    readonly items: readonly { readonly text: string; readonly photo: Photo }[];
    readonly purchaseLabel: string;
    readonly purchaseNote: string;
  };
  readonly callToAction: CallToAction;
}
