/** Deletes the file of a photo in the same commit in which the photo is replaced or deleted. */
import { PLACEHOLDER_PHOTO_FILE } from '@/lib/photo-file-names';
import { EDITOR_PHOTO_FOLDER } from '../shared/convert-form-values';

/** A file of a commit, as Sveltia passes it to the code host. */
export interface FileChange {
  readonly action: 'create' | 'update' | 'move' | 'delete';
  readonly path: string;
  readonly slug?: string;
  readonly data?: unknown;
  readonly previousSha?: string;
}

/** An entry before the commit. */
interface StoredEntry {
  readonly locales: Readonly<
    Record<string, { readonly path: string; readonly content?: Readonly<Record<string, unknown>> }>
  >;
}

interface StoredFile {
  readonly path: string;
  readonly sha?: string;
}

const FOLDER = `${EDITOR_PHOTO_FOLDER.slice(1)}/`;

const isEntry = (path: string) => path.startsWith(FOLDER) && path.endsWith('.json');

/** Adds to a commit the deletion of every photo file that an entry named before and no entry names after it. */
export function addReplacedPhotoFileDeletions(
  changes: FileChange[],
  entries: readonly StoredEntry[],
  files: readonly StoredFile[],
): void {
  const before = new Map(
    entries
      .flatMap(({ locales }) => Object.values(locales))
      .filter(({ path }) => isEntry(path))
      .map(({ path, content }) => [path, String(content?.file ?? '').replace(`${EDITOR_PHOTO_FOLDER}/`, '')]),
  );
  const after = new Map(before);
  for (const { action, path, data } of changes)
    if (isEntry(path)) {
      if (action === 'delete') after.delete(path);
      else after.set(path, String(JSON.parse(String(data)).file));
    }
  const kept = new Set([PLACEHOLDER_PHOTO_FILE, ...after.values()].map((file) => FOLDER + file));
  const filesBefore = new Set([...before.values()].map((file) => FOLDER + file));
  for (const { path, sha } of files)
    if (filesBefore.has(path) && !kept.has(path) && !changes.some((change) => change.path === path))
      changes.push({ action: 'delete', path, slug: '', previousSha: sha });
}
