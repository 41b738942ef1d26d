/** @jest-environment node */
import {
  COPIED_FROM_KEY,
  duplicateListItem,
  getLabelsOfFieldsKeptInCopy,
} from '@/admin/browser/duplicate-list-item';
import { toFormValue } from '@/admin/shared/convert-form-values';
import { listContentFiles } from '@/content/model/files/content-files';
import { content } from '../../support/site';

const rooms = listContentFiles(content).find(({ kind }) => kind === 'brand/rooms')!;
const { list } = toFormValue(rooms.schema, rooms.value) as {
  readonly list: readonly Readonly<Record<string, unknown>>[];
};
const room = list.find(({ banner }) => banner) ?? list[0]!;

test('a copy of a room keeps what rooms share, and says which room it was copied from', () => {
  const copy = duplicateListItem(room) as Readonly<Record<string, unknown>>;
  const { price, adults, sizeSqm, beds, amenities, title } = room;
  expect(copy).toMatchObject({ price, adults, sizeSqm, beds, amenities, [COPIED_FROM_KEY]: title });
  expect(copy).toMatchObject({
    id: '',
    title: '',
    description: [''],
    details: [],
    gallery: [],
  });
  expect(copy).not.toHaveProperty('banner');
  expect(getLabelsOfFieldsKeptInCopy(copy)).toContain('Amenities');
});

test('any other entry is copied whole', () => {
  const dish = { category: 'lunch', photo: { name: 'lunch-1' } };
  expect(duplicateListItem(dish)).toEqual(dish);
});
