import { findUnmetMinimumStay } from '@/lib/minimum-stay';

const yearly = (name: string, from: string, until: string, minNights: number) => ({
  name,
  from,
  until,
  minNights,
  everyYear: true,
});
const NEW_YEAR = yearly('New Year', '2026-12-29', '2027-01-02', 5);
const EPIPHANY = yearly('Epiphany', '2027-01-05', '2027-01-07', 8);
const GREEN = yearly('Green', '2026-04-01', '2026-04-30', 1);
const WEEKENDS = { ...yearly('Weekend', '2026-01-01', '2026-12-31', 2), weekdays: ['saturday'] as const };
const HOUSE = { minNights: 3 };

test.each([
  ['long enough for the house', '2027-06-01', 3, undefined],
  ['too short for the house', '2027-06-01', 2, HOUSE],
  ['that begins before a season', '2027-12-28', 2, NEW_YEAR],
  ['that begins in a season', '2026-12-31', 4, NEW_YEAR],
  ['long enough for a season', '2026-12-28', 5, undefined],
  ['that ends on the first day of a season', '2026-12-26', 3, undefined],
  ['whose nights that are added are in a season that asks for more', '2027-01-02', 1, EPIPHANY],
  ['in a season that asks for less than the house', '2027-04-10', 1, undefined],
  ['on a Saturday, of which less is asked than of the night after it', '2027-06-05', 1, HOUSE],
])('a stay %s', (_, checkIn, nights, expected) => {
  const seasons = [WEEKENDS, NEW_YEAR, EPIPHANY, GREEN];
  const unmet = findUnmetMinimumStay({ seasons, otherNights: HOUSE }, checkIn, nights);
  expect(unmet).toEqual(expected);
});

test('without a rule for the house only seasons ask for nights', () => {
  expect(findUnmetMinimumStay({ seasons: [NEW_YEAR] }, '2027-06-01', 1)).toBeUndefined();
  expect(findUnmetMinimumStay({ seasons: [NEW_YEAR] }, '2027-01-01', 1)).toEqual(NEW_YEAR);
  // a Friday and a Saturday
  expect(findUnmetMinimumStay({ seasons: [WEEKENDS] }, '2027-06-04', 1)).toBeUndefined();
  expect(findUnmetMinimumStay({ seasons: [WEEKENDS] }, '2027-06-05', 1)).toEqual(WEEKENDS);
});
