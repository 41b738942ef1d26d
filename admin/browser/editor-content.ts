/** The content that the editor knows, and what `npm run check` would say of the form that is open. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { forEachField } from '@/content/fields/replace-fields';
import { getValueAt, type Schema } from '@/content/fields/schema-tree';
import { replaceFile } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { omitSchemaAndSamplesFields, toFileValue } from '../shared/convert-form-values';
import { getContentFileKind, getSchemaOfKind, type SveltiaEntry } from '../shared/sveltia-entry';
import { findIssuesInForm, toContentValue, type FormIssue } from './form-issues';

/** The snapshot of the build, with the files that were read or saved since. */
let content: ContentInput | undefined;

export const getContent = (): ContentInput | undefined => content;

/** @throws when it cannot be fetched */
export async function loadContent(): Promise<ContentInput> {
  const response = await fetch('content.json');
  if (!response.ok) throw new Error(`content.json: ${response.status}`);
  const loaded: ContentInput = await response.json();
  content = loaded;
  return loaded;
}

/** Replaces one file of the content, which Sveltia has read. */
export function updateContentFile(file: string, value: unknown): void {
  if (content) content = replaceFile(content, file, omitSchemaAndSamplesFields(value));
}

/** Replaces the file of a form that was saved. */
export function updateContentFromSavedEntry({ data: form, ...entry }: SveltiaEntry): void {
  const kind = getContentFileKind(entry);
  if (kind) updateContentFile(entry.path, toContentValue({ file: entry.path, kind, form }));
}

/** The photos of a post's own text. */
const PHOTO_IN_BODY = /!\[[^\]]*\]\(([a-z0-9-]+)\)/g;

/** Adds the photos that a form refers to. They are in the repository, but may be newer than the snapshot. */
function withChosenPhotos(known: ContentInput, schema: Schema, form: SveltiaEntry['data']): ContentInput {
  const names = [...String(form.body ?? '').matchAll(PHOTO_IN_BODY)].map(([, name]) => String(name));
  forEachField(schema, toFileValue(schema, form), ({ field, value }) => {
    if (field.reference === 'photo') names.push(String(getValueAt(value, ['name']) ?? value));
  });
  const chosen = Object.fromEntries(names.map((name) => [name, { file: 'new.webp', alt: name }]));
  return { ...known, photos: { ...chosen, ...known.photos } };
}

type SveltiaEntryMap = NonNullable<CustomFieldControlProps['entry']>;
const entries = new WeakMap<SveltiaEntryMap, SveltiaEntry>();
const issuesByEntry = new WeakMap<SveltiaEntry, readonly FormIssue[]>();

/** The entry of a control, the same object for all controls of the form until something is changed. */
export function toEntry(map: SveltiaEntryMap | undefined): SveltiaEntry | undefined {
  if (!map) return undefined;
  const entry = entries.get(map) ?? (map.toJS() as unknown as SveltiaEntry);
  entries.set(map, entry);
  return entry;
}

/** Returns what `npm run check` would report if the form were saved. */
export function findIssuesInEntry(entry: SveltiaEntry): readonly FormIssue[] {
  const kind = getContentFileKind(entry);
  if (!content || !kind) return [];
  const known = issuesByEntry.get(entry);
  if (known) return known;
  // a new post has no file yet
  const file = entry.path || 'content/posts/new.md';
  const photos = withChosenPhotos(content, getSchemaOfKind(kind), entry.data);
  const issues = findIssuesInForm({ file, kind, form: entry.data }, photos);
  issuesByEntry.set(entry, issues);
  return issues;
}
