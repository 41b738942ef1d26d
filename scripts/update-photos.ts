// `npm run photos`: publishes the variants of every photo in content/photos, and the icons. Variants and a manifest of
// content hashes are committed, so only new photos are encoded.
// `npm run photos -- --where garden-room`: see images/find-photo-uses.ts.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SLUG } from '../content/fields/field-types';
import type { PhotoEntry } from '../content/fields/photo-entry';
import type { EncodedPhoto, PhotoFiles } from '../content/fields/photo-types';
import { allPhotoFiles, LARGEST_PHOTO_WIDTH, PLACEHOLDER_FILE } from '../lib/photo-file-names';
import { SYSTEM_FILE } from '../lib/system-files';
import { encodePhoto, ENCODING_OPTIONS, PhotoError, type PhotoSource } from './images/encode-photo';
import { generateIconsAndHouseDrawings } from './images/generate-icons-and-house-drawings';
import { ExpectedError } from './support/expected-error';
import { runMain } from './support/run-main';

const MAX_MEGABYTES = 30;

type Manifest = Record<string, PhotoFiles>;
/** An invalid entry is undefined. validate-content.ts reports what is wrong with it. */
type Entries = ReadonlyMap<string, PhotoEntry | undefined>;

interface PhotoFolders {
  /** The folder of the originals and their entries. */
  readonly source?: string;
  readonly target?: string;
  readonly manifestFile?: string;
}

/** @throws ExpectedError with two lines for each photo that cannot be published, after publishing all others */
export async function updatePhotos({
  source = 'content/photos',
  target = 'public/photos',
  manifestFile = 'content/photo-files.json',
}: PhotoFolders = {}): Promise<void> {
  const published: Manifest = existsSync(manifestFile) ? await readJson(manifestFile) : {};
  const files = (await readdir(source)).filter((file) => !SYSTEM_FILE.test(file)).sort();
  const entries = await readEntries(source, files);
  const replaced = replacedOriginals(files, entries, published);
  const usedFiles = files.filter((file) => !replaced.includes(file));
  const errors = [...findFileIssues(source, usedFiles, entries)];
  await mkdir(target, { recursive: true });
  // keep existing cards if content cannot be read
  const cardNames = await readSocialCardNames().catch(() => undefined);

  const manifest: Manifest = {};
  let encodedCount = 0;
  for (const [name, entry] of entries) {
    const before = published[name];
    // keep the entry unless the photo is encoded again
    if (before) manifest[name] = before;
    if (!entry) continue;
    const { file, focus } = entry;
    try {
      const bytes = await readOriginal(source, file, files);
      const version = hashOf(JSON.stringify([ENCODING_OPTIONS, focus ?? null]), bytes).slice(0, 8);
      const card = cardNames?.has(name) ?? before?.card ?? false;
      const photo = { name, version, bytes, focus, card };
      if (before && (await isUpToDate(before, photo, target))) {
        manifest[name] = { ...before, original: file };
        continue;
      }
      const encoded = await publishPhoto(photo, target);
      manifest[name] = { ...encoded, original: file };
      encodedCount += 1;
      console.log(`photos: ${file} made in ${encoded.widths.length} widths`);
      // after each photo, so that an interrupted run loses only one
      await writeManifest(manifestFile, { ...published, ...manifest });
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      errors.push(`${path.join(source, file)}: ${error.message}\n  ${error.remedy}`);
    }
  }
  await writeManifest(manifestFile, manifest);
  const removedCount = await removeOldFiles(target, manifest);
  await deleteReplacedOriginals(source, replaced, manifest);
  warnOfPortraitFormat(source, entries, manifest);
  console.log(`photos: ${entries.size} pictures, ${encodedCount} made, ${removedCount} old files removed`);
  if (errors.length > 0) throw new ExpectedError(errors.join('\n'));
}

/** Whether all files of a photo exist, are intact and have the current version. */
async function isUpToDate(before: PhotoFiles, photo: PhotoSource, target: string): Promise<boolean> {
  if (before.version !== photo.version || (before.card ?? false) !== photo.card) return false;
  return (await hashVariants(target, photo.name, before)) === before.variantsHash;
}

async function publishPhoto(photo: PhotoSource, target: string): Promise<PhotoFiles> {
  const encoded = await encodePhoto(photo, target);
  const variantsHash = await hashVariants(target, photo.name, encoded);
  if (!variantsHash) throw new Error(`${target}: the sizes of ${photo.name} have gone while they were made.`);
  return { ...encoded, variantsHash };
}

const hashOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** Hashes the contents of all variants. Returns undefined if one is missing. */
async function hashVariants(folder: string, name: string, files: EncodedPhoto): Promise<string | undefined> {
  const paths = allPhotoFiles({ name, ...files }).map((file) => path.join(folder, file));
  if (!paths.every((file) => existsSync(file))) return undefined;
  return hashOf(...(await Promise.all(paths.map((file) => readFile(file))))).slice(0, 8);
}

const readJson = async (file: string) => JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));

/** Whether an entry has the fields that are needed here. validate-content.ts checks the rest. */
const isEntry = (entry: Partial<PhotoEntry> = {}): entry is PhotoEntry =>
  typeof entry.file === 'string' &&
  [entry.focus?.x ?? 0, entry.focus?.y ?? 0].every(
    (share) => typeof share === 'number' && share >= 0 && share <= 1,
  );

