import { getBrand } from '@/content';
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readExported, readPage } from '../support/exported';

const BOUTIQUE = '/joya-boutique';
const VILLA = '/beachsuites-villa';

const published = (): { rooms: Record<string, { title: string; type: string }> } =>
  JSON.parse(readExported('/data/room-galleries.json').toString());

test('ENT-01, ENT-10: there are seven rooms', () => {
  expect(Object.keys(published().rooms)).toEqual(['1', '2', '3', '4', '6', '7', '8']);
  expect(exportedPaths().filter((path) => path.includes('/room/'))).toHaveLength(7);
});

test.each([
  ['ENT-03', VILLA, 1, 'Suite Chini', '$49', 5, '90sqm interior', 'villa'],
  ['ENT-04', VILLA, 2, 'Suite Juu', '$49', 5, '70sqm interior', 'villa'],
  ['ENT-05', VILLA, 3, "Villa Joya'", '$49', 10, '150sqm interior', 'villa'],
  ['ENT-06', BOUTIQUE, 4, 'Deluxe Garden Ground Floor', '$79', 2, '45sqm interior', 'boutique'],
  ['ENT-07', BOUTIQUE, 6, 'Deluxe Sea Front Ground Floor', '$89', 2, '50sqm interior', 'boutique'],
  ['ENT-08', BOUTIQUE, 7, 'Garden View Top Floor', '$69', 2, '40sqm interior', 'boutique'],
  ['ENT-09', BOUTIQUE, 8, 'Premium Sea View Top Floor', '$99', 2, '55sqm interior', 'boutique'],
])('%s, ENT-02: of %s, room %i is %s', (_, brand, id, title, price, adults, size, type) => {
  const main = readPage(`${brand}/room/${id}`).querySelector('main');
  expect(textsOf(main, 'h2')[0]).toBe(title);
  const said = textOf(main);
  for (const text of [`from ${price} per night`, `${adults} Adults`, size]) expect(said).toContain(text);
  expect(published().rooms[id]).toMatchObject({ title, type });
});

test('RMC-01, RMC-02, RMC-03, RMC-04, ODD-08: each home shows three best rooms, the boutique three lodges as well', () => {
  const shown = (brand: string, section: string) =>
    hrefsOf(readPage(brand), `section[aria-labelledby="${section}"] a[href*="/room/"]`);
  const rooms = (brand: string, ids: readonly number[]) => ids.map((id) => `${brand}/room/${id}`);
  expect(shown(VILLA, 'best-rooms')).toEqual(rooms(VILLA, [1, 2, 3]));
  expect(shown(VILLA, 'our-lodges')).toEqual([]);
  expect(shown(BOUTIQUE, 'best-rooms')).toEqual(rooms(BOUTIQUE, [4, 6, 8]));
  expect(shown(BOUTIQUE, 'our-lodges')).toEqual(rooms(BOUTIQUE, [4, 6, 7]));
});

test('RMC-05: only Our Lodges leads to room 7', () => {
  const links = exportedPaths().flatMap((path) => [
    ...readPage(path).querySelectorAll(`a[href="${BOUTIQUE}/room/7"]`),
  ]);
  expect(links.map((link) => link.closest('section')?.getAttribute('aria-labelledby'))).toEqual([
    'our-lodges',
  ]);
});

test.each([BOUTIQUE, VILLA])(
  'CST-08, GAL-13: eight pictures stand in for a missing gallery of %s',
  (brand) => {
    expect(getBrand(brand.slice(1)).rooms.placeholders).toHaveLength(8);
  },
);

test.each([BOUTIQUE, VILLA])('FND-10, FND-11, CST-14: the demo cards of %s say $560 per night', (brand) => {
  const cards = [...readPage(`${brand}/find_room`).querySelectorAll('main li:has(button[name=room])')];
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(textsOf(card, 'p')).toContain('$560 per night');
    expect(textsOf(card, 'span')).toContain('Sample');
    expect(textsOf(card, 'button')).toEqual(['Checkout Now']);
  }
});
