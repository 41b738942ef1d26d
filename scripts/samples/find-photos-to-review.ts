import { readdirSync } from 'node:fs';
import type { PhotoFilesEntry } from '../../content/fields/photo-content';
import type { ContentInput } from '../../content/model/files/content-input';
import { readPhotoFilesJson } from '../../content/read/read-build-inputs';
import { PLACEHOLDER_PHOTO_FILE } from '../../lib/photo-file-names';
import type { UnfinishedContentItem, UnfinishedContentSection } from './unfinished-content-sections';

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Photos whose published files match. */
export function findPhotosMatching(
  section: UnfinishedContentSection,
  photos: ContentInput['photos'],
  matches: (files: PhotoFilesEntry) => boolean | undefined,
): readonly UnfinishedContentItem[] {
  const publishedFiles = readPhotoFilesJson();
  return Object.entries(photos).flatMap(([name, { file }]) =>
    publishedFiles[name] && matches(publishedFiles[name])
      ? [{ section, location: `content/photos/${file}`, description: name }]
      : [],
  );
}

/** Originals that no entry names; what is no picture stops the build. */
export function findPhotoFilesWithoutEntry(photos: ContentInput['photos']): readonly UnfinishedContentItem[] {
  const named = new Set(Object.values(photos).map(({ file }) => file.normalize('NFC')));
  return readdirSync('content/photos')
    .filter(
      (file) => PICTURE.test(file) && file !== PLACEHOLDER_PHOTO_FILE && !named.has(file.normalize('NFC')),
    )
    .map((file) => ({ section: 'unused', location: `content/photos/${file}`, description: file }));
}
