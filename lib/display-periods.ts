/**
 * A range of days in which style sheets show or hide something. Several ranges may have one id. See
 * components/shell/display-period-styles.tsx.
 */
export interface DisplayPeriod {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

/** The id of the period that begins on a day and does not end. */
export const getDisplayPeriodIdSince = (day: string) => `since-${day}`;

/** The period from a day on, for what changes for good on that day. */
export const createDisplayPeriodSince = (day: string): DisplayPeriod => ({
  id: getDisplayPeriodIdSince(day),
  from: day,
  until: '9999-12-31',
});

/** Ids of the periods in which a day lies, as `data-current` of `<html>` lists them. */
export const getCurrentPeriodIds = (periods: readonly DisplayPeriod[], day: string): string =>
  [...new Set(periods.filter(({ from, until }) => from <= day && day <= until).map(({ id }) => id))].join(
    ' ',
  );
