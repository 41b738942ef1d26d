/** @jest-environment node */
import { statSync } from 'node:fs';
import { unversionedPhotoSrc, photoSrcSet, portraitSrcSet } from '@/components/ui/photo/photo-urls';
import { brands, unbranded } from '@/content';
import type { PhotoContent } from '@/content/fields/photo-content';

const isPhoto = (value: object): value is PhotoContent =>
  'version' in value && 'widths' in value && 'alt' in value;

/** All photos in a piece of content. */
function photosIn(value: unknown): PhotoContent[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPhoto(value) ? [value] : Object.values(value).flatMap(photosIn);
}

const photos = [...new Map(photosIn([brands, unbranded]).map((p) => [p.name, p])).values()];

function filesOf(p: PhotoContent) {
  const formats = ['avif', 'webp'] as const;
  const sets = formats.flatMap((format) => [
    photoSrcSet(p, format),
    ...(p.portrait ? [portraitSrcSet(p, p.portrait, format)] : []),
  ]);
  return [
    unversionedPhotoSrc(p),
    ...sets.flatMap((set) => set.split(', ').map((part) => part.replace(/ \d+w$/, ''))),
  ];
}

test('every variant of a picture is published, below half a megabyte, that for dense screens below a whole one', () => {
  const limitOf = (file: string) => (file.includes('-2400.') ? 1_000_000 : 500_000);
  const heavy = photos.flatMap(filesOf).filter((file) => statSync(`public${file}`).size > limitOf(file));
  expect(heavy).toEqual([]);
});

test.each(brands)('every picture of the hero of $name has a crop for phones', ({ home: { hero } }) => {
  expect(hero.slides.filter(({ photo }) => !photo.portrait).map(({ photo }) => photo.name)).toEqual([]);
});
