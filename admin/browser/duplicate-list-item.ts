import { z } from 'zod';
import { groupRegistry } from '@/content/fields/field-metadata';
import { shapeOrEmpty, type Schema } from '@/content/fields/schema-tree';
import { contentTypesByName } from '@/content/model';
import type { ContentType } from '@/content/model/content-type';
import { isRecord } from '@/lib/is-record';
import { mapValues } from '@/lib/map-values';
import { getLabel } from '../shared/convert-form-values';

/** The field of a form that says of which entry another is a copy. No file has it. */
export const COPIED_FROM_KEY = 'copiedFrom';

/** Copies an entry of a list, for "Duplicate". Fields that must differ are empty in the copy. */
export function duplicateListItem(entry: unknown): unknown {
  const copy: unknown = structuredClone(entry);
  const schema = entrySchemas().find((candidate) => fits(candidate, copy));
  if (!schema || !isRecord(copy)) return copy;
  const kept = keptFields(schema);
  const fields = Object.entries(copy).flatMap(([key, value]) => {
    if (kept.includes(key)) return [[key, value]];
    // left out, because an optional group that is there but empty would ask to be filled in
    return shapeOrEmpty(schema)[key] instanceof z.ZodOptional ? [] : [[key, empty(value)]];
  });
  return { ...Object.fromEntries(fields), [COPIED_FROM_KEY]: copy.title };
}

/** The labels of the fields that a copy still has from the entry that it was made of. */
export function labelsOfCopiedFields(entry: unknown): readonly string[] {
  const schema = entrySchemas().find((candidate) => fits(candidate, entry));
  return schema ? keptFields(schema).map((name) => getLabel(shapeOrEmpty(schema)[name]!)) : [];
}

const keptFields = (schema: Schema): readonly string[] => groupRegistry.get(schema)?.keptFields ?? [];

/** The schemas of list entries of which a copy keeps only some fields. */
const entrySchemas = (): readonly Schema[] =>
  Object.values<ContentType>(contentTypesByName)
    .flatMap(({ brand, shared }) => [brand, shared])
    .flatMap((file) => Object.values(file ? shapeOrEmpty(file) : {}))
    .flatMap((field) =>
      field instanceof z.ZodArray && groupRegistry.get(field.element)?.keptFields ? [field.element] : [],
    );

/** Whether an entry has the fields of a schema: a form has no other sign of what an entry is. */
const fits = (schema: Schema, entry: unknown) =>
  isRecord(entry) &&
  Object.entries(shapeOrEmpty(schema)).every(
    ([key, field]) => field instanceof z.ZodOptional || key in entry,
  );

function empty(value: unknown): unknown {
  // a list of texts keeps a line to write in
  if (Array.isArray(value)) return typeof value[0] === 'string' ? [''] : [];
  if (typeof value === 'object' && value !== null) return mapValues(value, empty);
  return typeof value === 'boolean' ? false : '';
}
