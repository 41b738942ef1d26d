import type { SitePath } from './site-path';

export interface LabelledLink<To extends string = SitePath> {
  readonly label: string;
  readonly href: To;
}

/** A link to a page without a brand; it loads a new document. */
export interface UnbrandedLink {
  readonly label: string;
  readonly unbrandedHref: SitePath;
}

/** An address outside the site, opened in a new tab. */
export type ExternalUrl = `https://${string}`;
