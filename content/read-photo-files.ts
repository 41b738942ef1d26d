import { readFileSync } from 'node:fs';
import { getProjectFilePath } from '../lib/get-project-file-path';
import type { PhotoFiles } from './fields/photo-content';

type PhotoFilesByName = Readonly<Record<string, PhotoFiles | undefined>>;

/** The generated files of each photo, written by scripts/update-photos.ts. */
export const readPhotoFiles = (): PhotoFilesByName =>
  JSON.parse(readFileSync(getProjectFilePath('content/photo-files.json'), 'utf8'));

let photoFiles: PhotoFilesByName | undefined;

/** Looks up the generated files of a photo. The JSON file is read once. */
export function lookUpPhotoFiles(name: string): PhotoFiles | undefined {
  photoFiles ??= readPhotoFiles();
  return photoFiles[name];
}
