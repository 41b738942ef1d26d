import { statSync } from 'node:fs';
import {
  getUnversionedPhotoSrc,
  createPhotoSrcSet,
  createPortraitSrcSet,
} from '@/components/ui/photo/photo-urls';
import type { PhotoContent } from '@/content/fields/photo-content';
import { brands, unbranded } from '../support/site';

const isPhoto = (value: object): value is PhotoContent =>
  'version' in value && 'widths' in value && 'alt' in value;

/** All photos in a piece of content. */
function findPhotosIn(value: unknown): PhotoContent[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPhoto(value) ? [value] : Object.values(value).flatMap(findPhotosIn);
}

const photos = [...new Map(findPhotosIn([brands, unbranded]).map((p) => [p.name, p])).values()];

function getFiles(p: PhotoContent) {
  const formats = ['avif', 'webp'] as const;
  const sets = formats.flatMap((format) => [
    createPhotoSrcSet(p, format),
    ...(p.portrait ? [createPortraitSrcSet(p, p.portrait, format)] : []),
  ]);
  return [
    getUnversionedPhotoSrc(p),
    ...sets.flatMap((set) => set.split(', ').map((part) => part.replace(/ \d+w$/, ''))),
  ];
}

test('every variant of a picture is published, below half a megabyte, that for dense screens below a whole one', () => {
  const getLimit = (file: string) => (file.includes('-2400.') ? 1_000_000 : 500_000);
  const heavy = photos.flatMap(getFiles).filter((file) => statSync(`public${file}`).size > getLimit(file));
  expect(heavy).toEqual([]);
});

test.each(brands)('every picture of the hero of $name has a crop for phones', ({ home: { hero } }) => {
  expect(hero.slides.filter(({ photo }) => !photo.portrait).map(({ photo }) => photo.name)).toEqual([]);
});
