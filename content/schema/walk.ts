import { z } from 'zod';
import { fields, scopes, type Field, type Variables } from './fields';

export type Schema = z.core.$ZodType;

/** A value of content with what the schema says about it. */
export interface Leaf {
  readonly field: Field;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** What its texts may repeat from the group around it, such as the price of a room. */
  readonly variables: Variables;
}

type Change = (leaf: Leaf) => unknown;

/** The same value with every field changed that the schema knows; a picture after the words that describe it. */
export function mapFields(
  schema: Schema,
  value: unknown,
  change: Change,
  path: readonly PropertyKey[] = [],
  variables: Variables = {},
): unknown {
  const inside = (inner: Schema, item: unknown, key: PropertyKey, known = variables) =>
    mapFields(inner, item, change, [...path, key], known);

  if (schema instanceof z.ZodOptional) return mapFields(schema.unwrap(), value, change, path, variables);
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success);
    return fitting ? mapFields(fitting, value, change, path, variables) : value;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => inside(schema.element, item, index));

  const field = fields.get(schema);
  const done = (mapped: unknown) => (field ? change({ field, value: mapped, path, variables }) : mapped);
  if (typeof value !== 'object' || value === null) return done(value);
  const known = { ...variables, ...repeated(schema, value) };
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const inner = schema instanceof z.ZodRecord ? schema.valueType : shapeOf(schema)[key];
    return [key, inner ? inside(inner, item, key, known) : item];
  });
  return done(Object.fromEntries(entries));
}

const shapeOf = (schema: Schema): Readonly<Record<string, Schema | undefined>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

function repeated(schema: Schema, value: object): Variables {
  const names = scopes.get(schema)?.repeats ?? [];
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
