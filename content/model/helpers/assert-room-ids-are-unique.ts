import { ContentError, type ContentIssue } from '../../fields/content-error';
import { getContentFilePath } from '../files/content-file-path';
import type { BrandInput } from '../files/content-input';

/** The published file of galleries is keyed by room id alone (ENT-10): a second room 4 would lose its photos. */
export function assertRoomIdsAreUnique(brands: readonly Pick<BrandInput, 'id' | 'brand' | 'rooms'>[]): void {
  const allRooms = brands.flatMap(({ id: brandId, brand: { name }, rooms: { list } }) =>
    list.map(({ id }, index) => ({ brandId, name, id, index })),
  );
  const issues: ContentIssue[] = [];
  for (const { brandId, id, index } of allRooms) {
    const sameId = allRooms.find((room) => room.id === id && room.brandId !== brandId);
    if (sameId)
      issues.push({
        file: getContentFilePath(brandId, 'rooms'),
        path: ['list', index, 'id'],
        problem: `room ${id} is also a room of ${sameId.name}.`,
        remedy: 'Give one of them a number that no other room of the site has.',
      });
  }
  if (issues.length > 0) throw new ContentError(issues);
}
