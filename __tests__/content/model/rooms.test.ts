/** @jest-environment node */
import { brands } from '@/content';
import { getRoom } from '@/content/model/rooms';

test('a room is found by its path; one that does not exist stops the build and names the file', () => {
  const [brand] = brands;
  const ids = brand!.rooms.all.map(({ id }) => id);
  for (const id of ids) expect(getRoom(brand!, String(id)).id).toBe(id);
  const missing = Math.max(...ids) + 1;
  expect(() => getRoom(brand!, String(missing))).toThrow(
    `content/${brand!.id}/rooms.json, list: there is no room "${missing}".\n  The rooms are ${ids.join(', ')}.`,
  );
});
