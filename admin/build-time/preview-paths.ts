/** The page that "View on Live Site" in the toolbar of a form opens. */
import type { ContentFile } from '@/content/model/files/content-files';
import { BRAND_PAGE_SEGMENTS, type BrandPageSegment } from '@/content/model/pages';

/** The page of a brand that shows a content type, where it has another name. Without a page it is the home. */
const PAGES: Readonly<Record<string, BrandPageSegment>> = {
  rooms: 'room',
  policies: 'room',
  stay: 'find_room',
  goodToKnow: 'pricing',
  business: 'contact',
  foodMenu: 'restaurant',
  tours: 'tours-activities',
  explore: 'explore-island',
  team: 'our_team',
  legalNotice: 'legal',
};

/** @param firstBrand the id of the brand whose pages show shared files */
export function getPreviewPath(
  { kind, brandId }: Pick<ContentFile, 'kind' | 'brandId'>,
  firstBrand: string,
): string {
  const contentType = kind.replace(/^.*\//, '');
  if (contentType === 'unbranded') return '/';
  const page = PAGES[contentType] ?? BRAND_PAGE_SEGMENTS.find((segment) => segment === contentType);
  return [`/${brandId ?? firstBrand}`, ...(page ? [page] : [])].join('/');
}
