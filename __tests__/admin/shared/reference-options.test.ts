import { getNextRoomNumber, getReferenceOptions } from '@/admin/shared/reference-options';
import { content } from '../../support/site';

const [first, second] = content.brands;
const entry = (data: object) => ({
  path: 'content/shared/special-offers.json',
  collection: '',
  data: { ...data },
});
const roomsOf = (...brands: typeof content.brands) =>
  brands.flatMap(({ rooms }) => rooms.list.map(({ id }) => String(id)));

test.each([
  ['of one house', [{ brands: [first!.id], rooms: [''] }], roomsOf(first!)],
  ['of all houses', [{ rooms: [''] }], roomsOf(first!, second!)],
  ['whose house is not chosen yet', [{ brands: [''], rooms: [''] }], roomsOf(first!, second!)],
  [
    'beside that of another house',
    [
      { brands: [first!.id], rooms: [''] },
      { brands: [second!.id], rooms: [String(second!.rooms.list[0]!.id)] },
    ],
    roomsOf(first!),
  ],
])('an offer %s offers the rooms that it can have', (_, offers, rooms) => {
  const options = getReferenceOptions('room', entry({ offers }), content, '');
  expect(options.map(({ value }) => value)).toEqual(rooms);
});

test('the next number of a room is above those of all houses and of the form', () => {
  const most = Math.max(...roomsOf(...content.brands).map(Number));
  const rooms = { path: `content/${first!.id}/rooms.json`, collection: 'rooms' };
  expect(getNextRoomNumber({ ...rooms, data: { list: [{ id: '' }] } }, content)).toBe(most + 1);
  expect(getNextRoomNumber({ ...rooms, data: { list: [{ id: String(most + 3) }] } }, content)).toBe(most + 4);
});
