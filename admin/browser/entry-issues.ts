/** What `npm run check` would refuse of the form that Sveltia has open. */
import type { ContentInput } from '@/content/model/content-input';
import { PHOTO_FOLDER } from '../shared/convert-form-values';
import { kindOf, type Entry } from '../shared/sveltia-entry';
import { getContentInMemory } from './content-in-memory';
import { issuesInForm, type FormIssue } from './form-issues';

/** Matches a chosen photo in the JSON of a form: only photos have the shape `{ name, alt }`. */
const CHOSEN_PHOTO = /\{"name":"([a-z0-9-]+)"(?:,"alt":(?:null|"(?:[^"\\]|\\.)*"))?\}/g;
const PHOTO_IN_BODY = /!\[[^\]]*\]\(([a-z0-9-]+)\)/g;

/**
 * Adds the photos that a form names. They were chosen among those of the repository, which are newer than the snapshot.
 */
function withChosenPhotos(content: ContentInput, data: Entry['data']): ContentInput {
  const chosen = [
    ...JSON.stringify(data).matchAll(CHOSEN_PHOTO),
    ...String(data.body ?? '').matchAll(PHOTO_IN_BODY),
  ];
  const photos = Object.fromEntries(chosen.map(([, name = '']) => [name, { file: 'new.webp', alt: name }]));
  return { ...content, photos: { ...photos, ...content.photos } };
}

/** A picture that has been dropped into a form and has no name until it is saved. */
const NEW_FILE = /"blob:[^"]*"/g;

const issuesByEntry = new WeakMap<object, readonly FormIssue[]>();

/** Returns what `check` would refuse of a form as it is now. */
export function issuesOfEntry(entry: Entry): readonly FormIssue[] {
  const content = getContentInMemory();
  if (!content) return [];
  const cachedIssues = issuesByEntry.get(entry);
  if (cachedIssues) return cachedIssues;
  const kind = kindOf(entry);
  if (!kind) return [];
  // a new post has no file yet
  const file = entry.path || 'content/posts/new.md';
  const form = JSON.parse(
    JSON.stringify(entry.data).replace(NEW_FILE, `"${PHOTO_FOLDER}/new.webp"`),
  ) as Entry['data'];
  const issues = issuesInForm({ file, kind, form }, withChosenPhotos(content, form));
  issuesByEntry.set(entry, issues);
  return issues;
}
