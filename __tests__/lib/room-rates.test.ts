import { getLowestPriceChanges, calculateStayPrice, type SeasonRate, type RoomRates } from '@/lib/room-rates';
import type { RoomsAndGuests } from '@/lib/rooms-and-guests';

const GREEN: SeasonRate = { from: '2026-03-15', until: '2026-05-31', everyYear: true, price: 60 };
const HIGH: SeasonRate = {
  from: '2026-06-15',
  until: '2026-10-15',
  everyYear: true,
  price: 100,
  extraGuests: { included: 2, price: 15 },
  longStay: { nights: 7, price: 90 },
};
const NEW_YEAR: SeasonRate = {
  from: '2026-12-20',
  until: '2027-01-05',
  everyYear: true,
  price: 150,
  extraGuests: { included: 1, price: 20, children: true },
};
const FESTIVAL: SeasonRate = { from: '2027-02-10', until: '2027-02-13', price: 120 };
const RATES: RoomRates = { priceOutsideSeasons: 80, seasons: [GREEN, HIGH, NEW_YEAR, FESTIVAL] };

const COUPLE = { rooms: 1, adults: 2, children: 0 };

test.each<[string, { checkIn: string; nights: number } & Partial<RoomsAndGuests>, number]>([
  ['one night without a season', { checkIn: '2027-02-01', nights: 1 }, 80],
  ['one night, the first of a season', { checkIn: '2027-06-15', nights: 1 }, 100],
  ['the night before a season, and its first', { checkIn: '2027-06-14', nights: 2 }, 180],
  ['a season of every year, years later', { checkIn: '2033-04-01', nights: 3 }, 180],
  ['a season that comes once', { checkIn: '2027-02-12', nights: 3 }, 120 + 120 + 80],
  ['the same days in another year', { checkIn: '2028-02-12', nights: 1 }, 80],
  ['across New Year, a guest more than included', { checkIn: '2027-12-30', nights: 4 }, 4 * (150 + 20)],
  [
    'over three seasons and what lies between them',
    { checkIn: '2027-05-30', nights: 140 },
    // 2 nights of the green season, 14 of none, 123 of the high season at the price of a longer stay, 1 of none
    2 * 60 + 14 * 80 + 123 * 90 + 80,
  ],
  ['a longer stay', { checkIn: '2027-07-01', nights: 7 }, 7 * 90],
  ['a stay that is a night too short for it', { checkIn: '2027-07-01', nights: 6 }, 6 * 100],
  ['a longer stay that is mostly before the season', { checkIn: '2027-06-09', nights: 7 }, 6 * 80 + 90],
  ['an extra guest', { checkIn: '2027-07-01', nights: 2, adults: 3 }, 2 * (100 + 15)],
  ['a child where children are no extra guests', { checkIn: '2027-07-01', nights: 2, children: 1 }, 200],
  ['a child where they are', { checkIn: '2027-01-01', nights: 1, adults: 1, children: 1 }, 150 + 20],
  ['two rooms and one guest more', { checkIn: '2027-07-01', nights: 1, rooms: 2, adults: 5 }, 215],
  ['an extra guest in a night of no season', { checkIn: '2027-02-01', nights: 1, adults: 3 }, 80],
  ['a longer stay with an extra guest', { checkIn: '2027-07-01', nights: 8, adults: 3 }, 8 * (90 + 15)],
  ['the nights in which clocks change elsewhere', { checkIn: '2027-03-27', nights: 2 }, 120],
])('the price of a stay: %s', (_, stay, price) => {
  expect(calculateStayPrice(RATES, { ...COUPLE, ...stay })).toBe(price);
});

const WEEKENDS: SeasonRate = {
  from: '2026-01-01',
  until: '2026-12-31',
  everyYear: true,
  weekdays: ['friday', 'saturday'],
  price: 95,
};
const FAMILY = { rooms: 1, adults: 2, children: 2 };

test.each<
  [string, Partial<RoomRates>, { checkIn: string; nights: number } & Partial<RoomsAndGuests>, number]
>([
  ['a Friday of no season', { seasons: [WEEKENDS, HIGH] }, { checkIn: '2027-02-05', nights: 1 }, 95],
  ['Thursday to Sunday', { seasons: [WEEKENDS, HIGH] }, { checkIn: '2027-02-04', nights: 3 }, 80 + 95 + 95],
  [
    'a weekend of the year in a season',
    { seasons: [WEEKENDS, HIGH] },
    { checkIn: '2027-07-01', nights: 3 },
    300,
  ],
  // whichever is written first
  [
    'a weekend of the season',
    { seasons: [HIGH, { ...WEEKENDS, from: HIGH.from, until: HIGH.until }] },
    { checkIn: '2027-07-01', nights: 3 },
    100 + 95 + 95,
  ],
  ['children', { childPrice: 20 }, { checkIn: '2027-02-01', nights: 3, children: 2 }, 3 * (80 + 40)],
  [
    'children in two rooms',
    { childPrice: 20 },
    { checkIn: '2027-02-01', nights: 1, rooms: 2, children: 1 },
    180,
  ],
  ['the levy', { tourismLevy: 5 }, { checkIn: '2027-02-01', nights: 3, children: 0 }, 3 * (80 + 10)],
  ['the levy of a family', { tourismLevy: 2.5 }, { checkIn: '2027-02-01', nights: 1 }, 80 + 10],
  [
    'all of it, in a season with an extra guest',
    { childPrice: 20, tourismLevy: 5 },
    { checkIn: '2027-07-01', nights: 2, adults: 3, children: 1 },
    2 * (100 + 15 + 20 + 4 * 5),
  ],
])('the price of a stay with %s', (_, rules, stay, price) => {
  expect(calculateStayPrice({ ...RATES, ...rules }, { ...FAMILY, ...stay })).toBe(price);
});

test('the lowest price changes on the day after a cheap season that does not come again', () => {
  const low = { from: '2027-04-01', until: '2027-05-31', price: 50 };
  const lower = { from: '2027-02-01', until: '2027-02-28', price: 40 };
  const rates = { priceOutsideSeasons: 80, seasons: [FESTIVAL, low, lower] };
  expect(getLowestPriceChanges(rates, '2027-01-01')).toEqual([
    { day: '2027-01-01', price: 40 },
    { day: '2027-03-01', price: 50 },
    { day: '2027-06-01', price: 80 },
  ]);
  expect(getLowestPriceChanges(rates, '2027-02-28')[0].price).toBe(40);
  expect(getLowestPriceChanges(rates, '2027-06-01')).toEqual([{ day: '2027-06-01', price: 80 }]);
  // those of every year come again; their price is not that of a longer stay
  expect(getLowestPriceChanges({ priceOutsideSeasons: 95, seasons: [HIGH] }, '2030-01-01')).toEqual([
    { day: '2030-01-01', price: 95 },
  ]);
  expect(
    getLowestPriceChanges({ priceOutsideSeasons: 95, seasons: [{ ...WEEKENDS, price: 70 }] }, '2030-01-01'),
  ).toEqual([{ day: '2030-01-01', price: 70 }]);
  const allYear = { ...HIGH, from: '2026-01-01', until: '2026-12-31' };
  expect(getLowestPriceChanges({ priceOutsideSeasons: 95, seasons: [allYear] }, '2030-01-01')[0].price).toBe(
    100,
  );
});
