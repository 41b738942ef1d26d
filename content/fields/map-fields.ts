import { z } from 'zod';
import { fieldRegistry, groupRegistry, type FieldMetadata } from './field-metadata';
import type { TextVariables } from './placeholder-syntax';
import { matchingOption, schemasAt, unwrapOptional, type Schema } from './schema-tree';

/** A value of content with what the schema says about it. */
export interface FieldValue {
  readonly field: FieldMetadata;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** Fields of the enclosing group that its texts may interpolate, such as the price of a room: `{price}`. */
  readonly textVariables: TextVariables;
  /** Dropping the field leaves the file valid: the field or its group is optional, or an entry of a list. */
  readonly canBeLeftOut: boolean;
}

/** Returns what takes the place of a field's value, or LEFT_OUT. */
type ReplaceField = (leaf: FieldValue) => unknown;

/** Returned by a callback to drop a field; where the field is required, its optional group or list entry is dropped. */
export const LEFT_OUT = Symbol('left out');

interface Position {
  readonly path: readonly PropertyKey[];
  readonly textVariables: TextVariables;
  /** The value can be dropped: its schema is optional, or it is an entry of a list. */
  readonly optional: boolean;
  /** The group that contains the value can be dropped, for the same reasons. */
  readonly groupOptional: boolean;
}

/**
 * Returns a copy in which every registered field is replaced by the result of the callback. Fields of a group come before
 * the group itself, as the description of a photo comes before the photo.
 */
export const mapFields = (schema: Schema, value: unknown, replaceField: ReplaceField): unknown =>
  mapValue(schema, value, replaceField, {
    path: [],
    textVariables: {},
    optional: false,
    groupOptional: false,
  });

/** Calls `visit` with every registered field of a value, in the order of `mapFields`. */
export function forEachField(schema: Schema, value: unknown, visit: (leaf: FieldValue) => void): void {
  mapFields(schema, value, (leaf) => {
    visit(leaf);
    return leaf.value;
  });
}

function mapValue(schema: Schema, value: unknown, replaceField: ReplaceField, position: Position): unknown {
  const { path, textVariables, groupOptional } = position;
  const optional = position.optional || schema instanceof z.ZodOptional;
  const matchedSchema = matchingOption(unwrapOptional(schema), value);
  if (matchedSchema instanceof z.ZodUnion) return value;
  if (matchedSchema instanceof z.ZodArray && Array.isArray(value))
    return value
      .map((item, index) =>
        mapValue(matchedSchema.element, item, replaceField, {
          ...position,
          path: [...path, index],
          optional: true,
        }),
      )
      .filter((item) => item !== LEFT_OUT);

  const field = fieldRegistry.get(matchedSchema);
  const canBeLeftOut = optional || groupOptional;
  const replaceValue = (mapped: unknown) =>
    field ? replaceField({ field, value: mapped, path, textVariables, canBeLeftOut }) : mapped;
  if (typeof value !== 'object' || value === null) return replaceValue(value);
  const variablesInside = { ...textVariables, ...interpolatedFieldsOf(matchedSchema, value) };
  const inside: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const [inner] = schemasAt(matchedSchema, key);
    const innerPosition = {
      path: [...path, key],
      textVariables: variablesInside,
      optional: false,
      groupOptional: optional,
    };
    const mapped = inner ? mapValue(inner, item, replaceField, innerPosition) : item;
    if (mapped !== LEFT_OUT) inside.push([key, mapped]);
    else if (!(inner instanceof z.ZodOptional)) return LEFT_OUT;
  }
  return replaceValue(Object.fromEntries(inside));
}

function interpolatedFieldsOf(schema: Schema, value: object): TextVariables {
  const names = groupRegistry.get(schema)?.interpolatedFields ?? [];
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
