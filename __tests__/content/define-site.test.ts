/** @jest-environment node */
import { beachSuitesVilla } from '@/content/beachsuites-villa';
import { defineSite } from '@/content/define-site';
import { joyaBoutique } from '@/content/joya-boutique';

const [room] = beachSuitesVilla.rooms.list;
const [boutiqueRoom] = joyaBoutique.rooms.list;
if (!room || !boutiqueRoom) throw new Error('The content to test with has no room.');

test('a site has its brands in the order in which they are listed', () => {
  const { brands } = defineSite([beachSuitesVilla, joyaBoutique]);
  expect(brands.map(({ id }) => id)).toEqual(['beachsuites-villa', 'joya-boutique']);
});

test('a site stops the build where two brands have one id', () => {
  expect(() => defineSite([joyaBoutique, beachSuitesVilla, joyaBoutique])).toThrow(
    'content/index.ts: "joya-boutique" is there twice. Give each brand an id of its own',
  );
});

test('ENT-10: a site stops the build where two brands have a room of one number, or the published file would lose one', () => {
  const { id } = boutiqueRoom;
  const villa = { ...beachSuitesVilla, rooms: { ...beachSuitesVilla.rooms, list: [{ ...room, id }] } };
  expect(() => defineSite([joyaBoutique, villa])).toThrow(
    `content/beachsuites-villa/rooms.ts, rooms.list.0.id: room ${id} is already in content/joya-boutique/rooms.ts. Give it a number`,
  );
});

test('a site stops the build where a brand has no theme', () => {
  const lodge = {
    ...beachSuitesVilla,
    id: 'mangrove-lodge',
    rooms: { ...beachSuitesVilla.rooms, list: [{ ...room, id: 999 }] },
  };
  expect(() => defineSite([joyaBoutique, beachSuitesVilla, lodge])).toThrow(
    'content/mangrove-lodge/theme.css: the file is missing',
  );
});
