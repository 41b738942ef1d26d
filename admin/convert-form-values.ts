/**
 * A file of content and what its form shows are two shapes of one value. In the form a picture is a path, a number is a
 * text, and one of several shapes says which one it is. In the file no optional field is empty, and fields are in the
 * order of the schema.
 */
import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldRegistry, groupRegistry } from '@/content/fields/field-types';
import { objectShape, type Schema } from '@/content/fields/map-fields';
import { isRecord } from '@/lib/is-record';

/** Where forms find the pictures of content/photos. */
export const PHOTO_FOLDER = '/content/photos';
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
export const isPhotoSchema = (schema: Schema): boolean =>
  schema instanceof z.ZodUnion &&
  schema.options.some((option) => fieldRegistry.get(option)?.reference === 'photo');

export function toFormValue(schema: Schema, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (schema instanceof z.ZodOptional) return toFormValue(schema.unwrap(), value);
  if (isPhotoSchema(schema)) return typeof value === 'string' ? { name: value } : value;
  if (schema instanceof z.ZodUnion) {
    const shape = schema.options.findIndex((option) => z.safeParse(option, value).success);
    const option = schema.options[shape];
    if (!option) return value;
    const inner = toFormValue(option, value);
    return isRecord(inner)
      ? { [UNION_OPTION_KEY]: String(shape), ...inner }
      : { [UNION_OPTION_KEY]: String(shape), [UNION_VALUE_KEY]: inner };
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toFormValue(schema.element, item));
  if (schema instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const inner = objectShape(schema)[key];
        return [key, inner ? toFormValue(inner, item) : item];
      }),
    );
  if (schema instanceof z.ZodNumber) return String(value);
  if (fieldRegistry.get(schema)?.kind === 'photoFile' && typeof value === 'string')
    return `${PHOTO_FOLDER}/${value}`;
  return value;
}

/** The values of a file, without the fields that `addSchemaAndSamplesFields` adds to its schema. */
export function omitSchemaAndSamples(file: unknown): object {
  const { $schema: _, samples: __, ...values } = Object(file);
  return values;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** @param written the value of the form; spaces at the ends of texts are not saved */
export function toFileValue(schema: Schema, written: unknown): unknown {
  const value = trim(written);
  if (schema instanceof z.ZodOptional) {
    const inner = toFileValue(schema.unwrap(), value);
    return isEmpty(inner) ? undefined : inner;
  }
  if (value === null || value === undefined) return undefined;
  if (isPhotoSchema(schema) && isRecord(value)) {
    const { name } = value;
    const alt = trim(value.alt);
    return isEmpty(alt) ? name : { name, alt };
  }
  if (schema instanceof z.ZodUnion && isRecord(value)) {
    const option = schema.options[Number(value[UNION_OPTION_KEY])];
    if (!option) return value;
    return toFileValue(option, option instanceof z.ZodObject ? value : value[UNION_VALUE_KEY]);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toFileValue(schema.element, item));
  if (schema instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(objectShape(schema)).flatMap(([key, inner]) => {
        const item = toFileValue(inner, value[key]);
        return item === undefined ? [] : [[key, item]];
      }),
    );
  if (schema instanceof z.ZodNumber) {
    const number = isEmpty(value) ? undefined : Number(value);
    // what is not a number stays as it was typed, so that the schema refuses it
    return Number.isNaN(number) ? value : number;
  }
  if (fieldRegistry.get(schema)?.kind === 'photoFile' && typeof value === 'string')
    return value.replace(/^.*\//, '');
  return value;
}

/** The labels of the fields on the way to a value. */
export function labelsOf(schema: Schema | undefined, path: readonly PropertyKey[]): readonly string[] {
  const [step, ...rest] = path;
  if (step === undefined || !schema) return [];
  if (schema instanceof z.ZodOptional) return labelsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return [String(Number(step) + 1), ...labelsOf(schema.element, rest)];
  const inner = objectShape(schema)[String(step)];
  return [(inner && getLabel(inner)) || String(step), ...labelsOf(inner, rest)];
}

/** Formats a post as its file has it. */
export function formatPost(value: unknown, body: unknown): string {
  const front = stringify(value, { lineWidth: 0, singleQuote: true });
  return ['---', front.trimEnd(), '---', ...(body ? ['', body] : [])].join('\n');
}
