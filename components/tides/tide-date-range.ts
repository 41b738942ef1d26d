import { interpolate } from '@/lib/interpolate';

/** Dates for which tides are computed: harmonic constants change with the sea floor, others would be unreliable. */
export const FIRST_TIDE_DATE = '1950-01-01';
export const LAST_TIDE_DATE = '2050-12-31';

/** Days in the table below the chart. */
export const TIDE_TABLE_DAYS = 14;

export const isDateCovered = (date: string): boolean => FIRST_TIDE_DATE <= date && date <= LAST_TIDE_DATE;

/** The sentence for a day that is not covered. */
export const formatTideDateOutOfRange = (sentence: string): string =>
  interpolate(sentence, { first: FIRST_TIDE_DATE.slice(0, 4), last: LAST_TIDE_DATE.slice(0, 4) });
