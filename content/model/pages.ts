import { capitalize } from '../../lib/capitalize';
import { mapValues } from '../../lib/map-values';
import { joinPath } from '../../lib/site-path';
import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';

/** Last path segments of the fixed inner pages of a brand. */
export const BRAND_PAGE_SEGMENTS = [
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
export type BrandPageSegment = (typeof BRAND_PAGE_SEGMENTS)[number];

/** Pages that an owner can take off the site; the site does without them. */
const OPTIONAL_PAGES = ['find_room', 'our_team', 'pricing', 'blog'] as const satisfies BrandPageSegment[];
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];
const isOptional = (segment: BrandPageSegment) => OPTIONAL_PAGES.some((optional) => optional === segment);

const titleSchema = field.translatedText('Title', {
  translatorComment: 'page title and heading of the page',
});
const descriptionSchema = field.metaDescription();

/** Title and description of a page without a banner. */
const createTitleAndDescriptionSchema = (label: string) =>
  field.fieldset(label, { title: titleSchema, description: descriptionSchema });

/** Pages without a brand that ask which one the visitor means (see docs/decisions.md). */
export const brandChooserPagesShape = {
  about: createTitleAndDescriptionSchema('About'),
  room: createTitleAndDescriptionSchema('Rooms'),
  services: createTitleAndDescriptionSchema('Services'),
  restaurant: createTitleAndDescriptionSchema('Restaurant'),
  contact: createTitleAndDescriptionSchema('Contact'),
};

export const createBrandChooserPathSchema = () =>
  field.unbrandedPath('Page that asks which house', Object.keys(brandChooserPagesShape));

export const unbrandedLinkSchema = field.fieldset('Link to a page that asks which house', {
  label: field.buttonLabel(),
  unbrandedHref: createBrandChooserPathSchema(),
});

/** Title, banner and metadata of an inner page. */
const createBannerPageShape = () => ({
  title: titleSchema,
  description: descriptionSchema,
  banner: field.photo('Banner'),
  breadcrumbHidden: field.boolean('Hide the line “Home / Title” in the banner').optional(),
  noindex: field.boolean('Keep the page out of search engines').optional(),
});

/** @param alsoRemoved what else goes with the page */
const createOptionalPageSchema = (label: string, alsoRemoved = '') =>
  field.fieldset(label, {
    ...createBannerPageShape(),
    removed: field
      .boolean(
        'Take this page off the site',
        `it leaves the menus, the footer and the sitemap, in every language, and nothing of it is deleted${alsoRemoved}`,
      )
      .optional(),
  });

/** Names for the owner, where the address of a page has another word. */
const NAMES: Readonly<Partial<Record<BrandPageSegment, string>>> = {
  room: 'Rooms',
  room_details: 'What a guest has chosen on Find Room',
  'tours-activities': 'Tours',
  blog_details: 'A post',
  legal: 'Legal notice',
};

const getName = (segment: BrandPageSegment) => NAMES[segment] ?? capitalize(segment.replaceAll(/[_-]/g, ' '));

// one group of fields for each segment
const innerPagesShape = Object.fromEntries(
  BRAND_PAGE_SEGMENTS.map((segment) => [
    segment,
    isOptional(segment)
      ? createOptionalPageSchema(
          getName(segment),
          segment === 'find_room' ? '; the page of what a guest has chosen there goes too' : '',
        )
      : field.fieldset(getName(segment), createBannerPageShape()),
  ]),
) as Record<BrandPageSegment, ReturnType<typeof createOptionalPageSchema>>;

/** Title, banner and metadata of each page. */
export const pages = defineContentType({
  brand: field.fieldset('Titles and pictures of pages, and which pages there are', {
    home: createTitleAndDescriptionSchema('Home'),
    ...innerPagesShape,
  }),
  resolve: ({ brand: { home, ...inner } }, { href, referenceTargets }) => ({
    home: { ...home, href },
    ...mapValues(inner, (page, segment) => ({
      ...page,
      href: joinPath(href, `/${segment}`),
      /** The page is not on the site, although other pages may show its title. */
      removed: !referenceTargets.page.includes(`/${segment}`),
    })),
  }),
});
export type PageInfo = ResolvedContent<typeof pages>[BrandPageSegment];

/** The inner pages of a brand that are on its site. */
export const getInnerPages = ({ home: _, ...inner }: ResolvedContent<typeof pages>): readonly PageInfo[] =>
  Object.values(inner).filter(({ removed }) => !removed);
