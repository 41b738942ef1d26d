import type { RoomOption } from '@/content/model/stay';
import type { BrandCapacity, Occupancy } from '@/lib/occupancy';

/** How guests can fit into a room, the best first. */
const FITS = ['fits', 'extraBed', 'tooMany'] as const;

type Fit = (typeof FITS)[number];

/**
 * How many guests there are beds for in the chosen number of rooms of one kind, but no more than in the whole brand.
 */
export const countSleepingCapacity = (
  { rooms }: Occupancy,
  sleeps: number,
  capacity: BrandCapacity,
): number => Math.min(rooms * sleeps, capacity.sleeps);

/** How the guests fit into the chosen number of rooms of one kind, each with one extra bed for a child (RMD-10). */
export function getRoomFit(occupancy: Occupancy, sleeps: number, capacity: BrandCapacity): Fit {
  const { rooms, adults, children } = occupancy;
  const beds = countSleepingCapacity(occupancy, sleeps, capacity);
  if (adults + children <= beds) return 'fits';
  return adults <= beds && adults + children <= beds + rooms ? 'extraBed' : 'tooMany';
}

interface RoomWithFit {
  readonly room: RoomOption;
  readonly fit: Fit;
}

/** The rooms of the room list, those that fit the guests first. */
export function selectListedRoomsSortedByFit(
  rooms: readonly RoomOption[],
  occupancy: Occupancy,
  capacity: BrandCapacity,
): readonly RoomWithFit[] {
  const choices = rooms.flatMap((room) =>
    room.bookable?.listed ? [{ room, fit: getRoomFit(occupancy, room.bookable.sleeps, capacity) }] : [],
  );
  return FITS.flatMap((fit) => choices.filter((choice) => choice.fit === fit));
}
