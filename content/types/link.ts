/** Last path segments of the fixed inner pages of a brand. */
export type PageSegment =
  | 'about'
  | 'room'
  | 'find_room'
  | 'room_details'
  | 'tours-activities'
  | 'our_team'
  | 'pricing'
  | 'blog'
  | 'blog_details'
  | 'contact'
  | 'restaurant'
  | 'honeymoon'
  | 'activities'
  | 'explore-island'
  | 'services'
  | 'privacy'
  | 'accessibility'
  | 'legal';

/** A short link within the brand, as content writes it. '/' is the brand's home. */
export type BrandPath = '/' | `/${PageSegment}` | `/room/${number}`;

/** Unprefixed pages that ask which brand the visitor means (see docs/decisions.md). */
export type ChooserSegment = 'about' | 'room' | 'services' | 'restaurant' | 'contact';

/** A page of no brand, in the language that content is written in. */
type SiteWidePath = '/' | `/${ChooserSegment}`;

/** A full path inside the site, as pages show it. */
export type SitePath = `/${string}`;

/** An address outside the site, opened in a new tab. */
export type ExternalUrl = `https://${string}`;

export interface Link<To extends string = SitePath> {
  readonly label: string;
  readonly href: To;
}

/** A link to a page that belongs to no brand; it loads a new document. */
export interface SiteWideLink {
  readonly label: string;
  readonly siteHref: SitePath;
}

/** The same type as content writes it: with short links instead of full paths. */
export type Written<T> = {
  [Key in keyof T]: Key extends 'href' ? BrandPath : Key extends 'siteHref' ? SiteWidePath : Written<T[Key]>;
};
