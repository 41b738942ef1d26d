import type { PhotoFilesEntry } from './fields/photo-content';
import { readContentFileText } from './read-content-file-text';

type PhotoFilesByName = Readonly<Record<string, PhotoFilesEntry | undefined>>;

/** The generated files of each photo, written by scripts/update-photos.ts. */
export const readPhotoFilesJson = (): PhotoFilesByName =>
  JSON.parse(readContentFileText('content/photo-files.json'));

let photoFiles: PhotoFilesByName | undefined;

/** Looks up the generated files of a photo. The JSON file is read once. */
export function getPhotoFilesEntry(name: string): PhotoFilesEntry | undefined {
  photoFiles ??= readPhotoFilesJson();
  return photoFiles[name];
}
