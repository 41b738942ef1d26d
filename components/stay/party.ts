import type { RoomOption } from '@/content';
import type { Capacity, Occupancy } from './stay-query';

/** The best first. */
const FITS = ['fits', 'extraBed', 'tooMany'] as const;

type Fit = (typeof FITS)[number];

/** Guests that there are beds for in as many rooms of one kind: two villas are not more than the house. */
export const placesIn = ({ rooms }: Occupancy, sleeps: number, house: Capacity): number =>
  Math.min(rooms * sleeps, house.sleeps);

/** How the party fits into as many rooms of one kind; one extra bed for a child is possible in each (RMD-10). */
export function fitOf(party: Occupancy, sleeps: number, house: Capacity): Fit {
  const { rooms, adults, children } = party;
  const places = placesIn(party, sleeps, house);
  if (adults + children <= places) return 'fits';
  return adults <= places && adults + children <= places + rooms ? 'extraBed' : 'tooMany';
}

interface RoomChoice {
  readonly room: RoomOption;
  readonly fit: Fit;
}

/** The rooms of the room list, those that fit the party first. */
export function roomChoices(
  rooms: readonly RoomOption[],
  party: Occupancy,
  house: Capacity,
): readonly RoomChoice[] {
  const choices = rooms.flatMap((room) =>
    room.real?.listed ? [{ room, fit: fitOf(party, room.real.sleeps, house) }] : [],
  );
  return FITS.flatMap((fit) => choices.filter((choice) => choice.fit === fit));
}
