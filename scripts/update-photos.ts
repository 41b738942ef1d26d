// `npm run photos`: writes the variants of every photo in content/photos, and the icons. Variants and the
// hashes of their contents are committed, so only new photos are encoded.
// `npm run photos -- --where garden-room`: see images/find-photo-uses.ts.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getContent } from '../content';
import { ContentError } from '../content/fields/content-error';
import type { EncodedPhotoMetadata, PhotoFiles } from '../content/fields/photo-content';
import { parsePhotoFilesJson, type PhotoFilesJson } from '../content/read/read-build-inputs';
import { decodeText } from '../content/read/read-text';
import { OPERATING_SYSTEM_FILE_PATTERN } from '../lib/operating-system-files';
import { getPhotoVariantFileNames } from '../lib/photo-file-names';
import { encodePhoto, PHOTO_ENCODING_OPTIONS, PhotoError, type PhotoToEncode } from './images/encode-photo';
import { printPhotoUses } from './images/find-photo-uses';
import { generateIconsAndHouseDrawings } from './images/generate-icons-and-house-drawings';
import {
  findPhotoFolderIssues,
  readJson,
  readOriginalPhoto,
  readPhotoEntries,
  warnAboutPortraitPhotos,
} from './images/photo-originals';
import { runMain } from './support/run-main';

interface PhotoFolders {
  /** The folder of the originals and their entries. */
  readonly source?: string;
  readonly target?: string;
  readonly photoFilesJson?: string;
}

/** @throws ContentError with an issue for each photo that cannot be encoded, after encoding all others */
export async function updatePhotos({
  source = 'content/photos',
  target = 'public/photos',
  photoFilesJson = 'content/photo-files.json',
}: PhotoFolders = {}): Promise<void> {
  const previous: PhotoFilesJson = existsSync(photoFilesJson)
    ? parsePhotoFilesJson(decodeText(await readFile(photoFilesJson), photoFilesJson), photoFilesJson)
    : {};
  const files = (await readdir(source)).filter((file) => !OPERATING_SYSTEM_FILE_PATTERN.test(file)).sort();
  const entries = await readPhotoEntries(source, files);
  const issues = [...findPhotoFolderIssues(source, files, entries)];
  await mkdir(target, { recursive: true });
  // keep existing cards if content cannot be read
  const cardNames = await readSocialCardNames().catch(() => undefined);

  const photoFiles: PhotoFilesJson = {};
  let encodedCount = 0;
  for (const [name, entry] of entries) {
    const before = previous[name];
    // keep the entry unless the photo is encoded again
    if (before) photoFiles[name] = before;
    if (!entry) continue;
    const { file, focus } = entry;
    try {
      const bytes = await readOriginalPhoto(source, file, files);
      const version = getHash(JSON.stringify([PHOTO_ENCODING_OPTIONS, focus ?? null]), bytes).slice(0, 8);
      const card = cardNames?.has(name) ?? before?.card ?? false;
      const photo = { name, version, bytes, focus, card };
      if (before && (await isUpToDate(before, photo, target))) continue;
      const encoded = await writePhoto(photo, target);
      photoFiles[name] = encoded;
      encodedCount += 1;
      console.log(`photos: ${file} made in ${encoded.widths.length} widths`);
      // after each photo, so that an interrupted run loses only one
      await writePhotoFilesJson(photoFilesJson, { ...previous, ...photoFiles });
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      issues.push({ file: path.join(source, file), problem: error.message, remedy: error.remedy });
    }
  }
  await writePhotoFilesJson(photoFilesJson, photoFiles);
  const removedCount = await removeOldFiles(target, photoFiles);
  warnAboutPortraitPhotos(source, entries, photoFiles);
  console.log(`photos: ${entries.size} pictures, ${encodedCount} made, ${removedCount} old files removed`);
  if (issues.length > 0) throw new ContentError(issues);
}

/** One line per photo, to avoid merge conflicts. */
async function writePhotoFilesJson(file: string, photoFiles: PhotoFilesJson): Promise<void> {
  const lines = Object.entries(photoFiles)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Whether all files of a photo exist, are intact and have the current version. */
async function isUpToDate(before: PhotoFiles, photo: PhotoToEncode, target: string): Promise<boolean> {
  if (before.version !== photo.version || (before.card ?? false) !== photo.card) return false;
  return (await hashVariants(target, photo.name, before)) === before.variantsHash;
}

async function writePhoto(photo: PhotoToEncode, target: string): Promise<PhotoFiles> {
  const encoded = await encodePhoto(photo, target);
  const variantsHash = await hashVariants(target, photo.name, encoded);
  if (!variantsHash) throw new Error(`${target}: the sizes of ${photo.name} have gone while they were made.`);
  return { ...encoded, variantsHash };
}

const getHash = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** Hashes the contents of all variants. Returns undefined if one is missing. */
async function hashVariants(
  folder: string,
  name: string,
  files: EncodedPhotoMetadata,
): Promise<string | undefined> {
  const paths = getPhotoVariantFileNames({ name, ...files }).map((file) => path.join(folder, file));
  if (!paths.every((file) => existsSync(file))) return undefined;
  return getHash(...(await Promise.all(paths.map((file) => readFile(file))))).slice(0, 8);
}

/** The names of the photos that get a social card: the landing photo of each brand, and the photo of the site. */
async function readSocialCardNames(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const add = (photo: string | { readonly name: string }) =>
    names.add(typeof photo === 'string' ? photo : photo.name);
  for (const folder of await readdir('content')) {
    const brand = path.join('content', folder, 'brand.json');
    if (existsSync(brand)) add((await readJson(brand)).landingPhoto);
  }
  add((await readJson('content/shared/unbranded.json')).cardPhoto);
  return names;
}

/** Removes variants that are no longer needed and returns their number. */
async function removeOldFiles(folder: string, photoFiles: PhotoFilesJson): Promise<number> {
  const needed = new Set(
    Object.entries(photoFiles).flatMap(([name, entry]) => getPhotoVariantFileNames({ name, ...entry })),
  );
  const old = (await readdir(folder)).filter(
    (file) => /\.(?:avif|webp|jpg)$/.test(file) && !needed.has(file),
  );
  for (const file of old) await rm(path.join(folder, file));
  return old.length;
}

runMain(import.meta.url, async () => {
  const { values } = parseArgs({ options: { where: { type: 'string' } } });
  if (values.where === undefined) {
    await generateIconsAndHouseDrawings();
    await updatePhotos();
  } else {
    printPhotoUses(getContent(), values.where);
  }
});
