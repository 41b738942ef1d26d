// The seven rooms as the order describes them.
import { readFileSync } from 'node:fs';
import { brands } from '@/content';
import type { RoomGalleries } from '@/content';
import { hrefsOf, listsOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

const BOUTIQUE = '/joya-boutique';
const VILLA = '/beachsuites-villa';

/** Ledger id, path, name, price, guests and size. */
const ROOMS = [
  ['ENT-03', `${VILLA}/room/1`, 'Suite Chini', '$49', 5, '90sqm'],
  ['ENT-04', `${VILLA}/room/2`, 'Suite Juu', '$49', 5, '70sqm'],
  ['ENT-05, RMD-17', `${VILLA}/room/3`, "Villa Joya'", '$49', 10, '150sqm'],
  ['ENT-06', `${BOUTIQUE}/room/4`, 'Deluxe Garden Ground Floor', '$79', 2, '45sqm'],
  ['ENT-07', `${BOUTIQUE}/room/6`, 'Deluxe Sea Front Ground Floor', '$89', 2, '50sqm'],
  ['ENT-08', `${BOUTIQUE}/room/7`, 'Garden View Top Floor', '$69', 2, '40sqm'],
  ['ENT-09', `${BOUTIQUE}/room/8`, 'Premium Sea View Top Floor', '$99', 2, '55sqm'],
] as const;

const mainOf = (path: string) => readPage(path).querySelector('main')!;

describe.each(ROOMS)('%s: %s is %s', (_, path, title, price, adults, size) => {
  const main = mainOf(path);

  test('RMD-01, RMD-16, ENT-02: with its name, price, guests and size', () => {
    expect(textOf(main.querySelector('h2'))).toBe(title);
    expect(textsOf(main, 'p')).toContain(`from ${price} per night`);
    expect(textsOf(main, 'dd')).toEqual(expect.arrayContaining([`${adults} Adults`, `${size} interior`]));
  });

  test('RMD-02, RMD-03, RMD-04, RMD-05, RMD-06, RMD-07, RMD-08, RMD-09, RMD-10, RMD-11, RMD-12, CST-11: with when to come and go, and what holds for children', () => {
    const policies = new Map(listsOf(main, 'h3'));
    expect(policies.get('Check In')).toEqual(
      expect.arrayContaining(['From 9:00 AM, anytime', 'Early check-in subject to availability']),
    );
    expect(policies.get('Check Out')).toContain('Before noon');
    expect(policies.get('House Rules')?.length).toBeGreaterThan(1);
    const children = policies.get('Children & Extra Beds')?.join('\n');
    expect(children).toMatch(/all ages are welcome/i);
    expect(children).toMatch(/ages 0 to 2: free baby cots/i);
    expect(children).toMatch(/ages 3 to 11: one extra bed per room$/im);
    expect(children).toMatch(/ages 12 and over: an extra bed at an extra charge/i);
    expect(children).toMatch(/must be confirmed by the property before arrival/i);
  });

  test('RMD-13, RMD-14, RMD-15: with amenities in five groups', () => {
    const amenities = main.querySelector('section[aria-labelledby="amenities"]')!;
    expect(textsOf(amenities, 'h2')).toEqual(['Amenities']);
    expect(textsOf(amenities, 'h3')).toEqual([
      'Bedroom & Living',
      'Bathroom',
      'Food & Beverage',
      'Technology & Entertainment',
      'Services & Extras',
    ]);
    expect(amenities.querySelectorAll('li').length).toBeGreaterThan(10);
  });
});

test('RMD-01, ENT-02: every room is described in words of its own', () => {
  const descriptions = ROOMS.map(([, path]) => {
    const page = readPage(path);
    return [
      page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      textOf(page.querySelector('main h3 + p')),
    ] as const;
  });
  for (const place of [0, 1] as const) {
    const words = descriptions.map((both) => both[place]);
    expect(words.filter((text) => text.length <= 40)).toEqual([]);
    expect(new Set(words).size).toBe(ROOMS.length);
  }
});

test.each([
  [BOUTIQUE, [4, 6, 8]],
  [VILLA, [1, 2, 3]],
])('RML-01, RML-02, RML-03, RML-04: %s/room lists %j, each with its figures', (home, ids) => {
  const main = mainOf(`${home}/room`);
  const listed = ROOMS.filter(([, path]) => ids.some((id) => path === `${home}/room/${id}`));
  expect(textsOf(main, 'h3')).toEqual(listed.map(([, , title]) => title));
  const details = [...main.querySelectorAll('a')].filter((link) => textOf(link) === 'View Details');
  expect(details.map((link) => link.getAttribute('href'))).toEqual(listed.map(([, path]) => path));
  for (const [index, [, , , price, adults, size]] of listed.entries()) {
    const card = textOf(main.querySelectorAll('li h3')[index]?.closest('li') ?? null);
    for (const figure of [`from ${price} per night`, `${adults} Adults`, `${size} interior`]) {
      expect(card).toContain(figure);
    }
  }
});

test('GEN-10, GEN-11: the villa says what can be taken, one apartment or the whole brand', () => {
  const text = textOf(mainOf(`${VILLA}/room`));
  for (const words of ['2 apartments', '5 guests', '10 guests', 'own garden', 'exclusive private pool']) {
    expect(text).toContain(words);
  }
});

test('GEN-12: the boutique says that it has six double rooms', () => {
  expect(textOf(mainOf(`${BOUTIQUE}/room`))).toMatch(/six double rooms/i);
});

test('GEN-13: Suite Juu tells the size of its two pools', () => {
  const text = textOf(mainOf(`${VILLA}/room/2`));
  expect(text).toMatch(/2x2 m plunge pool/);
  expect(text).toMatch(/4x4 m private pool/);
});

test('GEN-14, GEN-15: the villa tells its beds and pools', () => {
  const text = textOf(mainOf(`${VILLA}/room/3`));
  expect(text).toMatch(/up to 10 in 4 double en-suite bedrooms plus 2 extra single beds from the sofa/);
  expect(text).toMatch(/private pools of 16 sqm and 25 sqm/i);
});

test("RMD-17: the apostrophe of Villa Joya' is kept wherever the name stands", () => {
  for (const path of [VILLA, `${VILLA}/room`, `${VILLA}/room/1`, `${VILLA}/room/3`]) {
    const names = textsOf(mainOf(path), ':is(h2, h3)').filter((text) => text.startsWith('Villa Joya'));
    expect([path, [...new Set(names)]]).toEqual([path, ["Villa Joya'"]]);
  }
});

test('ENT-01, ENT-10: the published file has seven rooms, each with its name, its type and a banner', () => {
  const { rooms }: RoomGalleries = JSON.parse(readFileSync('out/data/room-galleries.json', 'utf8'));
  expect(Object.keys(rooms)).toEqual(['1', '2', '3', '4', '6', '7', '8']);
  for (const [, path, title] of ROOMS) {
    expect(rooms[path.split('/').at(-1)!]).toEqual({
      title,
      type: path.startsWith(BOUTIQUE) ? 'boutique' : 'villa',
      gallery: expect.arrayContaining([expect.stringMatching(/^\/photos\/.+\.webp$/)]),
      breadcrumbImage: expect.stringMatching(/^\/photos\/.+\.webp$/),
    });
  }
});

test('BNR-06: the banner of room 4 is fixed, and of no other', () => {
  const fixed = brands.flatMap(({ rooms }) => rooms.all.filter(({ bannerFixed }) => bannerFixed));
  expect(fixed.map(({ id }) => id)).toEqual([4]);
});

test('RDT-03: the first room of each list stands for a stay without a room', () => {
  expect(textsOf(mainOf(`${BOUTIQUE}/room_details`), 'h2')).toContain('Deluxe Garden Ground Floor');
  expect(textsOf(mainOf(`${VILLA}/room_details`), 'h2')).toContain('Suite Chini');
  expect(hrefsOf(mainOf('/room_details'))).toContain(`${VILLA}/room/1`);
});
