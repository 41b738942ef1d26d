/** @jest-environment node */
import { getBrandId, getContentFileKind } from '@/admin/shared/sveltia-entry';

test.each(['shared-house', 'photos-hotel', 'posts-hotel', 'joya-boutique'])(
  'a file in the folder %s is of that house',
  (folder) => expect(getBrandId(`content/${folder}/rooms.json`)).toBe(folder),
);

test.each(['shared', 'photos', 'posts'])('a file in the folder %s is of no house', (folder) =>
  expect(getBrandId(`content/${folder}/rooms.json`)).toBeUndefined(),
);

test.each([
  ['', 'content/joya-boutique/rooms.json', 'brand/rooms'],
  ['', 'content/joya-boutique/shared/tours.json', 'shared/tours'],
  ['', 'content/shared/legal-notice.json', 'shared/legalNotice'],
  ['photos', '', 'photo'],
  ['posts', '', 'post'],
  ['translations-it', 'content/languages/it/rooms.po', undefined],
])('the kind of the form of collection "%s", file "%s"', (collection, path, kind) =>
  expect(getContentFileKind({ collection, path })).toBe(kind),
);
