/** @jest-environment node */
import { brands, getBrand } from '@/content';
import { getRoom } from '@/content/model/rooms';
import { roomOptions } from '@/content/model/stay';

test('a room is found by its path; one that does not exist stops the build and names the file', () => {
  const brand = getBrand('joya-boutique');
  expect(getRoom(brand, '6').id).toBe(6);
  expect(() => getRoom(brand, '1')).toThrow(/boutique\/rooms.json, .*list: there is no .*\n {2}.* are 4, 6,/);
});

test.each(brands)('the default of a stay at $name is the first room of its list', (brand) => {
  const { rooms, defaultRoom } = roomOptions(brand);
  expect(defaultRoom.title).toBe(brand.rooms.listed[0].title);
  expect(rooms).toContainEqual(defaultRoom);
});
