// The seven rooms, and a stay in one, as the order describes them.
import { brands, getBrand } from '@/content';

const BOUTIQUE = getBrand('joya-boutique');
const VILLA = getBrand('beachsuites-villa');

/** Ids, path, name, price, guests, size and type. */
const ROOMS = [
  ['ENT-03', '/beachsuites-villa/room/1', 'Suite Chini', '$49', 5, '90sqm', 'villa'],
  ['ENT-04', '/beachsuites-villa/room/2', 'Suite Juu', '$49', 5, '70sqm', 'villa'],
  ['ENT-05, RMD-17', '/beachsuites-villa/room/3', "Villa Joya'", '$49', 10, '150sqm', 'villa'],
  ['ENT-06', '/joya-boutique/room/4', 'Deluxe Garden Ground Floor', '$79', 2, '45sqm', 'boutique'],
  ['ENT-07', '/joya-boutique/room/6', 'Deluxe Sea Front Ground Floor', '$89', 2, '50sqm', 'boutique'],
  ['ENT-08', '/joya-boutique/room/7', 'Garden View Top Floor', '$69', 2, '40sqm', 'boutique'],
  ['ENT-09', '/joya-boutique/room/8', 'Premium Sea View Top Floor', '$99', 2, '55sqm', 'boutique'],
] as const;

const rooms = [VILLA, BOUTIQUE].flatMap((brand) => brand.rooms.all);
const textOf = (id: number) => rooms.find((room) => room.id === id)?.description.join(' ');

test('ENT-01, RTE-07: there are seven rooms, none with the number five', () => {
  expect(rooms.map(({ id, href }) => [id, href])).toEqual(
    [1, 2, 3, 4, 6, 7, 8].map((id, at) => [id, ROOMS[at]?.[1]]),
  );
});

test.each(ROOMS)('%s, ENT-02: %s is %s, %s, %s guests, %s, of the type %s', (_, href: string, ...figures) => {
  const [title, price, adults, size, type] = figures;
  const room = rooms.find((one) => one.href === href);
  const { prefix, amount, suffix } = room?.priceText ?? {};
  expect({ ...room, price: `${prefix} ${amount} ${suffix}` }).toMatchObject({
    title,
    price: `from ${price} per night`,
    guestsText: `${adults} Adults`,
    sizeText: `${size} interior`,
    type,
  });
});

test.each(ROOMS)('%s: %s is described in words of its own, not in a few', (_, href: string) => {
  const room = rooms.find((one) => one.href === href);
  for (const text of [room?.metaDescription, room?.description[0]]) expect(text?.length).toBeGreaterThan(40);
});

describe.each([BOUTIQUE, VILLA])('$name', (brand) => {
  const policies = new Map(brand.rooms.policies.map(({ title, items }) => [title, items]));

  test('RMD-02, RMD-06, RMD-07: has four blocks of what to know', () => {
    expect([...policies.keys()]).toEqual(['Check In', 'Check Out', 'House Rules', 'Children & Extra Beds']);
    expect(policies.get('House Rules')?.length).toBeGreaterThan(1);
  });

  test('RMD-03, RMD-04, RMD-05, CST-11: says when to come and go', () => {
    expect(policies.get('Check In')).toEqual(
      expect.arrayContaining(['From 9:00 AM, anytime', 'Early check-in subject to availability']),
    );
    expect(policies.get('Check Out')).toContain('Before noon');
  });

  test.each([
    ['RMD-08', /all ages are welcome/i],
    ['RMD-09', /ages 0 to 2: free baby cots/i],
    ['RMD-10', /ages 3 to 11: one extra bed per room$/im],
    ['RMD-11', /ages 12 and over: an extra bed at an extra charge/i],
    ['RMD-12', /must be confirmed by the property before arrival/i],
  ])('%s: says of children: %s', (_, rule) => {
    expect(policies.get('Children & Extra Beds')?.join('\n')).toMatch(rule);
  });

  test('RMD-13, RMD-14, RMD-15: every room has amenities in five groups', () => {
    expect(brand.rooms.words.amenities).toBe('Amenities');
    for (const { amenities } of brand.rooms.all) {
      expect(amenities.map(({ title }) => title)).toEqual([
        'Bedroom & Living',
        'Bathroom',
        'Food & Beverage',
        'Technology & Entertainment',
        'Services & Extras',
      ]);
      expect(amenities.flatMap(({ items }) => items).length).toBeGreaterThan(10);
    }
  });

  test('CST-08: eight pictures replace a missing gallery', () => {
    expect(brand.rooms.placeholders).toHaveLength(8);
  });

  test('RML-03: the link to a room says "View Details"', () => {
    expect(brand.rooms.words.viewDetails).toBe('View Details');
  });

  test('FND-10, CST-14, NSH-22: three demo cards cost $560 per night and are marked as samples', () => {
    const { findRoom, words } = brand.stay;
    expect(findRoom.demoRooms.map(({ priceText }) => priceText)).toEqual(Array(3).fill('$560 per night'));
    expect(words.sampleBadge).toBe('Sample');
  });

  test('FND-11: the button of a demo card says "Checkout Now"', () => {
    expect(brand.stay.findRoom.words.checkout).toBe('Checkout Now');
  });
});

test.each([
  { brand: BOUTIQUE, ids: [4, 6, 8] },
  { brand: VILLA, ids: [1, 2, 3] },
])('RML-02, RML-04: the room list of $brand.name shows $ids, with the figures above', ({ brand, ids }) => {
  expect(brand.rooms.listed.map(({ id }) => id)).toEqual(ids);
});

test('GEN-10, GEN-11, CST-10: the villa says what can be taken, one apartment or the whole house', () => {
  for (const text of [VILLA.home.intro.paragraphs.join(' '), VILLA.rooms.intro.text]) {
    for (const words of ['2 apartments', '5 guests', '10 guests', /own garden/, /exclusive private pool/]) {
      expect(text).toMatch(words);
    }
  }
});

test('GEN-12: the boutique says that it has six double rooms', () => {
  expect(BOUTIQUE.rooms.intro.heading).toMatch(/six double rooms/i);
});

test('GEN-13: Suite Juu tells the size of its two pools', () => {
  expect(textOf(2)).toMatch(/2x2 m plunge pool and a 4x4 m private pool/);
});

test('GEN-14, GEN-15: the villa tells its beds and pools', () => {
  expect(textOf(3)).toMatch(/up to 10 in 4 double en-suite bedrooms plus 2 extra single beds from the sofa/);
  expect(textOf(3)).toMatch(/private pools of 16 sqm and 25 sqm/i);
});

test('BNR-06: the banner of room 4 is fixed, and of no other', () => {
  const fixed = brands.flatMap((brand) => brand.rooms.all.filter(({ bannerFixed }) => bannerFixed));
  expect(fixed.map(({ id }) => id)).toEqual([4]);
});
