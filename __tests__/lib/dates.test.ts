/** @jest-environment node */
import { addDays, countDaysBetween, getDaysInMonth, getFirstOfMonth } from '@/lib/dates';

test('days are added across the ends of months and years', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1)]).toEqual(['2028-02-29', '2027-01-01']);
  expect(countDaysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test('months are counted back into the year before and have their own lengths', () => {
  expect(getFirstOfMonth('2026-01-31', -1)).toBe('2025-12-01');
  expect(getDaysInMonth('2027-02-01')).toBe(28);
});
