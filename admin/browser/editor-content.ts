/** The content that the editor knows, and what `npm run check` would say of the form that is open. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { forEachField } from '@/content/fields/replace-fields';
import { getValueAt } from '@/content/fields/schema-tree';
import { findFileKind, replaceFile, type ContentFileKind } from '@/content/model/files/content-files';
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
  const kind = findFileKind(file)?.kind;
  if (!content || !kind) return;
  const known = withNamedPhotos(content, kind, value, getValueAt(value, ['article']));
  content = replaceFile(known, file, omitSchemaAndSamplesFields(value));
}

/** Replaces the file of a form that was saved. */
export function updateContentFromSavedEntry({ data: form, ...entry }: SveltiaEntry): void {
  const kind = getContentFileKind(entry);
  if (kind) updateContentFile(entry.path, toContentValue({ file: entry.path, kind, form }));
}

/** The photos of a post's own text. */
const PHOTO_IN_BODY = /!\[[^\]]*\]\(([a-z0-9-]+)\)/g;

/**
 * Adds the photos that a file or a form names, which were chosen among those that there are: they are in the repository
 * or are saved with the form, but may be newer than the snapshot.
 * @param body the text of a post
 */
function withNamedPhotos(
  known: ContentInput,
  kind: ContentFileKind,
  fileValue: unknown,
  body: unknown = '',
): ContentInput {
  const names = [...String(body).matchAll(PHOTO_IN_BODY)].map(([, name]) => String(name));
  forEachField(getSchemaOfKind(kind), fileValue, ({ field, value }) => {
    if (field.reference === 'photo') names.push(String(getValueAt(value, ['name']) ?? value));
  });
  const unknown = names.filter((name) => !(name in known.photos));
  if (unknown.length === 0) return known;
  const named = Object.fromEntries(unknown.map((name) => [name, { file: 'new.webp', alt: name }]));
  return { ...known, photos: { ...named, ...known.photos } };
}

type SveltiaEntryMap = NonNullable<CustomFieldControlProps['entry']>;
/** A form, and the window in which a picture is added to it. */
const RECENT_ENTRIES = 2;
let recentEntries: readonly { readonly map: SveltiaEntryMap; readonly entry: SveltiaEntry }[] = [];
const issuesByEntry = new WeakMap<
  SveltiaEntry,
  { readonly known: ContentInput; readonly issues: readonly FormIssue[] }
>();

/** Compares by value; the files of an entry are other objects each time. */
const isSameEntry = (one: SveltiaEntryMap, other: SveltiaEntryMap) =>
  one === other ||
  (one.get('path') === other.get('path') &&
    one.get('collection') === other.get('collection') &&
    (one.get('data') as unknown as SveltiaEntryMap).equals(other.get('data')));

/**
 * The entry of a control, the same object for all controls of the form until something is changed, so that the site is
 * resolved once: Sveltia makes a map of its own for each control that it draws at another moment.
 */
export function toEntry(map: SveltiaEntryMap | undefined): SveltiaEntry | undefined {
  if (!map) return undefined;
  const recent = recentEntries.find((candidate) => isSameEntry(candidate.map, map)) ?? {
    map,
    entry: map.toJS() as unknown as SveltiaEntry,
  };
  recentEntries = [recent, ...recentEntries.filter((other) => other !== recent)].slice(0, RECENT_ENTRIES);
  return recent.entry;
}

/** Returns what `npm run check` would report if the form were saved. */
export function findIssuesInEntry(entry: SveltiaEntry): readonly FormIssue[] {
  const kind = getContentFileKind(entry);
  if (!content || !kind) return [];
  const checked = issuesByEntry.get(entry);
  if (checked?.known === content) return checked.issues;
  // a new post has no file yet
  const file = entry.path || 'content/posts/new.md';
  const value = toFileValue(getSchemaOfKind(kind), entry.data);
  const photos = withNamedPhotos(content, kind, value, entry.data.body);
  const issues = findIssuesInForm({ file, kind, form: entry.data }, photos);
  issuesByEntry.set(entry, { known: content, issues });
  return issues;
}
