/** Finds the form field of a value in a content file, and its labels for error messages. */
import { z } from 'zod';
import type { ContentIssue } from '@/content/fields/content-error';
import { getValueAt, getShapeOrEmpty, getSchemasAt, type Schema } from '@/content/fields/schema-tree';
import { listContentFiles } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { getChosenOption, getLabel, isPhotoReferenceSchema, toFormValue } from './convert-form-values';

/** Returns the title of the form of a file, such as "Joya Boutique: Home". */
export function getFormTitle(file: string, content: ContentInput): string {
  const contentFile = listContentFiles(content).find((candidate) => candidate.file === file);
  const brand = content.brands.find(({ id }) => id === contentFile?.brandId)?.brand.name;
  return [...(brand ? [brand] : []), contentFile ? getLabel(contentFile.schema) : file].join(': ');
}

/** Returns the labels along the path to a value, as the form of the file shows them. */
export function getFieldLabelsAlongPath(
  { file, path = [] }: Pick<ContentIssue, 'file' | 'path'>,
  content: ContentInput,
): readonly string[] {
  const contentFile = listContentFiles(content).find((candidate) => candidate.file === file);
  return contentFile
    ? getFieldAt(contentFile.schema, path, toFormValue(contentFile.schema, contentFile.value)).labels
    : [];
}

export interface FormField {
  /** Undefined below a group that the schema does not know. */
  readonly schema: Schema | undefined;
  readonly keyPath: readonly string[];
  readonly labels: readonly string[];
  readonly form: unknown;
}

/** The field of the form that shows a value of the file. */
export function getFieldAt(
  schema: Schema | undefined,
  path: readonly PropertyKey[],
  form: unknown,
  keyPath: readonly string[] = [],
  labels: readonly string[] = [],
): FormField {
  if (schema instanceof z.ZodOptional) return getFieldAt(schema.unwrap(), path, form, keyPath, labels);
  if (schema && isPhotoReferenceSchema(schema)) {
    const step = path[0] === 'alt' ? 'alt' : 'name';
    return { schema, keyPath: [...keyPath, step], labels, form: getValueAt(form, [step]) };
  }
  const [step, ...rest] = path;
  if (step === undefined || !schema) return { schema, keyPath, labels, form };
  if (schema instanceof z.ZodUnion) {
    const chosen = getChosenOption(schema, form);
    return getFieldAt(chosen.option, path, chosen.form, [...keyPath, ...chosen.steps], labels);
  }
  const [field] = getSchemasAt(schema, step);
  const inner = getValueAt(form, [step]);
  const label =
    schema instanceof z.ZodArray
      ? getEntryName(schema.element, inner, Number(step))
      : (field && getLabel(field)) || String(step);
  return getFieldAt(field, rest, inner, [...keyPath, String(step)], [...labels, label]);
}

/** The field of a group that names it as an entry of a list. */
export const findNameField = (schema: Schema) =>
  ['title', 'heading', 'name', 'label', 'question', 'note'].find((field) => field in getShapeOrEmpty(schema));

/** Returns a label such as "“Suite Juu”", or "entry 2" if the item has no name. */
function getEntryName(schema: Schema, form: unknown, index: number): string {
  const name = findNameField(schema);
  const entryName = name && getValueAt(form, [name]);
  return typeof entryName === 'string' && entryName ? `“${entryName}”` : `entry ${index + 1}`;
}
