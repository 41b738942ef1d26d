import { refuse } from './refuse';
import type { Brand, Room } from './types';

/**
 * A room of the brand, by its id as it stands in a path.
 * @throws when the brand has no such room, naming the file to mend
 */
export function getRoom(brand: Brand, id: string): Room {
  const room = brand.rooms.all.find((one) => String(one.id) === id);
  if (room) return room;
  return refuse(
    `content/${brand.id}/rooms.ts`,
    `there is no room "${id}". The rooms are ${brand.rooms.all.map((one) => one.id).join(', ')}.`,
  );
}
