/** The page that "View on Live Site" in the toolbar of a form opens. */
import type { ContentFile, ContentFileKind } from '@/content/model/files/content-files';
import type { BrandPageSegment } from '@/content/model/pages';

/** Without its scope: "rooms" of both "brand/rooms" and "shared/rooms". */
type UnscopedKind<Kind = ContentFileKind> = Kind extends `${string}/${infer Name}` ? Name : Kind;

/** The page of a brand that shows a file; "unbranded" is the landing page. */
const PAGES: Readonly<Record<UnscopedKind, 'unbranded' | 'home' | BrandPageSegment>> = {
  unbranded: 'unbranded',
  brand: 'home',
  technicalSettings: 'home',
  labels: 'home',
  header: 'home',
  footer: 'home',
  pages: 'home',
  home: 'home',
  testimonials: 'home',
  formatTexts: 'home',
  notices: 'home',
  specialOffers: 'home',
  settings: 'home',
  photo: 'home',
  post: 'home',
  rooms: 'room',
  policies: 'room',
  stay: 'find_room',
  about: 'about',
  goodToKnow: 'pricing',
  pricing: 'pricing',
  blog: 'blog',
  contact: 'contact',
  business: 'contact',
  restaurant: 'restaurant',
  foodMenu: 'restaurant',
  tours: 'tours-activities',
  activities: 'activities',
  explore: 'explore-island',
  team: 'our_team',
  honeymoon: 'honeymoon',
  services: 'services',
  tides: 'tides',
  privacy: 'privacy',
  accessibility: 'accessibility',
  legalNotice: 'legal',
};

/** @param firstBrand the id of the brand whose pages show shared files */
export function getPreviewPath(
  { kind, brandId }: Pick<ContentFile, 'kind' | 'brandId'>,
  firstBrand: string,
): string {
  const page = PAGES[kind.replace(/^.*\//, '') as UnscopedKind];
  if (page === 'unbranded') return '/';
  const home = `/${brandId ?? firstBrand}`;
  return page === 'home' ? home : `${home}/${page}`;
}
