/** @jest-environment node */
import { beachSuitesVilla } from '@/content/beachsuites-villa';
import { defineBrand } from '@/content/define-brand';
import { joyaBoutique } from '@/content/joya-boutique';
import { photo } from '@/content/photo';
import type { BrandContent, BrandPath, Clock, WrittenBusiness } from '@/content/types';

const content: BrandContent = joyaBoutique;
const { business, home, rooms, restaurant, blog, tours, stay } = content;
const [room, otherRoom] = rooms.list;
const [post] = blog.posts;
const [tour] = tours.tours;
const [card] = stay.findRoom.demoRooms;
const [meal] = restaurant.hours.list;
if (!room || !otherRoom || !post || !tour || !card || !meal)
  throw new Error('The content to test with has an empty list.');

const withRoom = (changed: object): BrandContent => ({
  ...content,
  rooms: { ...rooms, list: [{ ...room, ...changed }, ...rooms.list.slice(1)] },
});
const withLink = (href: BrandPath): BrandContent => ({
  ...content,
  home: { ...home, hero: { ...home.hero, secondaryLink: { ...home.hero.secondaryLink, href } } },
});
const withPhone = (phone: WrittenBusiness['phone']): BrandContent => ({
  ...content,
  business: { ...business, phone },
});
const withMeal = (opens: Clock, closes: Clock): BrandContent => ({
  ...content,
  restaurant: { ...restaurant, hours: { ...restaurant.hours, list: [{ ...meal, opens, closes }] } },
});

// type errors
// @ts-expect-error -- the brand has no such page
const misspelt: BrandPath = '/rooms';
// @ts-expect-error -- a number without its country
const local: WrittenBusiness['phone'] = '0777 123456';
// @ts-expect-error -- an hour is written with a colon
const dotted: Clock = '7.30';
// @ts-expect-error -- a price is a number
const quoted: number = '85';
const incomplete: Omit<BrandContent, 'pricing'> = content;
// @ts-expect-error -- every field of a brand is needed
void (incomplete satisfies BrandContent);

test('what is written short is shown in full', () => {
  const brand = defineBrand(withRoom({ price: 85, sizeSqm: 46 }), [beachSuitesVilla]);
  expect(brand.href).toBe('/joya-boutique');
  expect(brand.pages.about.href).toBe('/joya-boutique/about');
  expect(brand.header.nav[0]?.href).toBe('/joya-boutique');
  const [first] = brand.rooms.all;
  expect(first).toMatchObject({
    href: `/joya-boutique/room/${room.id}`,
    priceText: { prefix: 'from', amount: '$85', suffix: 'per night' },
    sizeText: '46sqm interior',
    bedsText: 'One double bed',
  });
  expect(first?.metaDescription).toContain('46 sqm');
  expect(first?.metaDescription).toContain('from $85 per night');
});

test('all that pages show is data', () => {
  const brand = defineBrand(content, [beachSuitesVilla]);
  expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
});

test('one point on the map serves the link, the map of the contact page and the island sketch', () => {
  const point = { latitude: -5.1972, longitude: 39.6611 };
  const brand = defineBrand({ ...content, business: { ...business, point } });
  expect(brand.business.mapsUrl).toContain('mlat=-5.1972&mlon=39.6611');
  expect(brand.contact.map.embedUrl).toContain('marker=-5.1972%2C39.6611');
  expect(brand.explore.map.home.at).toEqual(point);
});

test('the ways to the other brands are those of the site, however many', () => {
  const lodge = { ...beachSuitesVilla, id: 'mangrove-lodge', name: 'Mangrove Lodge' };
  expect(defineBrand(content, [beachSuitesVilla]).footer.otherBrands).toEqual({
    label: 'Our other house:',
    links: [
      { label: 'Beach Suites & Villa', href: '/beachsuites-villa' },
      { label: 'Both houses', href: '/' },
    ],
  });
  expect(defineBrand(content, [beachSuitesVilla, lodge]).footer.otherBrands).toEqual({
    label: 'Our other houses:',
    links: [
      { label: 'Beach Suites & Villa', href: '/beachsuites-villa' },
      { label: 'Mangrove Lodge', href: '/mangrove-lodge' },
      { label: 'All houses', href: '/' },
    ],
  });
});

const ROOMS = 'content/joya-boutique/rooms.ts or a file it imports';
const HOME = 'content/joya-boutique/home.ts or a file it imports';
const INDEX = 'content/joya-boutique/index.ts or a file it imports';

