import type { DisplayPeriod } from '@/content/model/scheduled-entries';

/** Ids of the periods in which a day lies, as `data-current` of `<html>` lists them. */
export const activePeriodIds = (periods: readonly DisplayPeriod[], day: string): string =>
  [...new Set(periods.filter(({ from, until }) => from <= day && day <= until).map(({ id }) => id))].join(
    ' ',
  );
