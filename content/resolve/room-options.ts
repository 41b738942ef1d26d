import type { Brand, Room, RoomOption } from '../schema';

interface RoomOptions {
  readonly rooms: readonly RoomOption[];
  readonly defaultRoom: RoomOption;
}

/** What a stay can be asked for: the brand's rooms and the demo cards, by default the first of the room list. */
export function roomOptions({ rooms, stay }: Brand): RoomOptions {
  const toRoomOption = ({ id, href, title, desc, priceText, img, adults, unlisted }: Room): RoomOption => ({
    id: String(id),
    title,
    text: desc,
    priceText: `${priceText.prefix} ${priceText.amount} ${priceText.suffix}`,
    photo: img,
    real: { href, sleeps: adults, listed: !unlisted },
  });
  return {
    rooms: [...rooms.all.map(toRoomOption), ...stay.findRoom.sampleRooms],
    defaultRoom: toRoomOption(rooms.listed[0]),
  };
}
