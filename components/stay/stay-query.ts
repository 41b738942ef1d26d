import type { Booking } from '@/content/types';

/** What a visitor looks for; dates are "2031-05-10" or '' while none is chosen (ENT-16). */
export interface Stay {
  readonly room: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

export type Party = Pick<Stay, 'rooms' | 'adults' | 'children'>;

/** No maximum: the specification shows none (FND-07). */
export const PARTY_MINIMUM: Party = { rooms: 1, adults: 1, children: 0 };

/**
 * The stay that a query string describes. Nothing of the query is passed on as it stands: a room is looked up,
 * a date must exist, a number is at least its minimum, and all else falls back to the default.
 * @param rooms ids that may be asked for
 */
export function readStay(search: string, rooms: readonly string[], defaultRoom: string): Stay {
  const query = new URLSearchParams(search);
  const room = query.get('room');
  const date = (name: string) => {
    const value = query.get(name) ?? '';
    return isDate(value) ? value : '';
  };
  const count = (name: keyof Party) => {
    const value = query.get(name) ?? '';
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    return Number.isSafeInteger(number) ? Math.max(number, PARTY_MINIMUM[name]) : PARTY_MINIMUM[name];
  };
  return {
    room: rooms.find((id) => id === room) ?? defaultRoom,
    checkIn: date('check_in'),
    checkOut: date('check_out'),
    rooms: count('rooms'),
    adults: count('adults'),
    children: count('children'),
  };
}

/** The query string of a stay (FND-12): survives reload and sharing. */
export function writeStay({ room, checkIn, checkOut, rooms, adults, children }: Stay): string {
  return new URLSearchParams({
    room,
    check_in: checkIn,
    check_out: checkOut,
    rooms: String(rooms),
    adults: String(adults),
    children: String(children),
  }).toString();
}

export type Dates = Pick<Stay, 'checkIn' | 'checkOut'>;

/** Both dates are there, but check-out is not after check-in. */
export function isMisordered({ checkIn, checkOut }: Dates): boolean {
  return checkIn !== '' && checkOut !== '' && checkOut <= checkIn;
}

/** The number of nights; `null` while a date is missing or the dates are misordered. */
export function nightsOf(dates: Dates): number | null {
  const { checkIn, checkOut } = dates;
  if (checkIn === '' || checkOut === '' || isMisordered(dates)) return null;
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
}

/** The house's booking page, with the stay where its address has slots for one. */
export function bookingUrl({ url, stayParameters: names }: Booking, stay: Stay): string {
  if (!names || nightsOf(stay) === null) return url;
  const address = new URL(url);
  const { searchParams } = address;
  searchParams.set(names.checkIn, stay.checkIn);
  searchParams.set(names.checkOut, stay.checkOut);
  if (names.rooms) searchParams.set(names.rooms, String(stay.rooms));
  if (names.adults) searchParams.set(names.adults, String(stay.adults));
  if (names.children) searchParams.set(names.children, String(stay.children));
  return address.href;
}

/** A day of the calendar, as a date field writes it: the 30th of February is none. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
