/** Finds the form field of a value in a content file, and its labels for error messages. */
import { z } from 'zod';
import type { ContentIssue } from '@/content/fields/content-error';
import { shapeOrEmpty, schemasAt, type Schema } from '@/content/fields/schema-tree';
import { valueAt } from '@/content/fields/value-at';
import { contentFiles } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { chosenOption, getLabel, isPhotoSchema, toFormValue } from './convert-form-values';

/** Returns the title of the form of a file, such as "Joya Boutique: Home". */
export function titleOfFile(file: string, content: ContentInput): string {
  const contentFile = contentFiles(content).find((candidate) => candidate.file === file);
  const brand = content.brands.find(({ id }) => id === contentFile?.brandId)?.brand.name;
  return [...(brand ? [brand] : []), contentFile ? getLabel(contentFile.schema) : file].join(': ');
}

/** Returns the labels along the path to a value, as the form of the file shows them. */
export function fieldLabelsAlongPath(
  { file, path = [] }: Pick<ContentIssue, 'file' | 'path'>,
  content: ContentInput,
): readonly string[] {
  const contentFile = contentFiles(content).find((candidate) => candidate.file === file);
  return contentFile
    ? fieldAt(contentFile.schema, path, toFormValue(contentFile.schema, contentFile.value)).labels
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
export function fieldAt(
  schema: Schema | undefined,
  path: readonly PropertyKey[],
  form: unknown,
  keyPath: readonly string[] = [],
  labels: readonly string[] = [],
): FormField {
  if (schema instanceof z.ZodOptional) return fieldAt(schema.unwrap(), path, form, keyPath, labels);
  if (schema && isPhotoSchema(schema)) {
    const step = path[0] === 'alt' ? 'alt' : 'name';
    return { schema, keyPath: [...keyPath, step], labels, form: valueAt(form, [step]) };
  }
  const [step, ...rest] = path;
  if (step === undefined || !schema) return { schema, keyPath, labels, form };
  if (schema instanceof z.ZodUnion) {
    const chosen = chosenOption(schema, form);
    return fieldAt(chosen.option, path, chosen.form, [...keyPath, ...chosen.steps], labels);
  }
  const [field] = schemasAt(schema, step);
  const inner = valueAt(form, [step]);
  const label =
    schema instanceof z.ZodArray
      ? nameOfEntry(schema.element, inner, Number(step))
      : (field && getLabel(field)) || String(step);
  return fieldAt(field, rest, inner, [...keyPath, String(step)], [...labels, label]);
}

/** Fields that can name a list item, in order of preference. */
export const NAME_FIELDS = ['title', 'heading', 'name', 'label', 'question'];

/** Returns a label such as "“Suite Juu”", or "entry 2" if the item has no name. */
function nameOfEntry(schema: Schema, form: unknown, index: number): string {
  const name = NAME_FIELDS.find((field) => field in shapeOrEmpty(schema));
  const entryName = name && valueAt(form, [name]);
  return typeof entryName === 'string' && entryName ? `“${entryName}”` : `entry ${index + 1}`;
}
