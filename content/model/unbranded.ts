import { mapValues } from '../../lib/map-values';
import { joinPath } from '../../lib/site-path';
import * as field from '../fields/field-types';
import { resolveSocialCard } from '../fields/photo-content';
import { getContentFilePath } from '../file-paths';
import { getIconPaths } from './brand';
import { business } from './business';
import { defineContentType, type ResolvedContent } from './content-type';
import { labels } from './labels';
import { notices } from './notices';
import { brandChooserPagesShape, createBrandChooserPathSchema, BRAND_PAGE_SEGMENTS } from './pages';

const offlinePageSchema = field.fieldset('Without a network', {
  title: field.heading('Title'),
  description: field.metaDescription(),
  heading: field.heading(),
  message: field.paragraph(),
  retry: field.buttonLabel('Button'),
  cached: field.translatedText('Before the links to the pages that are kept'),
});

/**
 * Texts of pages without a brand. They may repeat `{brands}`, the number of brands, and the lists `{names}`,
 * `{ofNames}`, `{toNames}` and `{summaries}`.
 */
const unbrandedSchema = field.fieldset('Pages without a house', {
  name: field.nonTranslatableText('Name of the site'),
  /** TTL-01 */
  siteType: field.nonTranslatableText(
    'First words of the title of these pages, in browsers and search engines',
  ),
  /** BRD-08 */
  themeBrand: field.reference('brand', 'House whose look these pages have'),
  cardPhoto: field.photo('Picture of shared links'),
  landing: field.fieldset('Landing page', {
    title: field.heading('Title'),
    description: field.metaDescription(),
    heading: field.heading(),
    intro: field.paragraph('Introduction'),
    /** LND-05 */
    highlighted: field.reference('brand', 'House whose button starts highlighted'),
    linkLabel: field.linkLabel(),
    /** What each brand offers, reached from "View All Services" (ODD-16). */
    servicesHeading: field.heading('Heading of the services'),
    services: field.list('Services', field.select('Page', BRAND_PAGE_SEGMENTS)),
  }),
  chooserPages: field.fieldset('Pages that ask which house', brandChooserPagesShape),
  chooserText: field.fieldset('What they ask', {
    question: field.heading('Question', { runtimePlaceholders: ['page'] }),
    hint: field.fieldset('Hint', {
      two: field.translatedText('Two houses'),
      many: field.translatedText('More'),
    }),
  }),
  legalLabel: field.translatedText('Above the links to privacy, accessibility and legal notice', {
    runtimePlaceholders: ['name'],
  }),
  notFound: field.fieldset('Page not found', {
    title: field.heading('Title'),
    code: field.nonTranslatableText('Number'),
    heading: field.heading(),
    message: field.paragraph(),
    goHome: field.fieldset('Link', { label: field.linkLabel(), href: createBrandChooserPathSchema() }),
    brandsHeading: field.translatedText('Above the houses'),
  }),
  offline: offlinePageSchema,
  /** How the name of a brand is written within `{ofNames:or}` and `{toNames:or}`. */
  namesInSentences: field.fieldset('Names within sentences', {
    of: field.translatedText('A house after “of”', { runtimePlaceholders: ['name'] }),
    to: field.translatedText('A house after “to”', { runtimePlaceholders: ['name'] }),
  }),
});

export const unbranded = defineContentType({
  shared: unbrandedSchema,
  needs: { business, labels, notices },
  variables({ shared: { namesInSentences } }, { formatters, brands }) {
    const within = (text: string) => brands.map(({ name }) => formatters.fill(text, { name }));
    return {
      brands: brands.length,
      names: brands.map(({ name }) => name),
      ofNames: within(namesInSentences.of),
      toNames: within(namesInSentences.to),
      summaries: brands.map(({ summary }) => summary),
    };
  },
  resolve({ shared }, context, needs) {
    const { cardPhoto, chooserPages, chooserText, offline, namesInSentences: _, ...rest } = shared;
    const { two, many } = chooserText.hint;
    return {
      ...rest,
      language: context.catalog.language,
      href: context.href,
      homes: context.homes,
      labels: needs.labels,
      business: needs.business,
      chooserPages: mapValues(chooserPages, (page, segment) => ({
        ...page,
        href: joinPath(context.href, `/${segment}`),
      })),
      offline: { ...offline, href: joinPath(context.href, '/offline') },
      /** The address of a stay without a brand. */
      stayHref: joinPath(context.href, '/room_details'),
      chooserText: { ...chooserText, hint: context.brands.length === 2 ? two : many },
      icons: getIconPaths(context.id),
      socialCard: resolveSocialCard(cardPhoto, {
        file: getContentFilePath('shared', 'unbranded'),
        path: ['cardPhoto'],
      }),
      /** The notices of pages without a brand. */
      notices: needs.notices.filter(({ brands }) => brands === undefined),
    };
  },
});
export type OfflinePageContent = Omit<ResolvedContent<typeof unbranded>['offline'], 'href'>;
export type UnbrandedContent = ResolvedContent<typeof unbranded>;
export type BrandChooserSegment = keyof UnbrandedContent['chooserPages'];
