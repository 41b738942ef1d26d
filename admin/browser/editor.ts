// The owner's editor: Sveltia CMS with the forms of config.json, which admin/build-time/config.ts makes from the
// content model.
import CMS, { type GitBackend } from '@sveltia/cms';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/fields/markdown';
import { listContentFiles, type ContentFileKind } from '@/content/model/files/content-files';
import { isCodeHost, getApiOrigin } from '../shared/backend-settings';
import { serializePost, toFileValue, toFormValue } from '../shared/convert-form-values';
import { markdownPageLinkComponent, markdownPhotoComponent } from '../shared/markdown-components';
import { getContentFileKind, getSchemaOfKind, type SveltiaEntry } from '../shared/sveltia-entry';
import { PO_FIELD_NAME, PO_FORMAT_NAME } from '../shared/translation-form-constants';
import {
  findIssuesInEntry,
  loadContent,
  updateContentFile,
  updateContentFromSavedEntry,
} from './editor-content';
import { registerFormControls } from './form-controls';
import { describeIssue } from './form-issues';
import { registerPoFileControl } from './po-file-control';
import { registerTableControl } from './table-control';

type Form = Readonly<Record<string, unknown>>;

/**
 * Returns the value for the file.
 * @throws when `npm run check` would report an error; Sveltia then saves nothing
 */
function checkedFileValue(kind: ContentFileKind, entry: SveltiaEntry): unknown {
  const issues = findIssuesInEntry(entry);
  // of an error with this message Sveltia's dialog shows the cause
  if (issues.length > 0)
    throw new Error('saving_failed', { cause: new Error(issues.map(describeIssue).join(' ')) });
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
      if (!isPhoto) updateContentFile(name, value);
      return toFormValue(schema, value);
    },
    toFile: (form) => JSON.stringify(checkedFileValue(kind, { ...place, data: form }), null, 2),
  });
}

/** Sveltia shows the message of a failed request, such as "Failed to fetch". This says what to do instead. */
function explainFailedRequests(origin: string): void {
  const send = fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${origin}/`)) return send(input, init);
    const response = await send(input, init).catch((cause: unknown) => {
      throw new TypeError(
        'There is no connection to the code host. Nothing you have typed is lost: leave this form open, and press "Save" again when you are online.',
        { cause },
      );
    });
    if (response.status !== 401) return response;
    const message =
      'The code host no longer accepts your token: it has expired or was deleted. Make a new token, load this page again, sign in with it and open this form: it offers to restore your draft, unless the site was published meanwhile. Copy longer texts first.';
    return Response.json({ message }, { status: response.status });
  };
}

const content = await loadContent();
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
// the form of a .po file has its text in one field
CMS.registerCustomFormat(PO_FORMAT_NAME, 'po', {
  fromFile: (text) => ({ [PO_FIELD_NAME]: text }),
  toFile: (form) => String(form[PO_FIELD_NAME]),
});
CMS.registerEventListener({
  name: 'preSave',
  // what is left empty and made on saving is there when the form is opened again
  handler({ entry }) {
    const form = entry.toJS() as unknown as SveltiaEntry;
    const kind = getContentFileKind(form);
    if (!kind || kind === 'post' || kind === 'photo') return undefined;
    const schema = getSchemaOfKind(kind);
    return entry.set('data', toFormValue(schema, toFileValue(schema, form.data)) as object);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => updateContentFromSavedEntry(entry.toJS() as unknown as SveltiaEntry),
});
registerFormControls();
registerPoFileControl();
registerTableControl();
for (const component of [markdownPhotoComponent, markdownPageLinkComponent])
  CMS.registerEditorComponent(component);
if (isCodeHost(backend.name)) explainFailedRequests(getApiOrigin(backend));
void CMS.init();
