import { getUnversionedPhotoSrc } from '@/components/ui/photo/photo-urls';
import type { RoomGalleriesJson } from '@/content/model/rooms';
import { interpolate } from '@/lib/interpolate';
import { getHrefs, getLinks, getText, getTexts } from '../support/dom-queries';
import { nightPriceTextWithAllAmounts } from '../support/expected-price-and-booking-texts';
import { listExportedEnglishPaths, readExported, readPage } from '../support/exported-site';
import { brands } from '../support/site';

const { rooms: galleries }: RoomGalleriesJson = JSON.parse(
  readExported('/data/room-galleries.json').toString(),
);

describe.each(brands)('the room list of $name', ({ pages, rooms: { listed, labels }, booking }) => {
  const main = readPage(pages.room.href).querySelector('main')!;
  const headings = [...main.querySelectorAll('h3')];

  test('RML-01, BRD-05: shows the rooms that are listed, and no other', () => {
    expect(headings.map(getText)).toEqual(listed.map(({ title }) => title));
  });

  test('RML-02: names no price of a room that it does not show', () => {
    const prices = getText(main).match(/\$\d+/g) ?? [];
    const shown = listed.map(({ nightPrice }) => nightPriceTextWithAllAmounts(nightPrice)).join();
    expect(prices.filter((price) => !shown.includes(price))).toEqual([]);
  });

  test.each(listed.map((room, index) => ({ room, title: room.title, index })))(
    'shows $title with its details and links',
    ({ room: { nightPrice, ...room }, index }) => {
      const card = headings[index]!.closest('li')!;
      expect(getTexts(card, 'p')).toEqual(
        expect.arrayContaining([nightPriceTextWithAllAmounts(nightPrice), room.summary]),
      );
      expect(getTexts(card, 'dd')).toEqual(room.details.map(({ value }) => value));
      expect(getLinks(card)).toEqual(
        expect.arrayContaining([
          { label: labels.viewDetails, href: room.href },
          { label: booking.cardLabel, href: booking.url },
        ]),
      );
    },
  );
});

const roomPages = brands.flatMap((brand) =>
  brand.rooms.all.map((room) => ({ path: room.href, brand, room })),
);

describe.each(roomPages)('$path', ({ path, brand: { pages, rooms, labels }, room }) => {
  const main = readPage(path).querySelector('main')!;

  test('RMD-16: the name of the room is the first heading below that of all rooms', () => {
    expect(getTexts(main, 'h1, h2').slice(0, 2)).toEqual([pages.room_details.title, room.title]);
  });

  test('leads to the other rooms of the list, by their names', () => {
    const otherRooms = rooms.listed.filter(({ id }) => id !== room.id);
    const section = main.querySelector('section[aria-labelledby="other-rooms"]');
    expect(getHrefs(section)).toEqual(otherRooms.map(({ href }) => href));
    expect(getTexts(section, 'h3')).toEqual(otherRooms.map(({ title }) => title));
  });

  test('has a thumbnail for each picture of the data file', () => {
    const label = interpolate(labels.controls.photo, { number: '' });
    const thumbs = [...main.querySelectorAll(`button[aria-label^="${label}"] img`)];
    expect(thumbs.map((img) => img.getAttribute('src'))).toEqual(galleries[room.id]?.gallery);
  });

  test('has the banner that the data file names, else that of the room list', () => {
    const banner = main.querySelector('img')?.getAttribute('src');
    expect(banner).toBe(galleries[room.id]?.breadcrumbImage ?? getUnversionedPhotoSrc(pages.room.banner));
  });
});

test('ENT-10: the data file has the pictures of every room', () => {
  const expected = roomPages.map(({ room: { id, title, type, gallery, banner } }) => [
    id,
    {
      title,
      type,
      ...(banner && { breadcrumbImage: getUnversionedPhotoSrc(banner) }),
      gallery: gallery.map(getUnversionedPhotoSrc),
    },
  ]);
  expect(galleries).toEqual(Object.fromEntries(expected));
});

test('RMC-05: only the home sections that feature an unlisted room link it, and offers', () => {
  for (const { home, rooms } of brands) {
    const sections = { 'best-rooms': home.bestRooms.featured, 'our-lodges': home.ourLodges?.featured ?? [] };
    for (const { id, href } of rooms.all.filter((room) => room.unlisted)) {
      const picked = Object.entries(sections).filter(([, featured]) =>
        featured.some(({ room }) => room.id === id),
      );
      const links = listExportedEnglishPaths().flatMap((path) => [
        ...readPage(path).querySelectorAll(`main a[href="${href}"]`),
      ]);
      const linking = links.map((link) => link.closest('section')?.getAttribute('aria-labelledby'));
      expect(linking.filter((section) => !section?.startsWith('offer-'))).toEqual(
        picked.map(([section]) => section),
      );
    }
  }
});
