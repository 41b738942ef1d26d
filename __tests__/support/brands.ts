import { currentOn } from '@/components/shell/periods';
import { brands, periods, site } from '@/content';
import type { Brand, ChooserSegment, PageInfo } from '@/content';
import { zanzibarDate } from '@/zanzibar-clock';

/** A brand as the tests speak of it. All of it is read from content: the specification's own words are in `__tests__/specification`. */
export interface ExpectedBrand {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly siteType: string;
  readonly homeTitle: string;
  readonly roomListTitle: string;
  readonly restaurantTitle: string;
  /** Ids of rooms that have a page. */
  readonly roomIds: readonly number[];
  /** Titles of the rooms that the room list shows. */
  readonly listedRooms: readonly string[];
  readonly galleryTitles: readonly string[];
  /** Everything the site says of it. */
  readonly brand: Brand;
}

function houseOf(brand: Brand): ExpectedBrand {
  return {
    id: brand.id,
    path: brand.href,
    name: brand.name,
    siteType: brand.siteType,
    homeTitle: brand.homeMeta.title,
    roomListTitle: brand.pages.room.title,
    restaurantTitle: brand.pages.restaurant.title,
    roomIds: brand.rooms.all.map(({ id }) => id),
    listedRooms: brand.rooms.listed.map(({ title }) => title),
    galleryTitles: brand.home.gallery.tiles.map(({ title }) => title),
    brand,
  };
}

export const BRANDS: readonly ExpectedBrand[] = brands.map(houseOf);

export const HOMES: readonly string[] = BRANDS.map(({ path }) => path);

function named(id: string): ExpectedBrand {
  const brand = BRANDS.find((one) => one.id === id);
  if (!brand) throw new Error(`There is no brand "${id}" in content/index.ts.`);
  return brand;
}

/** For what is tested once: some files drive one brand, some the other. */
export const BOUTIQUE = named('joya-boutique');
export const VILLA = named('beachsuites-villa');

/** What the links to book are called today and where they lead: to the contact page while a notice closes the house. */
export function bookingToday({ booking }: Brand): { cardLabel: string; navLabel: string; url: string } {
  const { cardLabel, navLabel, url, closure } = booking;
  const current = currentOn(periods, zanzibarDate(new Date())).split(' ');
  if (!closure || !current.includes(closure.period)) return { cardLabel, navLabel, url };
  return { cardLabel: closure.label, navLabel: closure.label, url: closure.contactHref };
}

export const DEFAULT_SITE_TYPE = site.siteType;

export function otherBrand(brand: ExpectedBrand): ExpectedBrand {
  const other = BRANDS.find((one) => one !== brand);
  if (!other) throw new Error(`${brand.name} is the only brand.`);
  return other;
}

/** Runs the same tests for every brand. */
export function describeEachBrand(tests: (brand: ExpectedBrand) => void): void {
  describe.each(BRANDS.map((brand) => [brand.name, brand] as const))('%s', (_, brand) => tests(brand));
}

/** The fixed inner screens of a brand and the title of each. */
export function innerScreens(brand: ExpectedBrand): readonly (readonly [segment: string, title: string])[] {
  return screensOf(brand).map(([segment, { title }]) => [segment, title] as const);
}

/** The same with all that a page says of itself. */
export function screensOf(brand: ExpectedBrand): readonly (readonly [segment: string, page: PageInfo])[] {
  return Object.entries(brand.brand.pages);
}

/** Pages that ask which brand is meant. */
export const CHOOSERS: readonly ChooserSegment[] = ['about', 'room', 'services', 'restaurant', 'contact'];

/** Inner pages of a brand with their titles, room pages included. */
export function innerPages(brand: ExpectedBrand): readonly (readonly [path: string, title: string])[] {
  const roomTitle = brand.brand.pages.room_details.title;
  return [
    ...innerScreens(brand).map(([segment, title]) => [`${brand.path}/${segment}`, title] as const),
    ...brand.roomIds.map((id) => [`${brand.path}/room/${id}`, roomTitle] as const),
  ];
}

/** Every page of a brand with its title. */
export function allPages(brand: ExpectedBrand): readonly (readonly [path: string, title: string])[] {
  return [[brand.path, brand.homeTitle], ...innerPages(brand)];
}
