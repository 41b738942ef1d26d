import type { z } from 'zod';
import type { Icons } from './brand';
import type { Business } from './business';
import {
  brandId,
  select,
  fieldset,
  heading,
  linkLabel,
  list,
  untranslatedText,
  paragraph,
  photo,
  unbrandedPath,
  translatedText,
  metaDescription,
} from '../fields/field-types';
import type { Localized } from './language';
import { PAGE_SEGMENTS, type UnbrandedSegment, type Link, type SitePath } from './link';
import type { Notice } from './notice';
import { titledPage } from './page';
import type { SocialCard } from './photo';
import { offlinePage, type OfflineContent, type UiLabels } from './shell';
import type { Resolved } from '../fields/resolved';

/**
 * Texts of pages without a brand. They may repeat `{brands}`, the number of brands, and the lists `{names}`,
 * `{ofNames}`, `{toNames}` and `{summaries}`.
 */
export const site = fieldset('Pages without a house', {
  name: untranslatedText('Name of the site'),
  /** TTL-01 */
  siteType: untranslatedText('Left part of the title of these pages'),
  /** BRD-08 */
  themeBrand: brandId('House whose look these pages have'),
  cardPhoto: photo('Picture of shared links'),
  landing: fieldset('Landing page', {
    title: heading('Title'),
    description: metaDescription(),
    heading: heading(),
    intro: paragraph('Introduction'),
    /** LND-05 */
    highlighted: brandId('House whose button starts highlighted'),
    linkLabel: linkLabel(),
    /** What each brand offers, reached from "View All Services" (ODD-16). */
    servicesHeading: heading('Heading of the services'),
    services: list('Services', select('Page', PAGE_SEGMENTS)),
  }),
  unbrandedPages: fieldset('Pages that ask which house', {
    about: titledPage('About'),
    room: titledPage('Rooms'),
    services: titledPage('Services'),
    restaurant: titledPage('Restaurant'),
    contact: titledPage('Contact'),
  }),
  chooserText: fieldset('What they ask', {
    question: heading('Question', { runtimePlaceholders: ['page'] }),
    hint: fieldset('Hint', { two: translatedText('Two houses'), many: translatedText('More') }),
  }),
  legalLabel: translatedText('Above the links to privacy, accessibility and legal notice', {
    runtimePlaceholders: ['name'],
  }),
  notFound: fieldset('Page not found', {
    title: heading('Title'),
    code: untranslatedText('Number'),
    heading: heading(),
    message: paragraph(),
    goHome: fieldset('Link', { label: linkLabel(), href: unbrandedPath() }),
    brandsHeading: translatedText('Above the houses'),
  }),
  offline: offlinePage,
  /** Each brand within `{ofNames:or}` and `{toNames:or}`. */
  namesInSentences: fieldset('Names within sentences', {
    of: translatedText('Of', { runtimePlaceholders: ['name'] }),
    to: translatedText('To', { runtimePlaceholders: ['name'] }),
  }),
});

type SiteFile = Resolved<z.infer<typeof site>>;

export interface Site
  extends Omit<SiteFile, 'cardPhoto' | 'namesInSentences' | 'unbrandedPages' | 'chooserText'>, Localized {
  readonly labels: UiLabels;
  /** Of pages without a brand. */
  readonly notices: readonly Notice[];
  readonly offline: OfflineContent & { readonly href: SitePath };
  readonly unbrandedPages: {
    readonly [Segment in UnbrandedSegment]: SiteFile['unbrandedPages'][Segment] & { readonly href: SitePath };
  };
  readonly chooserText: { readonly question: string; readonly hint: string };
  readonly business: Business;
  /** Those of the brand whose theme pages without a brand use, which the label says. */
  readonly legalLinks: readonly Link[];
  readonly icons: Icons;
  readonly socialCard: SocialCard;
}
