import { brands, site } from '@/content';
import type { Brand, ChooserSegment, PageInfo } from '@/content/types';

/** A brand as the tests speak of it. All of it is read from content: the specification's own words stand in `__tests__/specification`. */
export interface House {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly siteType: string;
  readonly homeTitle: string;
  readonly roomListTitle: string;
  readonly restaurantTitle: string;
  /** Rooms with a page of their own. */
  readonly roomIds: readonly number[];
  /** Titles of the rooms that the room list shows. */
  readonly listedRooms: readonly string[];
  readonly galleryTitles: readonly string[];
  /** Everything the site says of it. */
  readonly brand: Brand;
}

function houseOf(brand: Brand): House {
  return {
    id: brand.id,
    path: brand.href,
    name: brand.name,
    siteType: brand.siteType,
    homeTitle: brand.root.title,
    roomListTitle: brand.pages.room.title,
    restaurantTitle: brand.pages.restaurant.title,
    roomIds: brand.rooms.all.map(({ id }) => id),
    listedRooms: brand.rooms.listed.map(({ title }) => title),
    galleryTitles: brand.home.gallery.tiles.map(({ title }) => title),
    brand,
  };
}

export const HOUSES: readonly House[] = brands.map(houseOf);

function named(id: string): House {
  const house = HOUSES.find((one) => one.id === id);
  if (!house) throw new Error(`There is no brand "${id}" in content/index.ts.`);
  return house;
}

/** For what is tested once: some files drive one brand, some the other. */
export const BOUTIQUE = named('joya-boutique');
export const VILLA = named('beachsuites-villa');

export const FAMILY_SITE_TYPE = site.siteType;

export function otherHouse(house: House): House {
  const other = HOUSES.find((one) => one !== house);
  if (!other) throw new Error(`${house.name} is the only brand.`);
  return other;
}

/** Runs the same tests for every brand. */
export function eachHouse(tests: (house: House) => void): void {
  describe.each(HOUSES.map((house) => [house.name, house] as const))('%s', (_, house) => tests(house));
}

/** The fixed inner screens of a brand and the title of each. */
export function innerScreens(house: House): readonly (readonly [segment: string, title: string])[] {
  return screensOf(house).map(([segment, { title }]) => [segment, title] as const);
}

/** The same with all that a page says of itself. */
export function screensOf(house: House): readonly (readonly [segment: string, page: PageInfo])[] {
  return Object.entries(house.brand.pages);
}

/** Pages that ask which brand is meant. */
export const CHOOSERS: readonly ChooserSegment[] = ['about', 'room', 'services', 'restaurant', 'contact'];

/** Inner pages of a brand with their titles, room pages included. */
export function innerPages(house: House): readonly (readonly [path: string, title: string])[] {
  const roomTitle = house.brand.pages.room_details.title;
  return [
    ...innerScreens(house).map(([segment, title]) => [`${house.path}/${segment}`, title] as const),
    ...house.roomIds.map((id) => [`${house.path}/room/${id}`, roomTitle] as const),
  ];
}

/** Every page of a brand with its title. */
export function allPages(house: House): readonly (readonly [path: string, title: string])[] {
  return [[house.path, house.homeTitle], ...innerPages(house)];
}
