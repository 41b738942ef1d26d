import type { RoomOption } from '@/content';
import type { Occupancy } from './stay-query';

type Fit = 'fits' | 'extraBed' | 'tooMany';

/** How the party fits into as many rooms of one kind; one extra bed for a child is possible in each (RMD-10). */
export function fitOf({ rooms, adults, children }: Occupancy, sleeps: number): Fit {
  const places = rooms * sleeps;
  if (adults + children <= places) return 'fits';
  return adults <= places && adults + children <= places + rooms ? 'extraBed' : 'tooMany';
}

/** The rooms of the room list that have a bed for everyone. */
export const roomsThatFit = (rooms: readonly RoomOption[], party: Occupancy): readonly RoomOption[] =>
  rooms.filter(({ real }) => real?.listed && fitOf(party, real.sleeps) === 'fits');
