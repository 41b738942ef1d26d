import type { RoomOption } from '@/content/model/stay';
import type { BrandCapacity, RoomsAndGuests } from '@/lib/rooms-and-guests';

/** How guests can fit into a room, the best first. */
const FITS = ['fits', 'extraBed', 'tooMany'] as const;

type Fit = (typeof FITS)[number];

/**
 * How many guests there are beds for in the chosen number of rooms of one kind, but no more than in the whole brand.
 */
export const getSleepsOfRooms = (
  { rooms }: RoomsAndGuests,
  sleepsPerRoom: number,
  capacity: BrandCapacity,
): number => Math.min(rooms * sleepsPerRoom, capacity.sleeps);

/** How the guests fit into the chosen number of rooms of one kind, each with one extra bed for a child (RMD-10). */
export function getRoomFit(
  roomsAndGuests: RoomsAndGuests,
  sleepsPerRoom: number,
  capacity: BrandCapacity,
): Fit {
  const { rooms, adults, children } = roomsAndGuests;
  const sleeps = getSleepsOfRooms(roomsAndGuests, sleepsPerRoom, capacity);
  if (adults + children <= sleeps) return 'fits';
  return adults <= sleeps && adults + children <= sleeps + rooms ? 'extraBed' : 'tooMany';
}

interface RoomWithFit {
  readonly room: RoomOption;
  readonly fit: Fit;
}

/** The rooms of the room list, those that fit the guests first. */
export function selectListedRoomsSortedByFit(
  rooms: readonly RoomOption[],
  roomsAndGuests: RoomsAndGuests,
  capacity: BrandCapacity,
): readonly RoomWithFit[] {
  const choices = rooms.flatMap((room) =>
    room.bookable?.listed ? [{ room, fit: getRoomFit(roomsAndGuests, room.bookable.sleeps, capacity) }] : [],
  );
  return FITS.flatMap((fit) => choices.filter((choice) => choice.fit === fit));
}
