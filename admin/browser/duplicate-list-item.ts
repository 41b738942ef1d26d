import { z } from 'zod';
import { groupRegistry } from '@/content/fields/field-metadata';
import { getShapeOrEmpty, type Schema } from '@/content/fields/schema-tree';
import { contentTypesByName } from '@/content/model';
import type { ContentType } from '@/content/model/content-type';
import { isRecord } from '@/lib/is-record';
import { mapValues } from '@/lib/map-values';
import { getLabel } from '../shared/convert-form-values';

/** The form field that marks a copied list item with its original. It is not saved. */
export const COPIED_FROM_KEY = 'copiedFrom';

/** Copies a list item, for "Duplicate". Fields that must be unique are empty in the copy. */
export function duplicateListItem(entry: unknown): unknown {
  const copy: unknown = structuredClone(entry);
  const schema = getEntrySchemas().find((candidate) => fits(candidate, copy));
  if (!schema || !isRecord(copy)) return copy;
  const kept = getKeptFields(schema);
  const fields = Object.entries(copy).flatMap(([key, value]) => {
    if (kept.includes(key)) return [[key, value]];
    // omitted, because an optional group that is present but empty would have to be filled in
    return getShapeOrEmpty(schema)[key] instanceof z.ZodOptional ? [] : [[key, empty(value)]];
  });
  return { ...Object.fromEntries(fields), [COPIED_FROM_KEY]: copy.title };
}

/** Returns the labels of the fields that a copy keeps from its original. */
export function getLabelsOfFieldsKeptInCopy(entry: unknown): readonly string[] {
  const schema = getEntrySchemas().find((candidate) => fits(candidate, entry));
  return schema ? getKeptFields(schema).map((name) => getLabel(getShapeOrEmpty(schema)[name]!)) : [];
}

const getKeptFields = (schema: Schema): readonly string[] => groupRegistry.get(schema)?.keptFields ?? [];

/** The schemas of list items of which a copy keeps only some fields. */
const getEntrySchemas = (): readonly Schema[] =>
  Object.values<ContentType>(contentTypesByName)
    .flatMap(({ brand, shared }) => [brand, shared])
    .flatMap((file) => Object.values(file ? getShapeOrEmpty(file) : {}))
    .flatMap((field) =>
      field instanceof z.ZodArray && groupRegistry.get(field.element)?.keptFields ? [field.element] : [],
    );

/** Whether a list item has the fields of a schema. A form does not say which schema an item has. */
const fits = (schema: Schema, entry: unknown) =>
  isRecord(entry) &&
  Object.entries(getShapeOrEmpty(schema)).every(
    ([key, field]) => field instanceof z.ZodOptional || key in entry,
  );

function empty(value: unknown): unknown {
  // a list of texts keeps one empty item to write in
  if (Array.isArray(value)) return typeof value[0] === 'string' ? [''] : [];
  if (typeof value === 'object' && value !== null) return mapValues(value, empty);
  return typeof value === 'boolean' ? false : '';
}
