import type { UNBRANDED_SEGMENTS } from '../fields/field-types';

/** Last path segments of the fixed inner pages of a brand. */
export const PAGE_SEGMENTS = [
  'about',
  'room',
  'find_room',
  'room_details',
  'tours-activities',
  'our_team',
  'pricing',
  'blog',
  'blog_details',
  'contact',
  'restaurant',
  'honeymoon',
  'activities',
  'explore-island',
  'tides',
  'services',
  'privacy',
  'accessibility',
  'legal',
] as const;
export type PageSegment = (typeof PAGE_SEGMENTS)[number];

export type UnbrandedSegment = (typeof UNBRANDED_SEGMENTS)[number];

declare const sitePath: unique symbol;

/** A full path inside the site, as pages show it. Only `content/resolve` makes one, so no short link can be one. */
export type SitePath = `/${string}` & { readonly [sitePath]: true };

export interface Link<To extends string = SitePath> {
  readonly label: string;
  readonly href: To;
}

/** A link to a page without a brand; it loads a new document. */
export interface UnbrandedLink {
  readonly label: string;
  readonly unbrandedHref: SitePath;
}
