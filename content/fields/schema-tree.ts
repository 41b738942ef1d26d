// Walks through a schema, and through a value with its schema.
import { z } from 'zod';
import { isRecord } from '../../lib/is-record';

export type Schema = z.core.$ZodType;

/** A value with its schema, and where it is. */
interface ValueWithSchema {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

/**
 * A value and all that is inside it, with schemas that are neither optional nor unions. Fields that a group lacks are among
 * them, without a value.
 */
export function listValuesWithSchemas(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly ValueWithSchema[] {
  const matchedSchema = unwrapUnion(unwrapOptional(schema), value);
  const names = isRecord(value) ? Object.keys({ ...getShapeOrEmpty(matchedSchema), ...value }) : [];
  const inside = (Array.isArray(value) ? [...value.keys()] : names).flatMap((step) =>
    getSchemasAt(matchedSchema, step).flatMap((inner) =>
      listValuesWithSchemas(inner, getValueAt(value, [step]), [...path, step]),
    ),
  );
  return [{ schema: matchedSchema, value, path }, ...inside];
}

/** The schemas one level below, of a list entry or a field. Options of a union can differ in them. */
export function getSchemasAt(schema: Schema, step: PropertyKey): readonly Schema[] {
  if (schema instanceof z.ZodOptional) return getSchemasAt(schema.unwrap(), step);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => getSchemasAt(option, step));
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  const inner = getShapeOrEmpty(schema)[String(step)];
  return inner ? [inner] : [];
}

export const unwrapOptional = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;

/** The schemas of the fields of a group, which may be optional. For any other schema the object is empty. */
export function getShapeOrEmpty(schema: Schema): Readonly<Record<string, Schema>> {
  const group = unwrapOptional(schema);
  return group instanceof z.ZodObject ? group.shape : {};
}

/**
 * The first option of a union that the value matches. Other schemas, and a union without a match, are returned
 * unchanged.
 */
export function unwrapUnion(schema: Schema, value: unknown): Schema {
  if (!(schema instanceof z.ZodUnion)) return schema;
  return schema.options.find((option) => z.safeParse(option, value).success) ?? schema;
}

/** `getValueAt(business, ['address', 'place'])`. Only own fields count: "constructor" leads nowhere. */
export function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const isField = Object.prototype.propertyIsEnumerable;
  let inner = value;
  for (const step of path) inner = isField.call(Object(inner), step) ? Object(inner)[step] : undefined;
  return inner;
}

/** Whether a value counts as not filled in. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
