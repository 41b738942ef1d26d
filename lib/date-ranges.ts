import type { DateRange } from '@/content/model/scheduled-entries';

/** Ids of the ranges in which a day lies, as `data-current` of `<html>` lists them. */
export const activeRangeIds = (ranges: readonly DateRange[], day: string): string =>
  [...new Set(ranges.filter(({ from, until }) => from <= day && day <= until).map(({ id }) => id))].join(' ');
