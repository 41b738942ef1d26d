import type { BookingLinkWithoutClosure } from '@/content/model/brand';
import { countDaysBetween } from '@/lib/dates';
import type { ExternalUrl } from '@/lib/link-types';
import { MIN_ROOMS_AND_GUESTS, type RoomsAndGuests } from '@/lib/rooms-and-guests';

/** Dates are written "2031-05-10"; '' means that none is chosen. */
export interface StayDates {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** A search for a stay. */
export interface Stay extends StayDates, RoomsAndGuests {
  /** The id of a room; '' if a search with dates has none. */
  readonly room: string;
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

/**
 * Parses a query string. Rooms are looked up, dates validated, numbers clamped; invalid values become the default, so
 * that no text of the URL reaches the page.
 * @param rooms valid room ids
 * @param defaultRoom for an unknown room, and for an address without a search
 */
export function parseStay(search: string, rooms: readonly string[], defaultRoom: string): Stay {
  const query = new URLSearchParams(search);
  const room = query.get('room');
  const choosesNone = !room && query.has('check_in');
  const date = (name: string) => {
    const value = query.get(name) ?? '';
    return isDate(value) ? value : '';
  };
  const count = (name: keyof RoomsAndGuests) => {
    const value = query.get(name) ?? '';
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    return Number.isSafeInteger(number)
      ? Math.max(number, MIN_ROOMS_AND_GUESTS[name])
      : MIN_ROOMS_AND_GUESTS[name];
  };
  return {
    room: rooms.find((id) => id === room) ?? (choosesNone ? '' : defaultRoom),
    checkIn: date('check_in'),
    checkOut: date('check_out'),
    rooms: count('rooms'),
    adults: count('adults'),
    children: count('children'),
  };
}

export function serializeStay({ room, checkIn, checkOut, rooms, adults, children }: Stay): string {
  return new URLSearchParams({
    ...(room && { room }),
    check_in: checkIn,
    check_out: checkOut,
    rooms: String(rooms),
    adults: String(adults),
    children: String(children),
  }).toString();
}

/** URL of the booking page, with the stay in its query parameters where it supports them. */
export function createBookingUrl(
  { url, queryParameters: names }: BookingLinkWithoutClosure,
  stay: Stay,
): ExternalUrl {
  if (!names || countNights(stay) === null) return url;
  const address = new URL(url);
  const { searchParams } = address;
  searchParams.set(names.checkIn, stay.checkIn);
  searchParams.set(names.checkOut, stay.checkOut);
  if (names.rooms) searchParams.set(names.rooms, String(stay.rooms));
  if (names.adults) searchParams.set(names.adults, String(stay.adults));
  if (names.children) searchParams.set(names.children, String(stay.children));
  return `https://${address.href.slice('https://'.length)}`;
}

/** A day of this millennium as YYYY-MM-DD: 30 February is not one. */
function isDate(value: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
