/**
 * A file of content and what its form shows are two shapes of one value. In the form a picture is a path, a number is a
 * text, and one of several shapes says which one it is. In the file no optional field is empty, and fields are in the
 * order of the schema.
 */
import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldRegistry, groupRegistry } from '@/content/fields/field-metadata';
import { getValueAt, isEmptyValue, type Schema } from '@/content/fields/schema-tree';
import { isRecord } from '@/lib/is-record';
import { mapValues } from '@/lib/map-values';

/** Where forms find the pictures of content/photos. */
export const EDITOR_PHOTO_FOLDER = '/content/photos';
/** The key under which a form keeps which option of a union a value has. */
export const UNION_OPTION_KEY = 'shape';
/** The key of the value, if that option is not a group of fields. */
export const UNION_VALUE_KEY = 'content';

export function getLabel(schema: Schema): string {
  if (schema instanceof z.ZodOptional) return getLabel(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.map(getLabel).find(Boolean) ?? '';
  return fieldRegistry.get(schema)?.label ?? groupRegistry.get(schema)?.label ?? '';
}

/** Whether the schema is that of a photo: its name, or its name with another description. */
export const isPhotoReferenceSchema = (schema: Schema): boolean =>
  schema instanceof z.ZodUnion &&
  schema.options.some((option) => fieldRegistry.get(option)?.reference === 'photo');

/** Returns the selected option of a union, its form value and the path of that value. */
export function getChosenOption({ options }: z.ZodUnion, form: unknown) {
  const option = options[Number(getValueAt(form, [UNION_OPTION_KEY]))];
  const steps = option instanceof z.ZodObject ? [] : [UNION_VALUE_KEY];
  return { option, steps, form: getValueAt(form, steps) };
}

export function toFormValue(schema: Schema, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (schema instanceof z.ZodOptional) return toFormValue(schema.unwrap(), value);
  if (isPhotoReferenceSchema(schema)) return typeof value === 'string' ? { name: value } : value;
  if (schema instanceof z.ZodUnion) return convertUnionToForm(schema, value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toFormValue(schema.element, item));
  if (schema instanceof z.ZodObject && isRecord(value))
    return mapValues(value, (item, key) => (schema.shape[key] ? toFormValue(schema.shape[key], item) : item));
  if (schema instanceof z.ZodNumber) return String(value);
  return isPhotoFile(schema, value) ? `${EDITOR_PHOTO_FOLDER}/${value}` : value;
}

function convertUnionToForm({ options }: z.ZodUnion, value: unknown): unknown {
  const index = options.findIndex((candidate) => z.safeParse(candidate, value).success);
  const option = options[index];
  if (!option) return value;
  const inner = toFormValue(option, value);
  return { [UNION_OPTION_KEY]: String(index), ...(isRecord(inner) ? inner : { [UNION_VALUE_KEY]: inner }) };
}

const isPhotoFile = (schema: Schema, value: unknown): value is string =>
  fieldRegistry.get(schema)?.kind === 'photoFile' && typeof value === 'string';

/** @param formValue the value of the form; texts are trimmed */
export function toFileValue(schema: Schema, formValue: unknown): unknown {
  const value = trim(formValue);
  if (schema instanceof z.ZodOptional) {
    const inner = toFileValue(schema.unwrap(), value);
    return isOmitted(inner) ? undefined : inner;
  }
  if (value === null || value === undefined) return undefined;
  if (isPhotoReferenceSchema(schema)) return convertPhotoToFile(value);
  if (schema instanceof z.ZodUnion) return convertUnionToFile(schema, value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toFileValue(schema.element, item));
  if (schema instanceof z.ZodObject && isRecord(value)) return groupToFile(schema, value);
  if (schema instanceof z.ZodNumber) return convertNumberToFile(value);
  if (!isPhotoFile(schema, value)) return value;
  // a picture that was dropped into the form has a name only once it is saved
  return value.startsWith('blob:') ? 'new.webp' : value.replace(/^.*\//, '');
}

function convertPhotoToFile(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const alt = trim(value.alt);
  return isOmitted(alt) ? value.name : { name: value.name, alt };
}

function convertUnionToFile(schema: z.ZodUnion, value: unknown): unknown {
  const { option, form } = getChosenOption(schema, value);
  return option ? toFileValue(option, form) : value;
}

function groupToFile(schema: z.ZodObject, value: Readonly<Record<string, unknown>>): unknown {
  const inside = Object.entries(schema.shape).map(([key, inner]) => {
    const source = fieldRegistry.get(inner)?.madeFrom;
    const isMade = source !== undefined && isOmitted(trim(value[key]));
    return [key, isMade ? toSlug(String(value[source] ?? '')) : toFileValue(inner, value[key])];
  });
  return Object.fromEntries(inside.filter(([, item]) => item !== undefined));
}

function convertNumberToFile(value: unknown): unknown {
  const number = isOmitted(value) ? undefined : Number(value);
  // what is not a number stays as it was typed, so that the schema refuses it
  return Number.isNaN(number) ? value : number;
}

/** "Dhow & reef, at sunset" becomes "dhow-reef-at-sunset". */
const toSlug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Whether an optional field with this value is omitted from the file. */
const isOmitted = (value: unknown) => isEmptyValue(value) || value === false;

/** The values of a file, without the fields that `addSchemaAndSamplesFields` adds to its schema. */
export function omitSchemaAndSamplesFields(file: unknown): object {
  const { $schema: _, samples: __, ...values } = Object(file);
  return values;
}

/** Serializes a post as Markdown with front matter. */
export function serializePost(value: unknown, body: unknown): string {
  const front = stringify(value, { lineWidth: 0, singleQuote: true });
  return ['---', front.trimEnd(), '---', ...(body ? ['', body] : [])].join('\n');
}
