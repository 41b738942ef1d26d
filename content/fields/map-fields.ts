import { z } from 'zod';
import { fieldRegistry, interpolationRegistry, type FieldMetadata, type TextVariables } from './field-types';

export type Schema = z.core.$ZodType;

/** A value of content with what the schema says about it. */
export interface FieldValue {
  readonly field: FieldMetadata;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** What its texts may repeat from the group around it, such as the price of a room. */
  readonly textVariables: TextVariables;
}

type Change = (leaf: FieldValue) => unknown;

/** The same value with every field changed that the schema knows; a picture after the words that describe it. */
export function mapFields(
  schema: Schema,
  value: unknown,
  change: Change,
  path: readonly PropertyKey[] = [],
  textVariables: TextVariables = {},
): unknown {
  const mapInner = (inner: Schema, item: unknown, key: PropertyKey, known = textVariables) =>
    mapFields(inner, item, change, [...path, key], known);

  if (schema instanceof z.ZodOptional) return mapFields(schema.unwrap(), value, change, path, textVariables);
  if (schema instanceof z.ZodUnion) {
    const option = matchingOption(schema, value);
    return option === schema ? value : mapFields(option, value, change, path, textVariables);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => mapInner(schema.element, item, index));

  const field = fieldRegistry.get(schema);
  const done = (mapped: unknown) => (field ? change({ field, value: mapped, path, textVariables }) : mapped);
  if (typeof value !== 'object' || value === null) return done(value);
  const known = { ...textVariables, ...interpolatedFieldsOf(schema, value) };
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const inner = schema instanceof z.ZodRecord ? schema.valueType : objectShape(schema)[key];
    return [key, inner ? mapInner(inner, item, key, known) : item];
  });
  return done(Object.fromEntries(entries));
}

/** The fields of a group of fields. */
export const objectShape = (schema: Schema): Readonly<Record<string, Schema>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** Of several shapes, the one that a value has. */
export const matchingOption = (schema: Schema, value: unknown): Schema =>
  (schema instanceof z.ZodUnion && schema.options.find((option) => z.safeParse(option, value).success)) ||
  schema;

function interpolatedFieldsOf(schema: Schema, value: object): TextVariables {
  const names = interpolationRegistry.get(schema)?.interpolatedFields ?? [];
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
