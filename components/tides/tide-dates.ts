import { interpolate } from '@/lib/interpolate';

/** The constants hold for a human life: before and after, the shape of the sea floor is another one. */
export const FIRST_TIDE_DATE = '1950-01-01';
export const LAST_TIDE_DATE = '2050-12-31';

/** Of the table below a day, from that day on. */
export const TABLE_DAYS = 14;

export const isDateCovered = (date: string): boolean => FIRST_TIDE_DATE <= date && date <= LAST_TIDE_DATE;

/** The sentence for a day that is not covered. */
export const tideDateOutOfRangeMessage = (sentence: string): string =>
  interpolate(sentence, { first: FIRST_TIDE_DATE.slice(0, 4), last: LAST_TIDE_DATE.slice(0, 4) });
