/** The two houses as the specification tells them, not as content happens to: what the tests compare with. */
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
  /** Rooms that the room list shows. */
  readonly listedRooms: readonly string[];
  readonly galleryTitles: readonly string[];
}

export const BOUTIQUE: House = {
  id: 'joya-boutique',
  path: '/joya-boutique',
  name: 'Joya Boutique',
  siteType: 'Joya Boutique Zanzibar',
  homeTitle: 'Boutique Hotel',
  roomListTitle: 'Rooms',
  restaurantTitle: 'Boutique Restaurant',
  roomIds: [4, 6, 7, 8],
  listedRooms: ['Deluxe Garden Ground Floor', 'Deluxe Sea Front Ground Floor', 'Premium Sea View Top Floor'],
  galleryTitles: ['Boutique Exterior', 'Dining Experience', 'Boutique Amenities', 'Boutique Comfort'],
};

export const VILLA: House = {
  id: 'beachsuites-villa',
  path: '/beachsuites-villa',
  name: 'Beach Suites & Villa',
  siteType: 'Joya Beach Suites Zanzibar',
  homeTitle: 'Beach Suites & Villas',
  roomListTitle: 'Beach Suites & Villas',
  restaurantTitle: 'Restaurant',
  roomIds: [1, 2, 3],
  listedRooms: ['Suite Chini', 'Suite Juu', "Villa Joya'"],
  galleryTitles: ['Villa Exterior', 'Luxury Suites', 'Beachfront Views', 'Villa Comfort'],
};

export const HOUSES = [BOUTIQUE, VILLA] as const;
export const FAMILY_SITE_TYPE = 'Joya Guest House Zanzibar';

export const otherHouse = (house: House): House => (house === BOUTIQUE ? VILLA : BOUTIQUE);

/** Runs the same tests for both houses. */
export function eachHouse(tests: (house: House) => void): void {
  describe.each(HOUSES.map((house) => [house.name, house] as const))('%s', (_, house) => tests(house));
}

/** The fixed inner screens of a house and the title of each. */
export function innerScreens(house: House): readonly (readonly [segment: string, title: string])[] {
  return [
    ['about', 'About Us'],
    ['room', house.roomListTitle],
    ['find_room', 'Find Room'],
    ['room_details', 'Room Details'],
    ['tours-activities', 'Tours and Activities'],
    ['our_team', 'Our Team'],
    ['pricing', 'Pricing'],
    ['blog', 'Blog'],
    ['blog_details', 'Blog Details'],
    ['contact', 'Contact'],
    ['restaurant', house.restaurantTitle],
    ['honeymoon', 'Honeymoon Packages'],
    ['activities', 'Activities'],
    ['explore-island', 'Explore the Island'],
    ['services', 'Services'],
  ];
}

/** Screens whose breadcrumb is there but hidden (BNR-08). */
export const WITHOUT_BREADCRUMB = ['restaurant', 'activities', 'explore-island'];

/** Pages that ask "which house?". */
export const CHOOSERS = ['about', 'room', 'services', 'restaurant', 'contact'] as const;

/** Inner pages of a house with their titles, room pages included. */
export function innerPages(house: House): readonly (readonly [path: string, title: string])[] {
  return [
    ...innerScreens(house).map(([segment, title]) => [`${house.path}/${segment}`, title] as const),
    ...house.roomIds.map((id) => [`${house.path}/room/${id}`, 'Room Details'] as const),
  ];
}

/** Every page of a house with its title. */
export function allPages(house: House): readonly (readonly [path: string, title: string])[] {
  return [[house.path, house.homeTitle], ...innerPages(house)];
}
