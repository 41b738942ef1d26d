/** @jest-environment node */
import { getBrand } from '@/content';
import { getRoom } from '@/content/model/rooms';

test('a room is found by its path; one that does not exist stops the build and names the file', () => {
  const brand = getBrand('joya-boutique');
  expect(getRoom(brand, '6').id).toBe(6);
  expect(() => getRoom(brand, '1')).toThrow(/boutique\/rooms.json, .*list: there is no .*\n {2}.* are 4, 6,/);
});