async function readEntries(folder: string, files: readonly string[]): Promise<Entries> {
  const entries = new Map<string, PhotoEntry | undefined>();
  for (const file of files.filter((fileName) => fileName.endsWith('.json'))) {
    const { name } = path.parse(file);
    if (!SLUG.test(name)) continue;
    const entry = await readJson(path.join(folder, file)).catch(() => undefined);
    entries.set(name, isEntry(entry) ? entry : undefined);
  }
  return entries;
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

/** Normalizes a file name for comparison. macOS decomposes characters such as "é". */
const normalized = (name = '') => name.normalize('NFC');

/**
 * Originals that an entry named in the last run and that no entry names now. Originals that never had an entry are
 * kept, because one may still be added.
 */
function replacedOriginals(
  files: readonly string[],
  entries: Entries,
  previousManifest: Manifest,
): readonly string[] {
  const named = new Set([...entries.values()].map((entry) => normalized(entry?.file)));
  const before = new Set(
    Object.entries(previousManifest)
      // an invalid entry may still name it
      .filter(([name]) => !entries.has(name) || entries.get(name))
      .map(([, { original }]) => normalized(original)),
  );
  return files.filter(
    (file) => file !== PLACEHOLDER_FILE && before.has(normalized(file)) && !named.has(normalized(file)),
  );
}

/** Deletes originals that no entry names any more, except those of photos that could not be encoded. */
async function deleteReplacedOriginals(
  folder: string,
  replaced: readonly string[],
  manifest: Manifest,
): Promise<void> {
  const kept = Object.values(manifest).map(({ original }) => normalized(original));
  for (const file of replaced.filter((fileName) => !kept.includes(normalized(fileName)))) {
    await rm(path.join(folder, file));
    console.log(`photos: ${path.join(folder, file)} removed, no entry names it any more`);
  }
}

function warnOfPortraitFormat(folder: string, entries: Entries, manifest: Manifest): void {
  for (const [name, { width, height }] of Object.entries(manifest))
    if (height > width)
      console.warn(
        `${path.join(folder, entries.get(name)?.file ?? name)}: the picture is in portrait format (${width} x ${height} px), most places cut off its top and bottom.\n` +
          '  Look at the page, or use a landscape picture.',
      );
}

/**
 * Warns about photos that no entry names. Returns an error for each file that is not a photo, or that an entry was
 * probably meant to name.
 */
function findFileIssues(folder: string, files: readonly string[], entries: Entries): readonly string[] {
  const errors: string[] = [];
  const named = new Set([...entries.values()].map((entry) => normalized(entry?.file)));
  for (const file of files) {
    const { name, ext } = path.parse(file);
    if (named.has(normalized(file)) || ext === '.json' || [PLACEHOLDER_FILE, 'README.md'].includes(file))
      continue;
    const location = path.join(folder, file);
    const slug = slugOf(name) || 'garden-room';
    const entry = entries.get(slug);
    if (ext.toLowerCase() === '.json')
      errors.push(
        `${location}: nothing reads a file of this name.\n  End its name in .json, in small letters.`,
      );
    else if (!/^\.(?:jpe?g|png|webp)$/i.test(ext))
      errors.push(
        `${location}: this is not a picture that the site reads.\n  Save it as JPEG, PNG or WebP, or take it out.`,
      );
    else if (!entries.has(slug))
      console.warn(
        `${location}: no entry names this picture, so it is not published.\n  Add ${slug}.json with { "file": "${file}", "alt": "what it shows" }, or delete it.`,
      );
    // validate-content.ts reports entries that are invalid or name no file
    else if (entry && files.some((existing) => normalized(existing) === normalized(entry.file)))
      errors.push(
        `${location}: ${slug}.json names ${entry.file}, so this picture would not be published.\n  Write "file": "${file}" there, or delete one of the two.`,
      );
  }
  return errors;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function readOriginal(folder: string, named: string, files: readonly string[]): Promise<Buffer> {
  const file = files.find((candidate) => normalized(candidate) === normalized(named));
  if (file === undefined) {
    const similar = files.find(
      (candidate) =>
        candidate.toLowerCase() === named.toLowerCase() ||
        (path.parse(candidate).name === path.parse(named).name && !candidate.endsWith('.json')),
    );
    throw new PhotoError(
      'there is no such file.',
      similar
        ? `Write "file": "${similar}" in the entry.`
        : `Put it into ${folder}, name one that is there, or delete the entry too.`,
    );
  }
  const stats = await stat(path.join(folder, file));
  if (!stats.isFile()) throw new PhotoError('this is a folder.', 'Put the picture itself there.');
  const { size } = stats;
  if (size === 0) throw new PhotoError('the file is empty.', 'Export or copy the picture again.');
  if (size > MAX_MEGABYTES * 1e6) {
    throw new PhotoError(
      `${Math.round(size / 1e6)} MB is too large; a picture has at most ${MAX_MEGABYTES} MB.`,
      `Export it as a JPEG about ${LARGEST_PHOTO_WIDTH} px wide.`,
    );
  }
  return readFile(path.join(folder, file));
}

/** One line per photo, to avoid merge conflicts. */
async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Removes variants that are no longer needed and returns their number. */
async function removeOldFiles(folder: string, manifest: Manifest): Promise<number> {
  const needed = new Set(
    Object.entries(manifest).flatMap(([name, entry]) => allPhotoFiles({ name, ...entry })),
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
    const { content } = await import('../content');
    const { printPhotoUses } = await import('./images/find-photo-uses');
    printPhotoUses(content, values.where);
  }
});
