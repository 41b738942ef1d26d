/** @jest-environment node */
import { hiddenRoomRemarks } from '@/admin/hidden-rooms';
import { content } from '@/content';

const [brand] = content.brands;
const { id, rooms, home } = structuredClone(brand!);
const room = rooms.list.find((one) => one.id === home.bestRooms.featured[0]!.roomId)!;
home.hero.lead = `Sleep in ${room.title}.`;
const changed = {
  ...content,
  brands: content.brands.map((one) => (one === brand ? { ...one, home } : one)),
};

const remarksOn = (form: object) => {
  const data = { list: [{ ...room, id: String(room.id), ...form }] };
  return hiddenRoomRemarks({ path: `content/${id}/rooms.json`, collection: 'rooms', data }, changed);
};

test('who hides a room reads what it leaves and which texts still name it', () => {
  const [remark] = remarksOn({ hidden: true });
  const form = `${brand!.brand.name}: Home`;
  expect(remark).toMatch(`“${room.title}” is hidden. Its entries and links leave ${form}, `);
  expect(remark).toContain(`${form}, Best rooms`);
  expect(remark).toContain(`Texts of these forms still name it: ${form}.`);
});

test('of a room that is shown nothing is said', () => {
  expect(remarksOn({})).toEqual([]);
});
