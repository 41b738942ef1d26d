import type { Brand, Room, StayRoom } from './types';

interface StayRooms {
  readonly rooms: readonly StayRoom[];
  readonly defaultRoom: StayRoom;
}

/** What a stay can be asked for: the brand's rooms and the demo cards, by default the first of the room list. */
export function stayRooms({ rooms, stay }: Brand): StayRooms {
  const { pricePrefix, priceSuffix } = rooms.words;
  const toStayRoom = ({ id, href, title, desc, priceText, img }: Room): StayRoom => ({
    id: String(id),
    title,
    text: desc,
    priceText: `${pricePrefix} ${priceText} ${priceSuffix}`,
    photo: img,
    href,
  });
  return {
    rooms: [...rooms.all.map(toStayRoom), ...stay.findRoom.demoRooms],
    defaultRoom: toStayRoom(rooms.listed[0]),
  };
}
