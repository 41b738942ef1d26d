import type { Brand, Room } from './types';

/**
 * A room of the house, by its id as a number or as it stands in a path.
 * @throws when the house has no such room, naming the file to mend
 */
export function getRoom(brand: Brand, id: number | string): Room {
  const room = brand.rooms.all.find((one) => String(one.id) === String(id));
  if (!room) {
    throw new Error(
      `There is no room "${id}" in content/${brand.id}/rooms.ts. ` +
        `Its rooms are ${brand.rooms.all.map((one) => one.id).join(', ')}.`,
    );
  }
  return room;
}

/** The rooms of the room list, in order (RML-01, RML-02). */
export function listedRooms(brand: Brand): readonly Room[] {
  return brand.rooms.listed.map((id) => getRoom(brand, id));
}
