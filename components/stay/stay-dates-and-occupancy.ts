import { daysBetween } from '@/lib/dates';

/** A search for a stay. Dates are written "2031-05-10"; '' means that none is chosen. */
export interface Stay {
  /** The id of a room; '' if a search with dates has none. */
  readonly room: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

export type Occupancy = Pick<Stay, 'rooms' | 'adults' | 'children'>;

/** The least that a visitor can choose. There is no maximum, as specified (FND-07). */
export const MIN_OCCUPANCY: Occupancy = { rooms: 1, adults: 1, children: 0 };

/** How many rooms a brand has, and for how many guests. */
export interface BrandCapacity {
  readonly rooms: number;
  /** Guests that all rooms together have beds for. */
  readonly sleeps: number;
}

/** The stay with no more rooms and guests than the house can hold. */
export function limitOccupancy(stay: Stay, { rooms, sleeps }: BrandCapacity): Stay {
  return {
    ...stay,
    rooms: Math.min(stay.rooms, rooms),
    adults: Math.min(stay.adults, sleeps),
    children: Math.min(stay.children, sleeps),
  };
}

export type StayDates = Pick<Stay, 'checkIn' | 'checkOut'>;

/** Both dates are set, and check-out is not after check-in. */
export function datesOutOfOrder({ checkIn, checkOut }: StayDates): boolean {
  return checkIn !== '' && checkOut !== '' && checkOut <= checkIn;
}

/** The number of nights; `null` while a date is missing or the dates are out of order. */
export function countNights(dates: StayDates): number | null {
  const { checkIn, checkOut } = dates;
  if (checkIn === '' || checkOut === '' || datesOutOfOrder(dates)) return null;
  return daysBetween(checkIn, checkOut);
}

/** When a stay is, seen from today: `undated` while a date is missing or the dates are out of order. */
export type StayPhase = 'undated' | 'future' | 'current' | 'past';

/** @param today the date in Zanzibar; undefined until the browser knows it */
export function phaseOfStay(dates: StayDates, today: string | undefined): StayPhase {
  if (countNights(dates) === null) return 'undated';
  if (today === undefined || today <= dates.checkIn) return 'future';
  return today <= dates.checkOut ? 'current' : 'past';
}
