import { getContentFileKind } from '@/admin/shared/sveltia-entry';

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
