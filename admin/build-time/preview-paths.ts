/** The page that "View on Live Site" in the toolbar of a form opens. */
import type { ContentFile, ContentFileKind } from '@/content/model/files/content-files';

/** The page of a brand that shows a file. All other files are shown on the home page. */
const PAGES: Readonly<Partial<Record<ContentFileKind, string>>> = {
  'brand/rooms': '/room',
  'shared/rooms': '/room',
  'shared/policies': '/room',
  'brand/stay': '/find_room',
  'shared/stay': '/find_room',
  'brand/about': '/about',
  'shared/about': '/about',
  'brand/goodToKnow': '/pricing',
  'shared/goodToKnow': '/pricing',
  'brand/pricing': '/pricing',
  'shared/pricing': '/pricing',
  'brand/blog': '/blog',
  'shared/blog': '/blog',
  'brand/contact': '/contact',
  'shared/contact': '/contact',
  'shared/business': '/contact',
  'brand/restaurant': '/restaurant',
  'shared/restaurant': '/restaurant',
  'shared/foodMenu': '/restaurant',
  'brand/tours': '/tours-activities',
  'shared/tours': '/tours-activities',
  'brand/activities': '/activities',
  'shared/activities': '/activities',
  'brand/explore': '/explore-island',
  'shared/explore': '/explore-island',
  'brand/team': '/our_team',
  'brand/honeymoon': '/honeymoon',
  'brand/services': '/services',
  'shared/tides': '/tides',
  'shared/privacy': '/privacy',
  'shared/accessibility': '/accessibility',
  'shared/legalNotice': '/legal',
};

/** @param firstBrand the id of the brand whose pages show shared files */
export const getPreviewPath = (
  { kind, brandId }: Pick<ContentFile, 'kind' | 'brandId'>,
  firstBrand: string,
): string => (kind === 'shared/unbranded' ? '/' : `/${brandId ?? firstBrand}${PAGES[kind] ?? ''}`);
