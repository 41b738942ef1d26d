import type { Icons, LogoStyle, ShellWords, SocialCard, PageInfo, WrittenPage } from './brand';
import type { Business, WrittenBusiness } from './business';
import type { InLanguage } from './language';
import type { ChooserSegment, Link, PageSegment, SitePath } from './link';
import type { Notice } from './notice';
import type { Photo } from './photo';

/** Texts of pages without a brand: landing page, "which house?" pages, 404 page. */
interface SiteFacts {
  readonly name: string;
  /** Site type of pages without a brand (TTL-01). */
  readonly siteType: string;
  readonly logoStyle: LogoStyle;
  /** Id of the brand whose theme pages without a brand use (BRD-08). */
  readonly themeBrand: string;
  readonly words: ShellWords;
  readonly landing: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly intro: string;
    /** Id of the brand whose button starts highlighted (LND-05). */
    readonly highlighted: string;
    readonly linkLabel: string;
    /** What each brand offers, reached from "View All Services" (ODD-16). */
    readonly servicesHeading: string;
    readonly services: readonly PageSegment[];
  };
  readonly notFound: {
    readonly title: string;
    readonly code: string;
    readonly heading: string;
    readonly message: string;
    readonly goHome: Link;
    readonly brandsHeading: string;
  };
  readonly offline: OfflineContent;
}

/** The page for what is not kept where there is no network. */
export interface OfflineContent {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly message: string;
  readonly retry: string;
  /** Before the links to the pages that are kept. */
  readonly kept: string;
}

/** Texts may repeat `{brands}`, their count, and the lists `{names}`, `{ofNames}`, `{toNames}` and `{summaries}`. */
export interface SiteContent extends SiteFacts {
  readonly chooserPages: { readonly [Segment in ChooserSegment]: Pick<WrittenPage, 'title' | 'description'> };
  readonly chooserText: {
    readonly question: string;
    /** By the number of brands. */
    readonly hint: { readonly two: string; readonly many: string };
  };
  /** Each brand within `{ofNames:or}` and `{toNames:or}`, with the placeholder [name]. */
  readonly namesInSentences: { readonly of: string; readonly to: string };
  readonly business: WrittenBusiness;
  /** Source of the social card. */
  readonly cardPhoto: Photo;
}

export interface Site extends SiteFacts, InLanguage {
  /** Of pages without a brand. */
  readonly notices: readonly Notice[];
  readonly offline: OfflineContent & { readonly href: SitePath };
  readonly chooserPages: {
    readonly [Segment in ChooserSegment]: Pick<PageInfo, 'title' | 'description' | 'href'>;
  };
  readonly chooserText: { readonly question: string; readonly hint: string };
  readonly business: Business;
  /** Those of the brand whose theme pages without a brand use. */
  readonly legalLinks: readonly Link[];
  readonly icons: Icons;
  readonly socialCard: SocialCard;
}
