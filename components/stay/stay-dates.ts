import { countDaysBetween } from '@/lib/dates';

/** Dates are written "2031-05-10"; '' means that none is chosen. */
export interface StayDates {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** Whether both dates are set and check-out is not after check-in. */
export function areDatesOutOfOrder({ checkIn, checkOut }: StayDates): boolean {
  return checkIn !== '' && checkOut !== '' && checkOut <= checkIn;
}

/** The number of nights; `null` while a date is missing or the dates are out of order. */
export function countNights(dates: StayDates): number | null {
  const { checkIn, checkOut } = dates;
  if (checkIn === '' || checkOut === '' || areDatesOutOfOrder(dates)) return null;
  return countDaysBetween(checkIn, checkOut);
}

/** When a stay is, seen from today: `undated` while a date is missing or the dates are out of order. */
export type StayPhase = 'undated' | 'future' | 'current' | 'past';

/** @param today the date in Zanzibar; undefined until the browser knows it */
export function getStayPhase(dates: StayDates, today: string | undefined): StayPhase {
  if (countNights(dates) === null) return 'undated';
  if (today === undefined || today <= dates.checkIn) return 'future';
  return today <= dates.checkOut ? 'current' : 'past';
}
