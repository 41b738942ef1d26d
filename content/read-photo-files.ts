import { readFileSync } from 'node:fs';
import { projectFilePath } from '../lib/project-file-path';
import type { PhotoFiles } from './fields/photo-types';

type PhotoFilesByName = Readonly<Record<string, PhotoFiles | undefined>>;

/** What scripts/update-photos.ts has made of each photo. */
export const readPhotoFiles = (): PhotoFilesByName =>
  JSON.parse(readFileSync(projectFilePath('content/photo-files.json'), 'utf8'));

let photoFiles: PhotoFilesByName | undefined;

/** Looks up what has been made of a photo. The file is read once. */
export function lookUpPhotoFiles(name: string): PhotoFiles | undefined {
  photoFiles ??= readPhotoFiles();
  return photoFiles[name];
}