test.each<[what: string, content: BrandContent, message: string]>([
  [
    'a link to no page',
    withLink(misspelt),
    `${HOME}, home.hero.secondaryLink.href: "/rooms" leads to no page of the brand. Write one of /, /about,`,
  ],
  [
    'a link to no room',
    withLink('/room/999'),
    `${HOME}, home.hero.secondaryLink.href: "/room/999" leads to no page`,
  ],
  [
    'a price in quotes',
    withRoom({ price: quoted }),
    `${ROOMS}, rooms.list.0.price: "85" is no number above zero. Write one without quotes, like 79.`,
  ],
  ['a price below zero', withRoom({ price: -5 }), `${ROOMS}, rooms.list.0.price: -5 is no number above zero`],
  [
    'a size that is missing',
    withRoom({ sizeSqm: undefined }),
    `${ROOMS}, rooms.list.0.sizeSqm: undefined is no number`,
  ],
  [
    'two rooms of one number',
    withRoom({ id: otherRoom.id }),
    `${ROOMS}, rooms.list: "${otherRoom.id}" is there twice. Give each room an id of its own.`,
  ],
  [
    'RMD-01: a room with the first lines of another',
    withRoom({ desc: otherRoom.desc }),
    `${ROOMS}, rooms.list.1.desc: room ${otherRoom.id} has the same words as room ${room.id}. Describe each room in words of its own.`,
  ],
  [
    'RMD-01: a room with the description of another',
    withRoom({ description: otherRoom.description }),
    `${ROOMS}, rooms.list.1.description: room ${otherRoom.id} has the same words as room ${room.id}. Describe each room in words`,
  ],
  [
    'two posts of one slug',
    { ...content, blog: { ...blog, posts: [post, post] } },
    `content/joya-boutique/blog.ts or a file it imports, blog.posts: "${post.slug}" is there twice.`,
  ],
  [
    'two tours of one id',
    { ...content, tours: { ...tours, tours: [tour, tour] } },
    `content/joya-boutique/tours.ts or a file it imports, tours.tours: "${tour.id}" is there twice.`,
  ],
  [
    'a tour without a price',
    { ...content, tours: { ...tours, tours: [{ ...tour, price: NaN }] } },
    'content/joya-boutique/tours.ts or a file it imports, tours.tours.0.price: null is no number',
  ],
  [
    'two demo cards of one id',
    { ...content, stay: { ...stay, findRoom: { ...stay.findRoom, demoRooms: [card, card] } } },
    'content/joya-boutique/stay.ts or a file it imports, stay.findRoom.demoRooms: "sample-1" is there twice.',
  ],
  [
    'a room list without a room',
    { ...content, rooms: { ...rooms, list: [{ ...room, unlisted: true }] } },
    `${ROOMS}, rooms.list: the room list would be empty.`,
  ],
  [
    'a pick of no room',
    {
      ...content,
      home: { ...home, bestRooms: { ...home.bestRooms, featured: [{ roomId: 999, photo: room.img }] } },
    },
    `${HOME}, home.bestRooms.featured.0.roomId: there is no room 999. The rooms are ${content.rooms.list.map(({ id }) => id).join(', ')}.`,
  ],
  [
    'a phone without its country',
    withPhone(local),
    `${INDEX}, business.phone: the phone "0777 123456" cannot be dialled from abroad. Write '+' and digits`,
  ],
  [
    'WhatsApp without a phone',
    { ...content, business: { ...business, phone: '', phoneHasWhatsApp: true } },
    `${INDEX}, business.phone: there is no phone for WhatsApp. Write it, or write phoneHasWhatsApp: false.`,
  ],
  [
    'an hour that is none',
    withMeal(dotted, '10:30'),
    `content/joya-boutique/restaurant.ts or a file it imports, restaurant.hours.list.0: "7.30" is no time. Write it like '07:00'`,
  ],
  [
    'a meal that ends before it begins',
    withMeal('10:30', '07:00'),
    'restaurant.hours.list.0: Breakfast opens at 10:30 and closes at 07:00.',
  ],
  [
    'an id that is no address',
    { ...content, id: 'Joya Boutique' },
    '"Joya Boutique" is no part of an address.',
  ],
  [
    'a landing picture without a card',
    { ...content, landingPhoto: photo('calm-sand', 'Sand') },
    `${INDEX}, landingPhoto: no social card is cut from content/photos/calm-sand.jpg. Use a picture whose name begins with "landing-"`,
  ],
])('%s stops the build with file, field and remedy', (_, content, message) => {
  expect(() => defineBrand(content, [beachSuitesVilla])).toThrow(message);
});
