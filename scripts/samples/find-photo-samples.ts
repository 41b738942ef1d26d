import { readdirSync } from 'node:fs';
import type { PhotoFiles } from '../../content/fields/photo-content';
import type { ContentInput } from '../../content/model/files/content-input';
import { readPhotoFiles } from '../../content/read-photo-files';
import { PLACEHOLDER_FILE } from '../../lib/photo-file-names';
import type { ListedItem, ListSection } from './list-sections';

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Photos whose published files match. */
export function findPhotoSamples(
  section: ListSection,
  photos: ContentInput['photos'],
  matches: (files: PhotoFiles) => boolean | undefined,
): readonly ListedItem[] {
  const publishedFiles = readPhotoFiles();
  return Object.entries(photos).flatMap(([name, { file }]) =>
    publishedFiles[name] && matches(publishedFiles[name])
      ? [{ section, location: `content/photos/${file}`, description: name }]
      : [],
  );
}

/** Originals that no entry names; what is no picture stops the build. */
export function findUnusedPhotos(photos: ContentInput['photos']): readonly ListedItem[] {
  const named = new Set(Object.values(photos).map(({ file }) => file.normalize('NFC')));
  return readdirSync('content/photos')
    .filter((file) => PICTURE.test(file) && file !== PLACEHOLDER_FILE && !named.has(file.normalize('NFC')))
    .map((file) => ({ section: 'unused', location: `content/photos/${file}`, description: file }));
}
