import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PhotoFilesEntry } from '../../content/fields/photo-content';
import { readJson } from '../support/read-json';

export type PhotoManifest = Record<string, PhotoFilesEntry>;

export const readPhotoManifest = async (file: string): Promise<PhotoManifest> =>
  existsSync(file) ? readJson(file) : {};

/** One line per photo, to avoid merge conflicts. */
export async function writePhotoManifest(file: string, manifest: PhotoManifest): Promise<void> {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
