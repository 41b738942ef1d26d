import type { Brand, Room } from '../schema';
import { throwContentError } from '../fields/content-error';

/**
 * A room of the brand, by the id in its path.
 * @throws when the brand has no such room, naming the file to correct
 */
export function getRoom(brand: Brand, id: string): Room {
  const room = brand.rooms.all.find((one) => String(one.id) === id);
  if (room) return room;
  return throwContentError(
    { file: `content/${brand.id}/rooms.json`, path: ['list'] },
    `there is no room "${id}".`,
    `The rooms are ${brand.rooms.all.map((one) => one.id).join(', ')}.`,
  );
}
