import { findHiddenRoomWarnings } from '@/admin/browser/hidden-room-warnings';
import { content } from '../../support/site';

const [brand] = content.brands;
const { id, rooms, home } = structuredClone(brand!);
const room = rooms.list.find((candidate) => candidate.id === home.bestRooms.featured[0]!.roomId)!;
home.hero.lead = `Sleep in ${room.title}.`;
const changed = {
  ...content,
  brands: content.brands.map((candidate) => (candidate === brand ? { ...candidate, home } : candidate)),
};

const warningsOn = (form: object) => {
  const data = { list: [{ ...room, id: String(room.id), ...form }] };
  return findHiddenRoomWarnings({ path: `content/${id}/rooms.json`, collection: 'rooms', data }, changed);
};

test('the form of a hidden room lists where it is removed and which texts still name it', () => {
  const [warning] = warningsOn({ hidden: true });
  const form = `${brand!.brand.name}: Home`;
  expect(warning).toMatch(`“${room.title}” is hidden. Its entries and links leave ${form}, `);
  expect(warning).toContain(`${form}, Best rooms`);
  expect(warning).toContain(`Texts of these forms still name it: ${form}.`);
});

test('the form of a shown room has no such warning', () => {
  expect(warningsOn({})).toEqual([]);
});
