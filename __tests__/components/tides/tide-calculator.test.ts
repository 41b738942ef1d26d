import { findLongestActivityHours, getActivityHours } from '@/components/tides/activity-hours';
import { formatMinuteOfDay } from '@/components/tides/format-tides';
import { createTideCalculator } from '@/components/tides/tide-calculator';
import { interpolateWaterLevel, isDateCovered, type TideDay } from '@/components/tides/tide-day';
import { getTideStationData } from '@/content/model/tides';
import { brands, unbranded } from '../../support/site';

const calculator = createTideCalculator(getTideStationData(unbranded.business.point));
const formatExtremes = ({ extremes }: TideDay) =>
  extremes.map(({ minute, height }) => `${formatMinuteOfDay(minute)} ${height.toFixed(1)}`);

test('high and low waters of a day, in the clock of Zanzibar', () => {
  const [day] = calculator.computeDays('2026-11-26', 1);
  expect(day).toMatchObject({ date: '2026-11-26', moon: 'waningGibbous' });
  expect(formatExtremes(day!)).toEqual(['04:45 4.3', '11:07 0.1', '17:14 3.6', '23:09 0.4']);
  expect([day!.sunrise, day!.sunset].map(formatMinuteOfDay)).toEqual(['05:55', '18:22']);
  expect(day!.levels).toHaveLength(97);
});

test('lowest water and mean sea level are as published, within 0.1 m: docs/tides.md', () => {
  const days = calculator.computeDays('2025-01-01', 355);
  const lowest = Math.min(...days.flatMap(({ extremes }) => extremes.map(({ height }) => height)));
  const levels = days.flatMap((day) => day.levels.slice(1));
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  expect(Math.abs(lowest + 0.2)).toBeLessThan(0.1);
  expect(Math.abs(mean - 2.08)).toBeLessThan(0.05);
});

test.each([
  ['1950-01-01', true],
  ['2050-12-31', true],
  ['1949-12-31', false],
  ['2051-01-01', false],
  ['', false],
])('%j is computed: %s', (date, covered) => {
  expect(isDateCovered(date)).toBe(covered);
  if (covered) expect(calculator.computeDays(date, 1)[0]!.extremes.length).toBeGreaterThanOrEqual(3);
});

test('the level between two quarters of an hour lies between theirs', () => {
  expect([0, 20, 45].map((minute) => interpolateWaterLevel([1, 2, 5], minute))).toEqual([1, 3, 0]);
});

describe('hours for an activity', () => {
  const reef = brands[0]!.tides.labels.activities.find(({ id }) => id === 'reef')!;
  const at = (hour: number, height: number, isHigh = false) => ({ minute: hour * 60 + 7, height, isHigh });
  const day = (...extremes: TideDay['extremes']): TideDay => ({
    date: '2030-01-01',
    extremes,
    levels: [],
    sunrise: 356,
    sunset: 1102,
    moon: 'full',
  });

  test('end with low water, to half an hour', () => {
    const [hours] = getActivityHours(reef, day(at(5, 4, true), at(11, reef.limit!)));
    expect([formatMinuteOfDay(hours!.from), formatMinuteOfDay(hours!.until)]).toEqual(['09:00', '11:00']);
  });

  test('at high water are around it, where the sea comes in far enough', () => {
    const swim = { ...reef, water: 'high', hoursBefore: 1, hoursAfter: 2, limit: 3.5 } as const;
    const sea = day(at(6, 0.1), at(10, 3.5, true), at(14, 3.4, true), at(17, 4, true));
    expect(
      getActivityHours(swim, sea).map(({ from, until }) => [from, until].map(formatMinuteOfDay)),
    ).toEqual([
      ['09:00', '12:00'],
      ['16:00', '18:30'],
    ]);
  });

  test.each([
    ['not in daylight for an hour at least', day(at(6, 0.1), at(20, 0.2))],
    ['where the sea does not go out far enough', day(at(11, reef.limit! + 0.1))],
    ['around the other extreme', day(at(11, -0.2, true))],
  ])('are none %s', (_, sea) => {
    expect(getActivityHours(reef, sea)).toHaveLength(0);
  });

  test('the best day has the most time, and then the lowest water', () => {
    const days = [day(at(7, -0.1)), day(at(10, 0.4)), day(at(11, 0.2))];
    expect(findLongestActivityHours(reef, days)?.hours.extreme.height).toBe(0.2);
    expect(findLongestActivityHours(reef, [])).toBeUndefined();
  });
});
