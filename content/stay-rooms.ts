import { listedRooms } from './get-room';
import type { Brand, Room, StayRoom } from './types';

interface StayRooms {
  readonly rooms: readonly StayRoom[];
  readonly defaultRoom: StayRoom;
}

/**
 * What a stay can be asked for: the rooms of the house and the demo cards, by default the first of the room list.
 * @throws when the room list is empty, naming the file to mend
 */
export function stayRooms(brand: Brand): StayRooms {
  const { id: brandId, rooms, stay } = brand;
  const { pricePrefix, priceSuffix } = rooms.words;
  const toStayRoom = ({ id, title, desc, price, img }: Room): StayRoom => ({
    id: String(id),
    title,
    text: desc,
    price: `${pricePrefix} ${price} ${priceSuffix}`,
    photo: img,
    href: `/${brandId}/room/${id}`,
  });
  const [first] = listedRooms(brand);
  if (!first)
    throw new Error(`"listed" in content/${brandId}/rooms.ts names no room; it needs at least one.`);
  return {
    rooms: [...rooms.all.map(toStayRoom), ...stay.findRoom.demoRooms],
    defaultRoom: toStayRoom(first),
  };
}
