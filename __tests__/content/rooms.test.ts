/** @jest-environment node */
import { brands, getBrand } from '@/content';
import { getRoom } from '@/content/resolve/get-room';
import { roomOptions } from '@/content/resolve/room-options';

test('a room that does not exist stops the build and names the file', () => {
  expect(() => getRoom(getBrand('joya-boutique'), '1')).toThrow('content/joya-boutique/rooms.json');
});

test.each(brands)('the default of a stay at $name is the first room of its list', (brand) => {
  expect(roomOptions(brand).defaultRoom.title).toBe(brand.rooms.listed[0].title);
});

test('no demo card has the name or price of a room', () => {
  const real = brands.flatMap(({ rooms }) => rooms.all.flatMap(({ title, price }) => [title, `$${price}`]));
  const shown = brands.flatMap(({ stay }) =>
    stay.findRoom.demoRooms.flatMap(({ title, priceText }) => [title, priceText.split(' ')[0]]),
  );
  expect(shown.filter((text) => real.includes(String(text)))).toEqual([]);
});
