import { z } from 'zod';
import { isRecord } from '../../lib/is-record';
import { fieldRegistry, groupRegistry, type FieldMetadata } from './field-metadata';
import type { TextVariables } from './placeholder-syntax';
import { unwrapUnion, getSchemasAt, unwrapOptional, type Schema } from './schema-tree';

/** A value of content with the metadata of its field. */
export interface FieldValue {
  readonly field: FieldMetadata;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** Fields of the enclosing group that its texts may interpolate, such as the price of a room: `{price}`. */
  readonly textVariables: TextVariables;
  /** The file is valid without it: the field or its group is optional, or an entry of a list. */
  readonly canBeLeftOut: boolean;
}

/** Returns what takes the place of a field's value, or REMOVE_VALUE. */
type ReplaceField = (leaf: FieldValue) => unknown;

/** Returned by a callback to leave out a field, or where the field is required, its optional group or list entry. */
export const REMOVE_VALUE = Symbol('remove value');

interface Position {
  readonly path: readonly PropertyKey[];
  readonly textVariables: TextVariables;
  /** The file is valid without the value: its schema is optional, or it is an entry of a list. */
  readonly isOptional: boolean;
  /**
   * The file is valid without the group that contains the value, for the same reasons: without its required `href` a
   * link has no use, so the whole entry leaves the list of links.
   */
  readonly isGroupOptional: boolean;
}

/**
 * Returns a copy in which every registered field is replaced by the result of the callback. Fields of a group come before
 * the group itself, as the description of a photo comes before the photo.
 */
export const replaceFields = (schema: Schema, value: unknown, replaceField: ReplaceField): unknown =>
  mapValue(schema, value, replaceField, {
    path: [],
    textVariables: {},
    isOptional: false,
    isGroupOptional: false,
  });

/** Calls `visit` with every registered field of a value, in the order of `replaceFields`. */
export function forEachField(schema: Schema, value: unknown, visit: (leaf: FieldValue) => void): void {
  replaceFields(schema, value, (leaf) => {
    visit(leaf);
    return leaf.value;
  });
}

function mapValue(schema: Schema, value: unknown, replaceField: ReplaceField, outer: Position): unknown {
  const position = { ...outer, isOptional: outer.isOptional || schema instanceof z.ZodOptional };
  const matchedSchema = unwrapUnion(unwrapOptional(schema), value);
  if (matchedSchema instanceof z.ZodUnion) return value;
  if (matchedSchema instanceof z.ZodArray && Array.isArray(value))
    return mapList(matchedSchema, value, replaceField, position);
  if (isRecord(value)) return mapGroup(matchedSchema, value, replaceField, position);
  return mapLeaf(matchedSchema, value, replaceField, position);
}

const mapList = (
  { element }: z.ZodArray<z.core.$ZodType>,
  list: readonly unknown[],
  replaceField: ReplaceField,
  position: Position,
) =>
  list
    .map((entry, index) =>
      mapValue(element, entry, replaceField, {
        ...position,
        path: [...position.path, index],
        isOptional: true,
      }),
    )
    .filter((entry) => entry !== REMOVE_VALUE);

function mapGroup(
  schema: Schema,
  group: Readonly<Record<string, unknown>>,
  replaceField: ReplaceField,
  position: Position,
): unknown {
  const textVariables = { ...position.textVariables, ...getInterpolatedFields(schema, group) };
  const fields: [string, unknown][] = [];
  for (const [key, value] of Object.entries(group)) {
    const [fieldSchema] = getSchemasAt(schema, key);
    const fieldPosition = {
      path: [...position.path, key],
      textVariables,
      isOptional: false,
      isGroupOptional: position.isOptional,
    };
    const mapped = fieldSchema ? mapValue(fieldSchema, value, replaceField, fieldPosition) : value;
    if (mapped !== REMOVE_VALUE) fields.push([key, mapped]);
    else if (!(fieldSchema instanceof z.ZodOptional)) return REMOVE_VALUE;
  }
  // some groups are fields themselves, such as a photo with its description
  return mapLeaf(schema, Object.fromEntries(fields), replaceField, position);
}

function mapLeaf(
  schema: Schema,
  value: unknown,
  replaceField: ReplaceField,
  { path, textVariables, isOptional, isGroupOptional }: Position,
): unknown {
  const field = fieldRegistry.get(schema);
  const canBeLeftOut = isOptional || isGroupOptional;
  return field ? replaceField({ field, value, path, textVariables, canBeLeftOut }) : value;
}

function getInterpolatedFields(schema: Schema, value: object): TextVariables {
  const names = groupRegistry.get(schema)?.interpolatedFields ?? [];
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
