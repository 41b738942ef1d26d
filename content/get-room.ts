import { fail } from './validation';
import type { Brand, Room } from './types';

/**
 * A room of the brand, by the id in its path.
 * @throws when the brand has no such room, naming the file to correct
 */
export function getRoom(brand: Brand, id: string): Room {
  const room = brand.rooms.all.find((one) => String(one.id) === id);
  if (room) return room;
  return fail(
    `content/${brand.id}/rooms.ts`,
    `there is no room "${id}". The rooms are ${brand.rooms.all.map((one) => one.id).join(', ')}.`,
  );
}
