import type { z } from 'zod';
import { logoStyle, type Icons } from './brand';
import type { Business } from './business';
import {
  brandId,
  choice,
  group,
  heading,
  linkText,
  list,
  name,
  paragraph,
  photo,
  siteHref,
  translatedText,
  metaDescription,
} from './fields';
import type { Localized } from './language';
import { PAGE_SEGMENTS, type ChooserSegment, type Link, type SitePath } from './link';
import type { Notice } from './notice';
import { titledPage } from './page';
import type { SocialCard } from './photo';
import { offlinePage, type OfflineContent, type UiLabels } from './shell';
import type { Resolved } from './resolved';

/**
 * Texts of pages without a brand. They may repeat `{brands}`, the number of brands, and the lists `{names}`,
 * `{ofNames}`, `{toNames}` and `{summaries}`.
 */
export const site = group('Pages without a house', {
  name: name('Name of the site'),
  /** TTL-01 */
  siteType: name('Left part of the title of these pages'),
  logoStyle,
  /** BRD-08 */
  themeBrand: brandId('House whose look these pages have'),
  cardPhoto: photo('Picture of shared links'),
  landing: group('Landing page', {
    title: heading('Title'),
    description: metaDescription(),
    heading: heading(),
    intro: paragraph('Introduction'),
    /** LND-05 */
    highlighted: brandId('House whose button starts highlighted'),
    linkLabel: linkText(),
    /** What each brand offers, reached from "View All Services" (ODD-16). */
    servicesHeading: heading('Heading of the services'),
    services: list('Services', choice('Page', PAGE_SEGMENTS)),
  }),
  chooserPages: group('Pages that ask which house', {
    about: titledPage('About'),
    room: titledPage('Rooms'),
    services: titledPage('Services'),
    restaurant: titledPage('Restaurant'),
    contact: titledPage('Contact'),
  }),
  chooserText: group('What they ask', {
    question: heading('Question', { later: ['page'] }),
    hint: group('Hint', { two: translatedText('Two houses'), many: translatedText('More') }),
  }),
  legalLabel: translatedText('Above the links to privacy, accessibility and legal notice', {
    later: ['name'],
  }),
  notFound: group('Page not found', {
    title: heading('Title'),
    code: name('Number'),
    heading: heading(),
    message: paragraph(),
    goHome: group('Link', { label: linkText(), href: siteHref() }),
    brandsHeading: translatedText('Above the houses'),
  }),
  offline: offlinePage,
  /** Each brand within `{ofNames:or}` and `{toNames:or}`. */
  namesInSentences: group('Names within sentences', {
    of: translatedText('Of', { later: ['name'] }),
    to: translatedText('To', { later: ['name'] }),
  }),
});

type SiteFile = Resolved<z.infer<typeof site>>;

export interface Site
  extends Omit<SiteFile, 'cardPhoto' | 'namesInSentences' | 'chooserPages' | 'chooserText'>, Localized {
  readonly labels: UiLabels;
  /** Of pages without a brand. */
  readonly notices: readonly Notice[];
  readonly offline: OfflineContent & { readonly href: SitePath };
  readonly chooserPages: {
    readonly [Segment in ChooserSegment]: SiteFile['chooserPages'][Segment] & { readonly href: SitePath };
  };
  readonly chooserText: { readonly question: string; readonly hint: string };
  readonly business: Business;
  /** Those of the brand whose theme pages without a brand use, which the label says. */
  readonly legalLinks: readonly Link[];
  readonly icons: Icons;
  readonly socialCard: SocialCard;
}
