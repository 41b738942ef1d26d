import type { Link } from './link';

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
