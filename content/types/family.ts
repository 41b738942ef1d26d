import type {
  Business,
  Icons,
  Link,
  Mark,
  PageInfo,
  ShellWords,
  SitePath,
  SocialCard,
  PageSegment,
} from './brand';

/** Unprefixed pages that ask which house the visitor means (readings: footer links without a prefix). */
export type ChooserSegment = 'about' | 'room' | 'services' | 'restaurant' | 'contact';

/** What belongs to neither house: the landing page, the "which house?" pages, the 404 page. */
export interface Family {
  readonly name: string;
  /** Site type of pages without a house (TTL-01). */
  readonly siteType: string;
  readonly mark: Mark;
  /** The house whose tokens the pages without a house wear (BRD-08). */
  readonly dressedAs: string;
  readonly business: Business;
  readonly words: ShellWords;
  readonly icons: Icons;
  readonly socialCard: SocialCard;
  readonly landing: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly intro: string;
    /** The house whose button starts highlighted (LND-05). */
    readonly highlighted: string;
    readonly enter: string;
    /** What each house offers, reached from "View All Services" (ODD-16). */
    readonly servicesHeading: string;
    readonly services: readonly PageSegment[];
  };
  readonly choosers: { readonly [Segment in ChooserSegment]: Pick<PageInfo, 'title' | 'description'> };
  readonly chooser: { readonly question: string; readonly hint: string };
  readonly notFound: {
    readonly title: string;
    readonly code: string;
    readonly heading: string;
    readonly line: string;
    readonly goHome: Link<SitePath>;
    readonly doors: string;
  };
}
