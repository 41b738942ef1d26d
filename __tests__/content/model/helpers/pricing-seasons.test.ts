import { createLodgingJsonLd, createRoomJsonLd } from '@/app/_lib/structured-data';
import type { PricingSeason } from '@/content/model/helpers/pricing-seasons';
import { createStayRoomOptions } from '@/content/model/stay';
import { calculateStayPrice } from '@/lib/room-rates';
import { resolveChecked } from '../../../support/resolve-changed-content';
import { content } from '../../../support/site';

const [brand, other] = content.brands;
const [first, second] = brand!.rooms.list;
const TODAY = '2027-01-15';

const HIGH = {
  name: 'High season',
  from: '2026-06-15',
  until: '2026-10-15',
  everyYear: true,
  prices: [
    {
      room: first!.id,
      price: 120,
      extraGuests: { included: 1, price: 15 },
      longStay: { nights: 7, price: 100 },
    },
    { room: second!.id, price: 130 },
  ],
} satisfies PricingSeason;
const CHRISTMAS: PricingSeason = {
  name: 'Christmas',
  from: '2027-12-20',
  until: '2028-01-05',
  prices: [{ room: second!.id, price: 150 }],
};
const RAINS = {
  name: 'Rains',
  from: '2027-04-01',
  until: '2027-05-31',
  prices: [{ room: first!.id, price: 59 }],
} satisfies PricingSeason;
const WEEKENDS: PricingSeason = {
  name: 'Weekends',
  from: '2026-06-15',
  until: '2026-10-15',
  everyYear: true,
  weekdays: ['friday', 'saturday'],
  minNights: 2,
  prices: [{ room: second!.id, price: 160 }],
};
const NEW_YEAR: PricingSeason = {
  name: 'New Year',
  from: '2026-12-29',
  until: '2027-01-02',
  everyYear: true,
  minNights: 5,
};

/** Labels of the test's own: those of content may change. */
const RATE_LABELS = {
  ...content.shared.rooms.labels.rates,
  period: '{from} to {until}',
  extraAdultPrice: { one: '{price} each beyond {count} adult', other: '{price} each beyond {count} adults' },
  longStayPrice: '{price} from {nights} nights',
};
const ROOM_DESCRIPTION = '{title}, from {price:dollars} per night.';

type HouseRules = Partial<
  Pick<(typeof content.brands)[number]['rooms'], 'minNights' | 'children' | 'tourismLevy'>
>;

/** The first brand with seasons. In all other nights its rooms cost 80 dollars. */
function withSeasons(seasons: readonly PricingSeason[] | undefined, today = TODAY, rules: HouseRules = {}) {
  const list = brand!.rooms.list.map((room) => ({ ...room, price: 80, metaDescription: ROOM_DESCRIPTION }));
  const sharedRooms = content.shared.rooms;
  const { seasons: _, minNights: __, children: ___, tourismLevy: ____, ...rooms } = brand!.rooms;
  const changed = {
    ...brand!,
    rooms: { ...rooms, list, ...(seasons && { seasons: [...seasons] }), ...rules },
    overrides: {
      ...brand!.overrides,
      rooms: { ...sharedRooms, labels: { ...sharedRooms.labels, rates: RATE_LABELS } },
    },
  };
  return resolveChecked({ ...content, brands: [changed, other!] }, undefined, today);
}
const brandWith = (...options: Parameters<typeof withSeasons>) => withSeasons(...options).brands[0]!;
const roomWith = (...options: Parameters<typeof withSeasons>) => brandWith(...options).rooms.all[0]!;

test('the table of a room has the seasons to come, in the order of the owner, and all other nights', () => {
  const { rows } = roomWith([HIGH, RAINS, CHRISTMAS]).rateTable!;
  expect(rows).toEqual([
    {
      name: 'High season',
      dates: '15 June to 15 October',
      price: '$120',
      extraGuest: '$15 each beyond 1 adult',
      longStay: '$100 from 7 nights',
    },
    { name: 'Rains', dates: '1 April to 31 May 2027', price: '$59', hideDuring: 'since-2027-06-01' },
    {
      name: 'Christmas',
      dates: '20 December 2027 to 5 January 2028',
      price: '$80',
      hideDuring: 'since-2028-01-06',
    },
    { name: RATE_LABELS.otherNights, dates: '', price: '$80' },
  ]);
  expect(roomWith([HIGH, RAINS], '2027-06-01').rateTable!.rows.map(({ name }) => name)).not.toContain(
    'Rains',
  );
});

