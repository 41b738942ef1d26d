// The owner's editor: Sveltia CMS with the forms of config.json, which admin/build-time/config.ts makes from the
// content model.
import CMS, { type GitBackend } from '@sveltia/cms';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/fields/markdown';
import { listContentFiles, type ContentFileKind } from '@/content/model/files/content-files';
import { isCodeHost, getApiOrigin } from '../shared/backend-settings';
import { serializePost, toFileValue, toFormValue } from '../shared/convert-form-values';
import { getContentFileKind, getSchemaOfKind, type Entry } from '../shared/sveltia-entry';
import { addReplacedPhotoFileDeletions } from './add-replaced-photo-file-deletions';
import { confirmListItemRemovals } from './confirm-list-item-removals';
import {
  loadContentIntoMemory,
  updateContentFileInMemory,
  updateContentInMemoryFromSavedForm,
} from './content-in-memory';
import { duplicateListItem } from './duplicate-list-item';
import { findIssuesInEntry } from './entry-issues';
import { wrapFetchWithErrorExplanations } from './explain-failed-requests';
import { markdownPhotoComponent } from './markdown-photo-component';
import { registerPoFileControl } from './po-file-control';
import { showPublicationStatus } from './publication-status';
import { registerPoFormat } from './register-po-format';
import { registerValidatingControls } from './register-validating-controls';
import { showThumbnailsInPhotoSelects } from './show-thumbnails-in-photo-selects';

type Form = Readonly<Record<string, unknown>>;

/**
 * Returns the value for the file.
 * @throws when `npm run check` would report an error; Sveltia then shows the cause in a dialog and saves nothing
 */
function checkedFileValue(kind: ContentFileKind, entry: Entry): unknown {
  const issues = findIssuesInEntry(entry);
  // Sveltia's dialog shows the message of the cause
  if (issues.length > 0)
    throw new Error('saving_failed', {
      cause: new Error(issues.map(({ labels, message }) => `${labels.join(', ')}: ${message}`).join(' ')),
    });
  return toFileValue(getSchemaOfKind(kind), entry.data);
}

/** Registers a format for each file, so that reading and writing know which file it is. */
function registerJsonFormat(name: string, kind: ContentFileKind): void {
  const isPhoto = kind === 'photo';
  const place = isPhoto ? { collection: 'photos', path: '' } : { collection: '', path: name };
  const schema = getSchemaOfKind(kind);
  CMS.registerCustomFormat(name, 'json', {
    fromFile(text) {
      const value: unknown = JSON.parse(text);
      if (!isPhoto) updateContentFileInMemory(name, value);
      return toFormValue(schema, value);
    },
    toFile: (form) => JSON.stringify(checkedFileValue(kind, { ...place, data: form }), null, 2),
  });
}

const content = await loadContentIntoMemory();
const { backend } = (await (await fetch('config.json')).json()) as { readonly backend: GitBackend };

for (const { file, kind } of listContentFiles(content))
  if (kind !== 'post' && kind !== 'photo') registerJsonFormat(file, kind);
registerJsonFormat('photo', 'photo');

CMS.registerCustomFormat('post', 'md', {
  fromFile(text) {
    const { front = '', body } = splitFrontMatter(text);
    return { ...Object(toFormValue(getSchemaOfKind('post'), parse(front))), body: body.trim() };
  },
  toFile: (form: Form) =>
    serializePost(checkedFileValue('post', { collection: 'posts', path: '', data: form }), form.body),
});

const { followPublication } = showPublicationStatus(backend);

CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    const saved = entry.toJS() as unknown as Entry;
    const kind = getContentFileKind(saved);
    if (kind) updateContentInMemoryFromSavedForm(saved.path, kind, saved.data);
    followPublication();
  },
});

registerValidatingControls();
registerPoFormat();
registerPoFileControl();
CMS.registerEditorComponent(markdownPhotoComponent);
if (isCodeHost(backend.name)) globalThis.fetch = wrapFetchWithErrorExplanations(fetch, getApiOrigin(backend));
// called by the patches of scripts/editor/patch-sveltia.ts
Object.assign(globalThis, { duplicateListItem, addReplacedPhotoFileDeletions });
confirmListItemRemovals();
showThumbnailsInPhotoSelects(content);
void CMS.init();
