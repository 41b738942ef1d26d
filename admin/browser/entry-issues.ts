/** Validates the form that is open in Sveltia. */
import type { ContentInput } from '@/content/model/files/content-input';
import { EDITOR_PHOTO_FOLDER } from '../shared/convert-form-values';
import { getContentFileKind, type Entry } from '../shared/sveltia-entry';
import { getContentInMemory } from './content-in-memory';
import { findIssuesInForm, type FormIssue } from './form-issues';

/** Matches a selected photo in the JSON of a form. Only photos have the shape `{ name, alt }`. */
const CHOSEN_PHOTO = /\{"name":"([a-z0-9-]+)"(?:,"alt":(?:null|"(?:[^"\\]|\\.)*"))?\}/g;
const PHOTO_IN_BODY = /!\[[^\]]*\]\(([a-z0-9-]+)\)/g;

/**
 * Adds the photos that a form refers to. They are in the repository, but may be newer than the snapshot.
 */
function withChosenPhotos(content: ContentInput, data: Entry['data']): ContentInput {
  const chosen = [
    ...JSON.stringify(data).matchAll(CHOSEN_PHOTO),
    ...String(data.body ?? '').matchAll(PHOTO_IN_BODY),
  ];
  const photos = Object.fromEntries(chosen.map(([, name = '']) => [name, { file: 'new.webp', alt: name }]));
  return { ...content, photos: { ...photos, ...content.photos } };
}

/** A photo that was dropped into the form. It has no file name until it is saved. */
const NEW_FILE = /"blob:[^"]*"/g;

const issuesByEntry = new WeakMap<object, readonly FormIssue[]>();

/** Returns the issues that `npm run check` would report for the current values of a form. */
export function findIssuesInEntry(entry: Entry): readonly FormIssue[] {
  const content = getContentInMemory();
  if (!content) return [];
  const cachedIssues = issuesByEntry.get(entry);
  if (cachedIssues) return cachedIssues;
  const kind = getContentFileKind(entry);
  if (!kind) return [];
  // a new post has no file yet
  const file = entry.path || 'content/posts/new.md';
  const form = JSON.parse(
    JSON.stringify(entry.data).replace(NEW_FILE, `"${EDITOR_PHOTO_FOLDER}/new.webp"`),
  ) as Entry['data'];
  const issues = findIssuesInForm({ file, kind, form }, withChosenPhotos(content, form));
  issuesByEntry.set(entry, issues);
  return issues;
}
