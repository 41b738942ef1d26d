/** @jest-environment node */
import { getPhotoVariantFileNames } from '@/lib/photo-file-names';

test('a photo has a file for each width and format, one without a version, and a crop and card where it has them', () => {
  const photo = { name: 'door', version: '0a1b', widths: [480, 1600] };
  expect(getPhotoVariantFileNames(photo)).toEqual([
    'door.webp',
    'door-0a1b-480.avif',
    'door-0a1b-1600.avif',
    'door-0a1b-480.webp',
    'door-0a1b-1600.webp',
  ]);
  expect(getPhotoVariantFileNames({ ...photo, widths: [], portrait: { widths: [800] }, card: true })).toEqual(
    ['door.webp', 'door-0a1b-card.jpg', 'door-0a1b-portrait-800.avif', 'door-0a1b-portrait-800.webp'],
  );
});
