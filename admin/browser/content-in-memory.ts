/** The content that the editor knows: what the build has put beside it, and what has been opened or saved since. */
import { withFile, type FileKind } from '@/content/model/content-files';
import type { ContentInput } from '@/content/model/content-input';
import { parsePost } from '@/content/parse-post';
import { formatPost, toFileValue, omitSchemaAndSamples } from '../shared/convert-form-values';
import { CONTENT_SNAPSHOT_FILE } from '../shared/editor-files';
import { schemaOfKind } from '../shared/sveltia-entry';

let content: ContentInput | undefined;

/** @throws when it cannot be fetched */
export async function loadContentIntoMemory(): Promise<ContentInput> {
  const response = await fetch(CONTENT_SNAPSHOT_FILE);
  if (!response.ok) throw new Error(`${CONTENT_SNAPSHOT_FILE}: ${response.status}`);
  const loaded: ContentInput = await response.json();
  content = loaded;
  return loaded;
}

export const getContentInMemory = (): ContentInput | undefined => content;

/** Replaces one file of the content that the editor knows. */
export function updateContentFileInMemory(file: string, value: unknown): void {
  if (!content) return;
  content = withFile(content, file, omitSchemaAndSamples(value));
}

/** Replaces the file of a form that has been saved. */
export function updateContentInMemoryFromSavedForm(
  file: string,
  kind: FileKind,
  form: Readonly<Record<string, unknown>>,
): void {
  const value = toFileValue(schemaOfKind(kind), form);
  updateContentFileInMemory(
    file,
    kind === 'post' ? parsePost(file, formatPost(value, form.body)).data : value,
  );
}
