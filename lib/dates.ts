// Calendar dates like "2026-12-24", without a time or a time zone.

import { DAY_MS } from './time-units';

/** `addDays('2026-02-28', 1)` is "2026-03-01". */
export function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** The first day of the month of a date, or of one some months later. */
export function getFirstOfMonth(date: string, monthsLater = 0): string {
  const day = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsLater);
  return day.toISOString().slice(0, 10);
}

/** @param first the first day of the month */
export const getDaysInMonth = (first: string): number => countDaysBetween(first, getFirstOfMonth(first, 1));

export const countDaysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS;
