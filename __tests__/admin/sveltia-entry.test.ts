/** @jest-environment node */
import { brandIdOf } from '@/admin/sveltia-entry';

test.each(['shared-house', 'photos-hotel', 'posts-hotel', 'joya-boutique'])(
  'a file in the folder %s is of that house',
  (folder) => expect(brandIdOf(`content/${folder}/rooms.json`)).toBe(folder),
);

test.each(['shared', 'photos', 'posts'])('a file in the folder %s is of no house', (folder) =>
  expect(brandIdOf(`content/${folder}/rooms.json`)).toBeUndefined(),
);
