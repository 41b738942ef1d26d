import { interpolate } from '@/components/ui/interpolate';
import { readFileSync } from 'node:fs';
import { photoSrc } from '@/components/ui/photo/photo-urls';
import { brands } from '@/content';
import type { Room, RoomGalleries } from '@/content';
import { hrefsOf, linksOf, listsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readExported, readPage } from '../support/exported';

const { rooms: published }: RoomGalleries = JSON.parse(readFileSync('out/data/room-galleries.json', 'utf8'));

const priceOf = ({ priceText: { prefix, amount, suffix } }: Room) => `${prefix} ${amount} ${suffix}`;
const detailsOf = ({ details }: Room) => details.map(({ value }) => value);

describe.each(brands)('the room list of $name', ({ pages, rooms, booking }) => {
  const main = readPage(pages.room.href).querySelector('main')!;
  const { listed } = rooms;
  const cards = [...main.querySelectorAll('h3')].map((heading) => heading.closest('li')!);

  test('RML-01, BRD-05: shows the rooms that are listed, and no other', () => {
    expect(textsOf(main, 'h3')).toEqual(listed.map(({ title }) => title));
  });

  test('each room has its description, its price and its figures', () => {
    for (const [index, room] of listed.entries()) {
      const card = cards[index]!;
      expect(textsOf(card, 'p')).toEqual(expect.arrayContaining([priceOf(room), room.desc]));
      expect(textsOf(card, 'dd')).toEqual(detailsOf(room));
    }
  });

  test('each room has a link to its page and one to book', () => {
    for (const [index, { href }] of listed.entries()) {
      expect(linksOf(cards[index]!)).toEqual(
        expect.arrayContaining([
          { label: rooms.words.viewDetails, href },
          { label: booking.cardLabel, href: booking.url },
        ]),
      );
    }
  });
});

const roomPages = brands.flatMap((brand) =>
  brand.rooms.all.map((room) => ({ path: room.href, brand, room })),
);

describe.each(roomPages)('$path', ({ path, brand, room }) => {
  const page = readPage(path);
  const main = page.querySelector('main')!;
  const { pages, rooms, booking } = brand;
  const listsIn = (id: string) => listsOf(main.querySelector(`section[aria-labelledby="${id}"]`)!, 'h3');

  test('RMD-16: the name of the room is the first heading below that of all rooms', () => {
    expect(textsOf(main, 'h1, h2').slice(0, 2)).toEqual([pages.room_details.title, room.title]);
  });

  test('describes the room, to search engines too', () => {
    expect(textsOf(main, '#room ~ p, h3 ~ p')).toEqual(
      expect.arrayContaining([room.desc, ...room.description]),
    );
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(room.metaDescription);
  });

  test('has its price and its figures', () => {
    expect(textsOf(main, 'section[aria-labelledby=room] dd')).toEqual(detailsOf(room));
    expect(textsOf(main, 'p')).toContain(priceOf(room));
  });

  test('says what is known of access, and what is not', () => {
    expect(textsOf(main, 'section[aria-labelledby=access] dd')).toEqual(
      room.access.map(({ value }) => value),
    );
  });

  test('says when to come and go, and what holds in the brand', () => {
    expect(listsIn('good-to-know')).toEqual(rooms.policies.map(({ title, items }) => [title, items]));
  });

  test('lists the amenities in groups', () => {
    expect(textOf(main.querySelector('section[aria-labelledby="amenities"] h2'))).toBe(rooms.words.amenities);
    expect(listsIn('amenities')).toEqual(room.amenities.map(({ title, items }) => [title, items]));
  });

  test('can be booked', () => {
    expect(textsOf(main, `a[href="${booking.url}"]`)).toContain(booking.cardLabel);
  });

  test('leads to the other rooms of the list, by their names', () => {
    const others = rooms.listed.filter(({ id }) => id !== room.id);
    const section = main.querySelector('section[aria-labelledby="other-rooms"]');
    expect(hrefsOf(section)).toEqual(others.map(({ href }) => href));
    expect(textsOf(section, 'h3')).toEqual(others.map(({ title }) => title));
  });

  test('has a thumbnail for each picture of the published file', () => {
    const thumbs = main.querySelectorAll(
      `button[aria-label^="${interpolate(brand.words.controls.picture, { number: '' })}"] img`,
    );
    expect([...thumbs].map((img) => img.getAttribute('src'))).toEqual(published[room.id]?.gallery);
  });

  test('has the banner that the published file names, else that of the room list', () => {
    const banner = main.querySelector('img')?.getAttribute('src');
    expect(banner).toBe(published[room.id]?.breadcrumbImage ?? photoSrc(pages.room.banner));
  });
});

test('ENT-10: the published file has the pictures of every room', () => {
  const expected = roomPages.map(({ room: { id, title, type, gallery, banner } }) => [
    id,
    { title, type, ...(banner && { breadcrumbImage: photoSrc(banner) }), gallery: gallery.map(photoSrc) },
  ]);
  expect(published).toEqual(Object.fromEntries(expected));
});

test('every path of the published file leads to a picture', () => {
  const paths = Object.values(published).flatMap(({ gallery, breadcrumbImage }) =>
    breadcrumbImage ? [...gallery, breadcrumbImage] : gallery,
  );
  for (const path of paths) {
    expect([path, readExported(path).toString('latin1', 8, 12)]).toEqual([path, 'WEBP']);
  }
});

test('RMC-05: only the sections of the home that pick it lead to a room that is not listed', () => {
  for (const { home, rooms } of brands) {
    const sections = [
      ['best-rooms', home.bestRooms.featured],
      ['our-lodges', home.ourLodges?.featured ?? []],
    ] as const;
    for (const { id, href } of rooms.all.filter((room) => room.unlisted)) {
      const picked = sections.filter(([, featured]) => featured.some(({ room }) => room.id === id));
      const links = exportedPaths().flatMap((path) => [
        ...readPage(path).querySelectorAll(`main a[href="${href}"]`),
      ]);
      expect(links.map((link) => link.closest('section')?.getAttribute('aria-labelledby'))).toEqual(
        picked.map(([section]) => section),
      );
    }
  }
});
