import type { z } from 'zod';
import { mapValues } from '../../lib/map-values';
import {
  buttonLabel,
  fieldset,
  heading,
  linkLabel,
  list,
  metaDescription,
  paragraph,
  photo,
  reference,
  select,
  type TextVariables,
  translatedText,
  untranslatedText,
} from '../fields/field-types';
import { joinPath, type Link } from '../../lib/site-path';
import { resolveSocialCard } from '../fields/resolve-photo';
import { business } from './business';
import { labels } from './labels';
import { notices } from './notices';
import { chooserPages, chooserPath, PAGE_SEGMENTS } from './pages';
import { iconsOf } from './photo';
import { type ResolveContext, defineContentType, type ResolvedContent } from './content-type';

const offlinePage = fieldset('Without a network', {
  title: heading('Title'),
  description: metaDescription(),
  heading: heading(),
  message: paragraph(),
  retry: buttonLabel('Button'),
  kept: translatedText('Before the links to the pages that are kept'),
});

/**
 * Texts of pages without a brand. They may repeat `{brands}`, the number of brands, and the lists `{names}`,
 * `{ofNames}`, `{toNames}` and `{summaries}`.
 */
const unbrandedFields = fieldset('Pages without a house', {
  name: untranslatedText('Name of the site'),
  /** TTL-01 */
  siteType: untranslatedText('First words of the title of these pages, in browsers and search engines'),
  /** BRD-08 */
  themeBrand: reference('brand', 'House whose look these pages have'),
  cardPhoto: photo('Picture of shared links'),
  landing: fieldset('Landing page', {
    title: heading('Title'),
    description: metaDescription(),
    heading: heading(),
    intro: paragraph('Introduction'),
    /** LND-05 */
    highlighted: reference('brand', 'House whose button starts highlighted'),
    linkLabel: linkLabel(),
    /** What each brand offers, reached from "View All Services" (ODD-16). */
    servicesHeading: heading('Heading of the services'),
    services: list('Services', select('Page', PAGE_SEGMENTS)),
  }),
  chooserPages: fieldset('Pages that ask which house', chooserPages),
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
    goHome: fieldset('Link', { label: linkLabel(), href: chooserPath() }),
    brandsHeading: translatedText('Above the houses'),
  }),
  offline: offlinePage,
  /** How the name of a brand is written within `{ofNames:or}` and `{toNames:or}`. */
  namesInSentences: fieldset('Names within sentences', {
    of: translatedText('A house after “of”', { runtimePlaceholders: ['name'] }),
    to: translatedText('A house after “to”', { runtimePlaceholders: ['name'] }),
  }),
});

export const unbranded = defineContentType({
  shared: unbrandedFields,
  resolve({ shared }, context) {
    const { cardPhoto, chooserPages, chooserText, offline, namesInSentences: _, ...rest } = shared;
    const { two, many } = chooserText.hint;
    return {
      ...rest,
      language: context.language,
      href: context.href,
      homes: context.homes,
      labels: context.get(labels),
      business: context.get(business),
      chooserPages: mapValues(chooserPages, (page, segment) => ({
        ...page,
        href: joinPath(context.href, `/${segment}`),
      })),
      offline: { ...offline, href: joinPath(context.href, '/offline') },
      /** The address of a stay without a brand. */
      stayHref: joinPath(context.href, '/room_details'),
      chooserText: { ...chooserText, hint: context.brands.length === 2 ? two : many },
      icons: iconsOf(context.id),
      socialCard: resolveSocialCard(cardPhoto, {
        file: 'content/shared/unbranded.json',
        path: ['cardPhoto'],
      }),
      /** The notices of pages without a brand. */
      notices: context.get(notices).filter(({ brands }) => brands === undefined),
    };
  },
});
export type OfflineContent = Omit<ResolvedContent<typeof unbranded>['offline'], 'href'>;
export type UnbrandedContent = ResolvedContent<typeof unbranded> & {
  /** The legal links of the brand whose theme pages without a brand use. The label names that brand. */
  readonly legalLinks: readonly Link[];
};
export type ChooserSegment = keyof UnbrandedContent['chooserPages'];

/**
 * The values that texts of pages without a brand can interpolate: the name of each brand, alone and within sentences.
 */
export function unbrandedVariables(
  { namesInSentences }: z.infer<typeof unbrandedFields>,
  brands: readonly { readonly name: string; readonly summary: string }[],
  { catalog, formats }: ResolveContext,
): TextVariables {
  const within = (msgid: string) =>
    brands.map(({ name }) => formats.fill(catalog.gettext('', msgid) ?? msgid, { name }));
  return {
    brands: brands.length,
    names: brands.map(({ name }) => name),
    ofNames: within(namesInSentences.of),
    toNames: within(namesInSentences.to),
    summaries: brands.map(({ summary }) => summary),
  };
}
