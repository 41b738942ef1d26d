import type { Photo } from './photo';
import type { NextStep, StorySection } from './service';

export interface AboutContent {
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  /** Philosophy, Reception, Tailor Made Experience (ABT-01 to ABT-03). */
  readonly sections: readonly StorySection[];
  readonly nextStep: NextStep;
}

export interface TeamContent {
  readonly intro: { readonly heading: string; readonly text: string };
  /** Roles, not people: a sample until the owner names the team. */
  readonly members: readonly { readonly role: string; readonly name: string; readonly text: string }[];
  readonly nextStep: NextStep;
}

export interface PricingContent {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly faqHeading: string;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly extrasHeading: string;
  readonly extrasNote: string;
  readonly extras: readonly {
    readonly title: string;
    readonly price: string;
    readonly text: string;
    readonly photo: Photo;
  }[];
  readonly purchaseLabel: string;
  readonly nextStep: NextStep;
}
