import { interpolate } from '@/lib/interpolate';

/** The constants hold for a human life: before and after, the shape of the sea floor is another one. */
export const FIRST_DAY = '1950-01-01';
export const LAST_DAY = '2050-12-31';

/** Of the table below a day, from that day on. */
export const TABLE_DAYS = 14;

export const isDateCovered = (date: string): boolean => FIRST_DAY <= date && date <= LAST_DAY;

/** The sentence for a day that is not covered. */
export const outOfRangeMessage = (sentence: string): string =>
  interpolate(sentence, { first: FIRST_DAY.slice(0, 4), last: LAST_DAY.slice(0, 4) });
