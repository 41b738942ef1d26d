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
  /** Whether the group around it can do without it, or is an entry of a list that can do without the entry. */
  readonly canBeLeftOut: boolean;
}

type Change = (leaf: FieldValue) => unknown;

/** What a change answers for a field that is to be left out: the optional part or the entry of a list that it is in goes. */
export const LEFT_OUT = Symbol('left out');

interface Surroundings {
  readonly path: readonly PropertyKey[];
  readonly textVariables: TextVariables;
  /** Whether the value is an optional part or an entry of a list. */
  readonly optional: boolean;
  /** Whether the group around it is. */
  readonly groupOptional: boolean;
}

/** The same value with every field changed that the schema knows; a photo after the words that describe it. */
export const mapFields = (schema: Schema, value: unknown, change: Change): unknown =>
  mapValue(schema, value, change, { path: [], textVariables: {}, optional: false, groupOptional: false });

function mapValue(schema: Schema, value: unknown, change: Change, around: Surroundings): unknown {
  const { path, textVariables, optional, groupOptional } = around;
  if (schema instanceof z.ZodOptional)
    return mapValue(schema.unwrap(), value, change, { ...around, optional: true });
  if (schema instanceof z.ZodUnion) {
    const option = matchingOption(schema, value);
    return option === schema ? value : mapValue(option, value, change, around);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value
      .map((item, index) =>
        mapValue(schema.element, item, change, { ...around, path: [...path, index], optional: true }),
      )
      .filter((item) => item !== LEFT_OUT);

  const field = fieldRegistry.get(schema);
  const canBeLeftOut = optional || groupOptional;
  const done = (mapped: unknown) =>
    field ? change({ field, value: mapped, path, textVariables, canBeLeftOut }) : mapped;
  if (typeof value !== 'object' || value === null) return done(value);
  const known = { ...textVariables, ...interpolatedFieldsOf(schema, value) };
  const inside: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const inner = schema instanceof z.ZodRecord ? schema.valueType : objectShape(schema)[key];
    const innerAround = {
      path: [...path, key],
      textVariables: known,
      optional: false,
      groupOptional: optional,
    };
    const mapped = inner ? mapValue(inner, item, change, innerAround) : item;
    if (mapped !== LEFT_OUT) inside.push([key, mapped]);
    else if (!(inner instanceof z.ZodOptional)) return LEFT_OUT;
  }
  return done(Object.fromEntries(inside));
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
