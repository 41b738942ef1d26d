/** The content that the editor knows: what the build has put beside it, and what has been opened or saved since. */
import type { ContentInput } from '@/content/model';
import { partOfFile, withFile } from '@/content/model/content-files';
import { parsePost } from '@/content/parse-post';
import { issuesInForm, schemaOfKind, type FormIssue } from './form-issues';
import { formatPost, PHOTO_FOLDER, toFileValue, omitSchemaAndSamples } from './convert-form-values';

let content: ContentInput | undefined;

/** The file beside the editor that has the content of the build. */
export const CONTENT_SNAPSHOT_FILE = 'content.json';

/** @throws when it cannot be fetched */
export async function loadContentSnapshot(): Promise<void> {
  const response = await fetch(CONTENT_SNAPSHOT_FILE);
  if (!response.ok) throw new Error(`${CONTENT_SNAPSHOT_FILE}: ${response.status}`);
  content = await response.json();
}

export const getContent = (): ContentInput | undefined => content;

/** Replaces one file of the content that the editor knows. */
export function updateContentFileInMemory(file: string, value: unknown): void {
  if (!content) return;
  content = withFile(content, file, omitSchemaAndSamples(value));
}

/** Replaces the file of a form that has been saved. */
export function updateContentInMemoryFromSavedForm(
  file: string,
  kind: string,
  form: Readonly<Record<string, unknown>>,
): void {
  const schema = schemaOfKind(kind);
  if (!schema) return;
  const value = toFileValue(schema, form);
  updateContentFileInMemory(
    file,
    kind === 'post' ? parsePost(file, formatPost(value, form.body), []) : value,
  );
}

/** The entry of a form, as Sveltia hands it to controls. */
export interface Entry {
  readonly path: string;
  readonly collection: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The kind of file that a form edits, by its collection or its path. */
export function kindOf({ collection, path }: Pick<Entry, 'collection' | 'path'>): string {
  if (collection === 'posts') return 'post';
  if (collection === 'photos') return 'photo';
  return `${partOfFile(path)}/${path.replace(/^.*\/|\.json$/g, '')}`;
}

/** The brand in whose folder a file is. */
export const brandIdOf = (file: string): string | undefined =>
  /^content\/(?!(?:shared|photos|posts)\/)([^/]+)\//.exec(file)?.[1];

/** Matches a chosen photo in the JSON of a form: only photos have the shape `{ name, alt }`. */
const CHOSEN_PHOTO = /\{"name":"([a-z0-9-]+)"(?:,"alt":(?:null|"(?:[^"\\]|\\.)*"))?\}/g;
const PHOTO_IN_BODY = /!\[[^\]]*\]\(([a-z0-9-]+)\)/g;

/**
 * Adds the photos that a form names. They were chosen among those of the repository, which are newer than the snapshot.
 */
function withChosenPhotos(known: ContentInput, data: Entry['data']): ContentInput {
  const chosen = [
    ...JSON.stringify(data).matchAll(CHOSEN_PHOTO),
    ...String(data.body ?? '').matchAll(PHOTO_IN_BODY),
  ];
  const photos = Object.fromEntries(chosen.map(([, name = '']) => [name, { file: 'new.webp', alt: name }]));
  return { ...known, photos: { ...photos, ...known.photos } };
}

/** A picture that has been dropped into a form and has no name until it is saved. */
const NEW_FILE = /"blob:[^"]*"/g;

const issuesByEntry = new WeakMap<object, readonly FormIssue[]>();

/** Returns what `check` would refuse of a form as it is now. */
export function issuesOf(entry: Entry): readonly FormIssue[] {
  if (!content) return [];
  const known = issuesByEntry.get(entry);
  if (known) return known;
  const kind = kindOf(entry);
  // a new post has no file yet
  const file = entry.path || 'content/posts/new.md';
  const form = JSON.parse(
    JSON.stringify(entry.data).replace(NEW_FILE, `"${PHOTO_FOLDER}/new.webp"`),
  ) as Entry['data'];
  const issues = issuesInForm({ file, kind, form }, withChosenPhotos(content, form));
  issuesByEntry.set(entry, issues);
  return issues;
}
