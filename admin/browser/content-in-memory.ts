/** The content in memory: the snapshot of the build, updated with files that were opened or saved since. */
import { replaceFile, type ContentFileKind } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { parsePost } from '@/content/read/parse-post';
import { serializePost, toFileValue, omitSchemaAndSamplesFields } from '../shared/convert-form-values';
import { CONTENT_SNAPSHOT_FILE } from '../shared/generated-editor-file-paths';
import { getSchemaOfKind } from '../shared/sveltia-entry';

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

/** Replaces one file of the content in memory. */
export function updateContentFileInMemory(file: string, value: unknown): void {
  if (!content) return;
  content = replaceFile(content, file, omitSchemaAndSamplesFields(value));
}

/** Replaces one file of the content in memory with the value of its saved form. */
export function updateContentInMemoryFromSavedForm(
  file: string,
  kind: ContentFileKind,
  form: Readonly<Record<string, unknown>>,
): void {
  const value = toFileValue(getSchemaOfKind(kind), form);
  updateContentFileInMemory(file, kind === 'post' ? parsePost(file, serializePost(value, form.body)) : value);
}