test('after its seasons a brand is as one without: each room has its one price', () => {
  const without = brandWith(undefined, '2027-06-01');
  expect(brandWith([RAINS], '2027-06-01')).toEqual(without);
  expect(without.rooms.all[0]!.lowestPrice).toBe(80);
  expect(without.rooms.all[0]).not.toHaveProperty('rateTable');
  expect(without.stay.summary).not.toHaveProperty('estimate');
});

test('cards, texts and structured data have the lowest price to come, which changes with the day', () => {
  const seasons = [HIGH, RAINS];
  const site = withSeasons(seasons);
  const [brand] = site.brands;
  const [room] = brand!.rooms.all;
  expect(room!.lowestPrice).toBe(59);
  expect(room!.nightPrice).toMatchObject({
    amount: '$59',
    amountsByPeriod: [
      { text: '$59', hideDuring: 'since-2027-06-01' },
      { text: '$80', showDuring: 'since-2027-06-01' },
    ],
  });
  const [option] = createStayRoomOptions(brand!).rooms;
  expect(option!.nightPriceTextsByPeriod).toMatchObject(
    ['$59', '$80'].map((price) => ({ text: expect.stringContaining(` ${price} `) })),
  );
  expect(option!.bookable?.rates).toMatchObject({
    priceOutsideSeasons: 80,
    seasons: [{ price: 120, everyYear: true }, { price: 59 }],
  });
  expect(room!.metaDescription).toContain('$59');
  expect(brand!.rooms.priceRange).toBe('$59–$130');
  expect(site.displayPeriods).toContainEqual({
    id: 'since-2027-06-01',
    from: '2027-06-01',
    until: '9999-12-31',
  });
});

test('search engines read the range of a room on its page, and that of the house on its home', () => {
  const brand = brandWith([HIGH, RAINS]);
  const unit = { priceCurrency: 'USD', unitText: brand.rooms.labels.priceSuffix };
  expect(createRoomJsonLd(brand, brand.rooms.all[0]!).offers[0]).toMatchObject({
    price: 59,
    priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 59, maxPrice: 120, ...unit },
  });
  expect(createLodgingJsonLd(brand)).toMatchObject({ priceRange: '$59–$130' });
});

test('a season for weekends is in the table of the rooms that have a price in it, and leaves the others alone', () => {
  const [one, two] = brandWith([HIGH, WEEKENDS]).rooms.all;
  expect(one!.rateTable!.rows.map(({ name }) => name)).toEqual(['High season', RATE_LABELS.otherNights]);
  expect(two!.rateTable!.rows[1]).toMatchObject({
    name: 'Weekends',
    dates: '15 June to 15 October (Friday and Saturday) (at least 2 nights)',
    price: '$160',
  });
  expect([one!.highestPrice, two!.highestPrice, two!.lowestPrice]).toEqual([120, 160, 80]);
  const rates = { checkIn: '2027-07-01', nights: 3, rooms: 1, adults: 1, children: 0 };
  expect([one, two].map((room) => calculateStayPrice(room!.rates!, rates))).toEqual([360, 130 + 160 + 160]);
});

test('the summary of a stay knows how many nights seasons and the house ask for', () => {
  const minimumStays = (...options: Parameters<typeof withSeasons>) =>
    brandWith(...options).stay.summary.minimumStays;
  expect(minimumStays([HIGH])).toBeUndefined();
  expect(minimumStays([HIGH, WEEKENDS, NEW_YEAR], TODAY, { minNights: 2 })).toMatchObject({
    seasons: [
      { name: 'Weekends', weekdays: ['friday', 'saturday'], minNights: 2 },
      { name: 'New Year', from: '2026-12-29', minNights: 5 },
    ],
    otherNights: { minNights: 2 },
  });
  // it has no prices, and can lie within a season that has some
  expect(roomWith([HIGH, change(NEW_YEAR, { from: HIGH.from, until: HIGH.until })]).rateTable).toEqual(
    roomWith([HIGH]).rateTable,
  );
});

