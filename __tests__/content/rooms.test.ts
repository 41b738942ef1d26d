import { brands, getBrand } from '@/content';
import { getRoom } from '@/content/resolve/get-room';
import { roomOptions } from '@/content/resolve/room-options';
import type { Brand, Room } from '@/content';

const brandList: readonly Brand[] = brands;
const rooms: readonly Room[] = brandList.flatMap((brand) => brand.rooms.all);

describe('the rooms', () => {
  test.each(rooms.map((room) => [room.title, room] as const))(
    '%s shows pictures, none of them twice, and its banner is not one of them',
    (_, { gallery, banner }) => {
      const names = gallery.map(({ name }) => name);
      expect(names).not.toEqual([]);
      expect(names).toEqual([...new Set(names)]);
      expect(names).not.toContain(banner?.name);
    },
  );

  test('are not what the placeholders show', () => {
    const ofRooms = rooms.flatMap(({ gallery, banner }) => [...gallery, ...(banner ? [banner] : [])]);
    const shown = new Set(ofRooms.map(({ name }) => name));
    for (const { rooms: content } of brandList) {
      const names = content.placeholders.map(({ name }) => name);
      expect(names).not.toEqual([]);
      expect(names).toEqual([...new Set(names)]);
      expect(names.filter((name) => shown.has(name))).toEqual([]);
    }
  });

  test('a room that does not exist stops the build and names the file', () => {
    expect(() => getRoom(getBrand('joya-boutique'), '1')).toThrow('content/joya-boutique/rooms.json');
  });

  test('the default of a stay is the first room of the list', () => {
    for (const brand of brandList) {
      expect(roomOptions(brand).defaultRoom.title).toBe(brand.rooms.listed[0]?.title);
    }
  });

  test('have no demo card of their name, and none of their prices is that of a demo card', () => {
    const demoCards = brandList.flatMap(({ stay }) => stay.findRoom.demoRooms);
    for (const { title, price } of rooms) {
      expect(demoCards.map((card) => card.title)).not.toContain(title);
      expect(demoCards.filter((card) => card.priceText.split(' ')[0] === `$${price}`)).toEqual([]);
    }
  });
});
