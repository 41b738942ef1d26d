/** The originals in content/photos and the entries that name them. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentIssue } from '../../content/fields/content-error';
import { SLUG } from '../../content/fields/field-types';
import type { PhotoEntry } from '../../content/fields/photo-content';
import type { PhotoFilesJson } from '../../content/read/read-build-inputs';
import { decodeText } from '../../content/read/read-text';
import { LARGEST_PHOTO_WIDTH, NEUTRAL_DRAWING_FILE } from '../../lib/photo-file-names';
import { PhotoError } from './encode-photo';

const MAX_MEGABYTES = 30;

/** An invalid entry is undefined. validate-content.ts reports what is wrong with it. */
export type PhotoEntries = ReadonlyMap<string, PhotoEntry | undefined>;

/** Whether an entry has the fields that are needed here. validate-content.ts checks the rest. */
const isEntry = (entry: Partial<PhotoEntry> = {}): entry is PhotoEntry =>
  typeof entry.file === 'string' &&
  [entry.focus?.x ?? 0, entry.focus?.y ?? 0].every(
    (share) => typeof share === 'number' && share >= 0 && share <= 1,
  );

export const readJson = async (file: string) => JSON.parse(decodeText(await readFile(file), file));

export async function readPhotoEntries(folder: string, files: readonly string[]): Promise<PhotoEntries> {
  const entries = new Map<string, PhotoEntry | undefined>();
  for (const file of files.filter((fileName) => fileName.endsWith('.json'))) {
    const { name } = path.parse(file);
    if (!SLUG.test(name)) continue;
    const entry = await readJson(path.join(folder, file)).catch(() => undefined);
    entries.set(name, isEntry(entry) ? entry : undefined);
  }
  return entries;
}

/** Normalizes a file name for comparison. macOS decomposes characters such as "é". */
const normalized = (name = '') => name.normalize('NFC');

export function warnAboutPortraitPhotos(
  folder: string,
  entries: PhotoEntries,
  photoFiles: PhotoFilesJson,
): void {
  for (const [name, { width, height }] of Object.entries(photoFiles))
    if (height > width)
      console.warn(
        `${path.join(folder, entries.get(name)?.file ?? name)}: the picture is in portrait format (${width} x ${height} px), most places cut off its top and bottom.\n` +
          '  Look at the page, or use a landscape picture.',
      );
}

/** Warns about photos that no entry names. Returns an issue for each file that is not a photo. */
export function findPhotoFolderIssues(
  folder: string,
  files: readonly string[],
  entries: PhotoEntries,
): readonly ContentIssue[] {
  const issues: ContentIssue[] = [];
  const named = new Set([...entries.values()].map((entry) => normalized(entry?.file)));
  for (const [index, file] of files.entries()) {
    const { name, ext } = path.parse(file);
    const other = files.findIndex((existing) => existing.toLowerCase() === file.toLowerCase());
    if (other < index)
      issues.push({
        file: path.join(folder, file),
        problem: `its name is that of "${files[other]}" but for capitals.`,
        remedy: 'Give one of the two another name: Windows and macOS keep one of them only.',
      });
    if (named.has(normalized(file)) || ext === '.json' || [NEUTRAL_DRAWING_FILE, 'README.md'].includes(file))
      continue;
    const location = path.join(folder, file);
    const slug = getSlug(name) || 'garden-room';
    const entry = entries.get(slug);
    if (ext.toLowerCase() === '.json')
      issues.push({
        file: location,
        problem: 'nothing reads a file of this name.',
        remedy: 'End its name in .json, in small letters.',
      });
    else if (!/^\.(?:jpe?g|png|webp)$/i.test(ext))
      issues.push({
        file: location,
        problem: 'this is not a picture that the site reads.',
        remedy: 'Save it as JPEG, PNG or WebP, or take it out.',
      });
    // validate-content.ts reports entries that are invalid or name no file
    else if (!entries.has(slug) || files.some((existing) => normalized(existing) === normalized(entry?.file)))
      console.warn(
        `${location}: no entry names this picture, so it is not published.\n  ` +
          (entry
            ? `Write "file": "${file}" in ${slug}.json, or delete it.`
            : `Add ${slug}.json with { "file": "${file}", "alt": "what it shows" }, or delete it.`),
      );
  }
  return issues;
}

const getSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param fileName with its ending, as the entry has it */
export async function readOriginalPhoto(
  folder: string,
  fileName: string,
  files: readonly string[],
): Promise<Buffer> {
  const file = files.find((candidate) => normalized(candidate) === normalized(fileName));
  if (file === undefined) {
    const similar = files.find(
      (candidate) =>
        candidate.toLowerCase() === fileName.toLowerCase() ||
        (path.parse(candidate).name === path.parse(fileName).name && !candidate.endsWith('.json')),
    );
    throw new PhotoError(
      'there is no such file.',
      similar
        ? `Write "file": "${similar}" in the entry.`
        : `Put it into ${folder}, name one that is there, or delete the entry too.`,
    );
  }
  const stats = await stat(path.join(folder, file)).catch(throwUnreadable);
  if (!stats.isFile()) throw new PhotoError('this is a folder.', 'Put the picture itself there.');
  const { size } = stats;
  if (size === 0) throw new PhotoError('the file is empty.', 'Export or copy the picture again.');
  if (size > MAX_MEGABYTES * 1e6) {
    throw new PhotoError(
      `${Math.round(size / 1e6)} MB is too large; a picture has at most ${MAX_MEGABYTES} MB.`,
      `Export it as a JPEG about ${LARGEST_PHOTO_WIDTH} px wide.`,
    );
  }
  return readFile(path.join(folder, file)).catch(throwUnreadable);
}

const throwUnreadable = ({ code }: NodeJS.ErrnoException): never => {
  throw new PhotoError(
    `the file cannot be read (${code}).`,
    'Put the picture itself there, no link to it, and make yourself its owner.',
  );
};
