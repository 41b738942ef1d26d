import { readFileSync } from 'node:fs';
import { photoSrc } from '@/components/ui/photo/photo-urls';
import { brands, getBrand } from '@/content';
import type { Brand, Room, RoomGalleries } from '@/content';
import { hrefsOf, listsOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

const all: readonly Brand[] = brands;
const { rooms: published }: RoomGalleries = JSON.parse(readFileSync('out/data/room-galleries.json', 'utf8'));

const priceOf = ({ priceText: { prefix, amount, suffix } }: Room) => `${prefix} ${amount} ${suffix}`;
const factsOf = ({ facts }: Room) => facts.map(({ value }) => value);

describe.each(all)('the room list of $name', (brand) => {
  const { id, rooms, booking } = brand;
  const main = readPage(`/${id}/room`).querySelector('main')!;
  const cards = [...main.querySelectorAll('h3')].map((heading) => heading.closest('li')!);

  test('RML-01, RML-02, RML-04: shows the rooms that are listed, each with price, guests and size', () => {
    expect(textsOf(main, 'h3')).toEqual(brand.rooms.listed.map(({ title }) => title));
    for (const [index, room] of brand.rooms.listed.entries()) {
      const card = cards[index]!;
      expect(textsOf(card, 'p')).toEqual(expect.arrayContaining([priceOf(room), room.desc]));
      expect(textsOf(card, 'dd')).toEqual(factsOf(room));
      expect(card.querySelectorAll(`a[href="${booking.url}"][target=_blank]`)).toHaveLength(1);
    }
  });

  test('RML-03: each room has a link to its page', () => {
    const links = cards.map((card) => card.querySelector('a'));
    expect(links.map(textOf)).toEqual(rooms.listed.map(() => rooms.words.viewDetails));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual(rooms.listed.map(({ href }) => href));
  });
});

const pages = all.flatMap((brand) =>
  brand.rooms.all.map((room) => ({ path: `/${brand.id}/room/${room.id}`, brand, room })),
);

describe.each(pages)('$path', ({ path, brand, room }) => {
  const page = readPage(path);
  const main = page.querySelector('main')!;
  const { pages: screens, rooms, booking } = brand;

  test('RTE-07, RMD-16: is titled as all rooms are, and the name of the room is the first heading below', () => {
    expect(textOf(main.querySelector('h1'))).toBe(screens.room_details.title);
    expect(textOf(main.querySelector('h2'))).toBe(room.title);
  });

  test('RMD-01, ENT-02: describes the room', () => {
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(room.metaDescription);
    const paragraphs = textsOf(main, '#room ~ p, h3 ~ p');
    expect(paragraphs).toEqual(expect.arrayContaining([room.desc, ...room.description]));
    expect(textsOf(main, 'dd')).toEqual(factsOf(room));
    expect(textsOf(main, 'p')).toContain(priceOf(room));
  });

  test('RMD-02, RMD-06, RMD-07: says when to come and go, and what holds in the brand', () => {
    const section = main.querySelector('section[aria-labelledby="good-to-know"]')!;
    expect(listsOf(section, 'h3')).toEqual(rooms.policies.map(({ title, items }) => [title, items]));
  });

  test('RMD-13, RMD-14, RMD-15: lists the amenities in groups', () => {
    const section = main.querySelector('section[aria-labelledby="amenities"]')!;
    expect(textOf(section.querySelector('h2'))).toBe(rooms.words.amenities);
    expect(listsOf(section, 'h3')).toEqual(room.amenities.map(({ title, items }) => [title, items]));
  });

  test('can be booked in a new tab, and leads to the other rooms of the list', () => {
    const book = main.querySelectorAll(`a[href="${booking.url}"]`);
    expect(book.length).toBeGreaterThan(0);
    for (const link of book) expect(link.getAttribute('target')).toBe('_blank');
    const others = rooms.listed.filter(({ id }) => id !== room.id);
    expect(hrefsOf(main, 'section[aria-labelledby="other-rooms"] a')).toEqual(others.map(({ href }) => href));
  });

  test('GAL-01, GAL-04: has a thumbnail for each picture of the published file', () => {
    const thumbs = main.querySelectorAll(`button[aria-label^="${brand.words.controls.picture} "] img`);
    expect([...thumbs].map((img) => img.getAttribute('src'))).toEqual(published[room.id]?.gallery);
  });

  test('BNR-05, BNR-06, BNR-07: wears the banner that the published file names, else that of the room list', () => {
    const banner = main.querySelector('img')?.getAttribute('src');
    expect(banner).toBe(published[room.id]?.breadcrumbImage ?? photoSrc(screens.room.banner));
  });
});

test('ENT-10, GAL-01: the published file has the pictures of every room, and every path leads to a picture', () => {
  const expected = pages.map(({ room: { id, title, type, gallery, banner } }) => [
    id,
    { title, type, ...(banner && { breadcrumbImage: photoSrc(banner) }), gallery: gallery.map(photoSrc) },
  ]);
  expect(published).toEqual(Object.fromEntries(expected));
  for (const { gallery, breadcrumbImage } of Object.values(published)) {
    for (const file of breadcrumbImage ? [...gallery, breadcrumbImage] : gallery) {
      expect([file, readFileSync(`out${file}`).toString('latin1', 8, 12)]).toEqual([file, 'WEBP']);
    }
  }
});

test('RMD-17: the name of a room is the same wherever it stands, to the last letter', () => {
  const { id, rooms } = getBrand('beachsuites-villa');
  const [first, ...others] = rooms.listed;
  for (const { title, href } of others) {
    for (const path of [`/${id}/room`, first.href, href]) {
      expect(textsOf(readPage(path), 'main :is(h2, h3)')).toContain(title);
    }
  }
});
