import {
  findCommonNight,
  hasNights,
  hasNightsOutsideSeasons,
  isInSeason,
  WEEKDAYS,
  type Weekday,
} from '@/lib/season-nights';

test.each([
  ['2026-01-01', '2026-02-28', '2028-02-29', true],
  ['2026-01-01', '2026-02-27', '2028-02-29', false],
  ['2028-02-29', '2028-03-02', '2027-02-28', false],
  ['2028-02-29', '2028-03-02', '2027-03-01', true],
])('every year from %s to %s has the night of %s: %s', (from, until, night, expected) => {
  expect(isInSeason(night, { from, until, everyYear: true })).toBe(expected);
});

test.each([
  ['two that come once', ['2027-01-01', '2027-01-10'], ['2027-01-10', '2027-01-12'], '2027-01-10'],
  ['two of every year', ['2020-12-20', '2021-01-05', true], ['2031-01-05', '2031-02-01', true], '2021-01-05'],
  [
    'two of every year that meet',
    ['2020-12-20', '2021-01-05', true],
    ['2031-01-06', '2031-12-19', true],
    undefined,
  ],
  ['a leap day', ['2026-02-01', '2026-02-28', true], ['2028-02-29', '2028-02-29', true], '2028-02-29'],
] as const)('a night that two seasons have: %s', (_, ...seasons) => {
  const [one, other] = seasons
    .slice(0, 2)
    .map((season) => season as readonly [string, string, boolean?])
    .map(([from, until, everyYear]) => ({ from, until, everyYear }));
  expect(findCommonNight(one!, other!)).toBe(seasons[2]);
  expect(findCommonNight(other!, one!) === undefined).toBe(seasons[2] === undefined);
});

const ALL_YEAR = { from: '2026-01-01', until: '2026-12-31', everyYear: true };
const onDays = (...weekdays: Weekday[]) => ({ ...ALL_YEAR, weekdays });

test('a season for some weekdays has their nights alone, and can lie within one for all', () => {
  // a Friday
  expect(isInSeason('2027-02-05', onDays('friday'))).toBe(true);
  expect(isInSeason('2027-02-06', onDays('friday'))).toBe(false);
  expect(findCommonNight(onDays('friday'), ALL_YEAR)).toBeUndefined();
  expect(findCommonNight(onDays('friday'), onDays('saturday'))).toBeUndefined();
  expect(findCommonNight(onDays('friday', 'saturday'), onDays('saturday'))).toBe('2026-01-01');
  expect(hasNights({ from: '2027-02-05', until: '2027-02-07', weekdays: ['sunday'] })).toBe(true);
  expect(hasNights({ from: '2027-02-05', until: '2027-02-07', weekdays: ['monday'] })).toBe(false);
  expect(hasNightsOutsideSeasons([onDays('friday', 'saturday')])).toBe(true);
  expect(hasNightsOutsideSeasons([onDays('friday', 'saturday'), onDays(...WEEKDAYS.slice(0, 5))])).toBe(
    false,
  );
});

test('nights without a season are to come unless seasons of every year take all of them', () => {
  const year = (from: string, until: string) => ({ from, until, everyYear: true });
  expect(hasNightsOutsideSeasons([])).toBe(true);
  expect(hasNightsOutsideSeasons([{ from: '2020-01-01', until: '2090-12-31' }])).toBe(true);
  expect(hasNightsOutsideSeasons([year('2026-01-01', '2026-12-31')])).toBe(false);
  expect(hasNightsOutsideSeasons([year('2026-11-01', '2027-02-28'), year('2027-03-01', '2027-10-31')])).toBe(
    false,
  );
  expect(hasNightsOutsideSeasons([year('2026-11-01', '2027-02-28'), year('2027-03-02', '2027-10-31')])).toBe(
    true,
  );
});
