import { interpolate } from '../ui/interpolate';

/** The constants hold for a human life: before and after, the shape of the sea floor is another one. */
export const FIRST_DAY = '1950-01-01';
export const LAST_DAY = '2050-12-31';

/** Of the table below a day, from that day on. */
export const TABLE_DAYS = 14;

export const isCovered = (date: string): boolean => FIRST_DAY <= date && date <= LAST_DAY;

/** `addDays('2026-02-28', 1)` is "2026-03-01". */
export function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** The first day of the month of a date, or of one some months later. */
export function firstOfMonth(date: string, monthsLater = 0): string {
  const day = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsLater);
  return day.toISOString().slice(0, 10);
}

export const daysInMonth = (first: string): number => daysBetween(first, firstOfMonth(first, 1));

export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** The sentence for a day that is not covered. */
export const outOfRangeMessage = (sentence: string): string =>
  interpolate(sentence, { first: FIRST_DAY.slice(0, 4), last: LAST_DAY.slice(0, 4) });
