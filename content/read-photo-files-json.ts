import { readFileSync } from 'node:fs';
import { getProjectFilePath } from '../lib/get-project-file-path';
import type { PhotoFilesEntry } from './fields/photo-content';

type PhotoFilesByName = Readonly<Record<string, PhotoFilesEntry | undefined>>;

/** The generated files of each photo, written by scripts/update-photos.ts. */
export const readPhotoFilesJson = (): PhotoFilesByName =>
  JSON.parse(readFileSync(getProjectFilePath('content/photo-files.json'), 'utf8'));

let photoFiles: PhotoFilesByName | undefined;

/** Looks up the generated files of a photo. The JSON file is read once. */
export function getPhotoFilesEntry(name: string): PhotoFilesEntry | undefined {
  photoFiles ??= readPhotoFilesJson();
  return photoFiles[name];
}
