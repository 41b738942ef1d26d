// The seven rooms, and a stay in one, as the specification describes them.
import { BOUTIQUE, VILLA } from '../support/brands';
import { testSpecifiedStatements } from '../support/test-specified-statements';

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
/** What the page of a room says of it, in its text and in its table of details. */
const getText = (id: number) => {
  const room = rooms.find((candidate) => candidate.id === id);
  if (!room) return undefined;
  const texts = [...room.description, room.bedsText, ...room.details.map(({ value }) => value)];
  // a figure and its unit stay on one line
  return texts.join(' ').replaceAll('\u00a0', ' ');
};

test('ENT-01, RTE-07: there are seven rooms, none with the number five', () => {
  expect(rooms.map(({ id, href }) => [id, href])).toEqual(
    [1, 2, 3, 4, 6, 7, 8].map((id, at) => [id, ROOMS[at]?.[1]]),
  );
});

test.each(ROOMS)('%s, ENT-02: %s is %s, %s, %s guests, %s, of the type %s', (_, href: string, ...figures) => {
  const [title, price, adults, size, type] = figures;
  const room = rooms.find((candidate) => candidate.href === href);
  const { prefix, amount, suffix } = room?.nightPrice ?? {};
  expect({ ...room, price: `${prefix} ${amount} ${suffix}` }).toMatchObject({
    title,
    price: `from ${price} per night`,
    guestsText: `${adults} Adults`,
    sizeText: `${size} interior`,
    type,
  });
});

const AMENITIES = [
  'Bedroom & Living',
  'Bathroom',
  'Food & Beverage',
  'Technology & Entertainment',
  'Services & Extras',
];

describe.each([BOUTIQUE, VILLA])('$name', (brand) => {
  const policies = new Map(brand.rooms.policies.map(({ title, items }) => [title, items]));
  const { findRoom, labels } = brand.stay;
  testSpecifiedStatements({
    'RMD-02, RMD-06, RMD-07: four blocks of what to know': [
      [...policies.keys()],
      ['Check In', 'Check Out', 'House Rules', 'Children & Extra Beds'],
    ],
    'RMD-03, RMD-04, CST-11: when to come': [
      policies.get('Check In'),
      expect.arrayContaining(['From 9:00 AM, anytime', 'Early check-in subject to availability']),
    ],
    'RMD-05, CST-11: when to go': [policies.get('Check Out'), expect.arrayContaining(['Before noon'])],
    'RMD-13: every room has amenities': [brand.rooms.labels.amenities, 'Amenities'],
    'RMD-14, RMD-15: in five groups': [
      brand.rooms.all.map(({ amenities }) => amenities.map(({ title }) => title)),
      brand.rooms.all.map(() => AMENITIES),
    ],
    'CST-08: eight pictures replace a missing gallery': [brand.rooms.fallbackPhotos.length, 8],
    'RML-03: the link to a room': [brand.rooms.labels.viewDetails, 'View Details'],
    'FND-10, CST-14, NSH-22: three demo cards cost $560 per night, are marked as samples and lead on': [
      findRoom.sampleRooms.map(({ nightPriceText }) => [
        labels.sampleBadge,
        nightPriceText,
        findRoom.labels.checkout,
      ]),
      Array(3).fill(['Sample', '$560 per night', 'Checkout Now']),
    ],
  });

  test.each([
    ['RMD-08', /all ages are welcome/i],
    ['RMD-09', /ages 0 to 2: free baby cots/i],
    ['RMD-10', /ages 3 to 11: one extra bed per room$/im],
    ['RMD-11', /ages 12 and over: an extra bed at an extra charge/i],
    ['RMD-12', /must be confirmed by the property before arrival/i],
  ])('%s: of children and extra beds it says %s', (_, text) => {
    expect(policies.get('Children & Extra Beds')?.join('\n')).toMatch(text);
  });
});

const listed = ({ rooms: { listed: list } }: typeof VILLA) => list.map(({ id }) => id);

testSpecifiedStatements({
  'RML-02, RML-04: the room list of the boutique': [listed(BOUTIQUE), [4, 6, 8]],
  'RML-04: the room list of the villa': [listed(VILLA), [1, 2, 3]],
  'BNR-06: the banner of room 4 is fixed, and of no other': [
    rooms.flatMap(({ id, bannerFixed }) => (bannerFixed ? [id] : [])),
    [4],
  ],
});

const LET = [/2 apartments/, /5 guests/, /10 guests/, /own garden/, /exclusive private pool/];

test.each([
  ['GEN-10, GEN-11, CST-10', 'the home of the villa', VILLA.home.intro.paragraphs.join(' '), LET],
  ['GEN-10, GEN-11, CST-10', 'the room list of the villa', VILLA.rooms.intro.text, LET],
  ['GEN-12', 'the room list of the boutique', BOUTIQUE.rooms.intro.heading, [/six double rooms/i]],
  ['GEN-13', 'the text of Suite Juu', getText(2), [/2x2 m plunge pool and a 4x4 m private pool/]],
  ['GEN-14', 'the text of the villa', getText(3), [/4 double en-suite bedrooms plus 2 extra single beds/]],
  ['GEN-15', 'the text of the villa', getText(3), [/private pools of 16 sqm and 25 sqm/i]],
])('%s: %s says what is let', (_ids, _name, text, says) => {
  for (const pattern of says) expect(text).toMatch(pattern);
});
