// The owner's editor: Sveltia CMS with the forms of config.json, which admin/build-time/config.ts makes from the
// content model.
import CMS, { type GitBackend } from '@sveltia/cms';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/fields/front-matter';
import { listContentFiles, type ContentFileKind } from '@/content/model/files/content-files';
import { isCodeHost, getApiOrigin } from '../shared/backend-settings';
import { formatPost, toFileValue, toFormValue } from '../shared/convert-form-values';
import { getKind, getSchemaOfKind, type Entry } from '../shared/sveltia-entry';
import { confirmRemovals } from './confirm-removal';
import {
  loadContentIntoMemory,
  updateContentFileInMemory,
  updateContentInMemoryFromSavedForm,
} from './content-in-memory';
import { deleteUnusedPhotoFiles } from './delete-unused-photo-files';
import { duplicateListItem } from './duplicate-list-item';
import { issuesOfEntry } from './entry-issues';
import { withExplainedFailures } from './explain-failures';
import { photoInText } from './photo-in-text';
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
  const issues = issuesOfEntry(entry);
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
    formatPost(checkedFileValue('post', { collection: 'posts', path: '', data: form }), form.body),
});

const { followPublication } = showPublicationStatus(backend);

CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    const saved = entry.toJS() as unknown as Entry;
    const kind = getKind(saved);
    if (kind) updateContentInMemoryFromSavedForm(saved.path, kind, saved.data);
    followPublication();
  },
});

registerValidatingControls();
registerPoFormat();
registerPoFileControl();
CMS.registerEditorComponent(photoInText);
if (isCodeHost(backend.name)) globalThis.fetch = withExplainedFailures(fetch, getApiOrigin(backend));
// called by the patches of scripts/editor/patch-sveltia.ts
Object.assign(globalThis, { duplicateListItem, deleteUnusedPhotoFiles });
confirmRemovals();
showThumbnailsInPhotoSelects(content);
void CMS.init();