test('prices of children and the levy are in the estimate and in a note of every room, and in no price that is shown', () => {
  const rules = { children: { freeUntil: 3, until: 11, price: 20 }, tourismLevy: 5 };
  const { rooms, stay } = brandWith(undefined, TODAY, rules);
  expect(rooms.all.map(({ rates }) => rates)).toEqual(
    rooms.all.map(() => expect.objectContaining({ childPrice: 20, tourismLevy: 5, seasons: [] })),
  );
  expect(rooms.all.map(({ rateTable, lowestPrice }) => [rateTable, lowestPrice])).toEqual(
    rooms.all.map(() => [undefined, 80]),
  );
  const { children, tourismLevy } = stay.summary.estimate!;
  for (const figure of ['{children}', '4', '11', '$20', '3']) expect(children).toContain(figure);
  expect(tourismLevy).toContain('$5');
  const [, childPrice, levy] = rooms.priceNotes;
  for (const figure of ['4', '11', '$20', '3']) expect(childPrice).toContain(figure);
  expect(levy).toContain('$5');
  expect(brandWith(undefined).rooms.priceNotes).toEqual([content.brands[0]!.rooms.labels.priceNote]);
  const { estimate } = brandWith([HIGH]).stay.summary;
  expect([estimate!.children, estimate!.tourismLevy]).toEqual([undefined, undefined]);
});

const change = (season: PricingSeason, changed: Partial<PricingSeason>): PricingSeason => ({
  ...season,
  ...changed,
});
const price = (changed: object) => change(HIGH, { prices: [{ ...HIGH.prices[0]!, ...changed }] });

/** Invalid seasons, by the error of the check. */
const REFUSED: readonly (readonly [
  message: string,
  seasons: readonly PricingSeason[],
  rules?: HouseRules,
])[] = [
  [
    'seasons.1.from: "Summer" and "High season" both have the night of 2026-10-10.\n  Change the days of "Summer" or of "High season".',
    [HIGH, change(RAINS, { name: 'Summer', from: '2026-10-10', until: '2026-11-01' })],
  ],
  [
    'seasons.0.until: "High season" comes every year and is longer than a year.\n  Change its first',
    [change(HIGH, { until: '2027-06-15' })],
  ],
  [
    `seasons.0.prices.1.room: ${first!.id} is there twice.`,
    [change(RAINS, { prices: [...RAINS.prices, ...RAINS.prices] })],
  ],
  [
    'seasons.0.prices.0.longStay.price: a longer stay costs 120 a night, and any other 120.\n  Write a lower',
    [price({ longStay: { nights: 7, price: 120 } })],
  ],
  [
    'seasons.0.prices.0.longStay.nights: 1 is not a longer stay.\n  Write 2 or more.',
    [price({ longStay: { nights: 1, price: 100 } })],
  ],
  [
    `seasons.0.prices.0.extraGuests.included: the price includes ${first!.adults} guests, and room ${first!.id} is for ${first!.adults}.\n  Write fewer`,
    [price({ extraGuests: { included: first!.adults, price: 15 } })],
  ],
  [
    'seasons.0.weekdays: none of the nights of "Rains" begins on these weekdays.\n  Choose other weekdays',
    [change(RAINS, { until: '2027-04-02', weekdays: ['sunday'] })],
  ],
  [
    'seasons.1.from: "Weekends" and "Saturdays" both have the night of 2026-06-15.',
    [change(WEEKENDS, { name: 'Saturdays', weekdays: ['saturday'] }), WEEKENDS],
  ],
  [
    'seasons.0.prices: "New Year" changes nothing.\n  Write a price of a room, or the least number of nights.',
    [change(NEW_YEAR, { minNights: undefined })],
  ],
  ['seasons.0.prices.0.price: -1 is not a price in dollars and cents.', [price({ price: -1 })]],
  ['seasons.0.minNights: 0 is not a whole number above zero.', [change(NEW_YEAR, { minNights: 0 })]],
  [
    'seasons.0.prices.0.extraGuests.children: children have a price of their own, and count as extra guests too.\n  Let them',
    [price({ extraGuests: { included: 1, price: 15, children: true } })],
    { children: { freeUntil: 3, until: 11, price: 20 } },
  ],
  [
    'children.until: children have a price up to the age of 3, but are free up to 3.\n  Write an age above',
    [],
    { children: { freeUntil: 3, until: 3, price: 20 } },
  ],
  ['tourismLevy: 0 is not a price in dollars and cents.', [], { tourismLevy: 0 }],
];

test.each(REFUSED.map(([message, seasons, rules]) => ({ message, seasons, rules })))(
  'the check says: $message',
  ({ message, seasons, rules }) => {
    expect(() => withSeasons(seasons.length > 0 ? seasons : undefined, TODAY, rules)).toThrow(message);
  },
);
