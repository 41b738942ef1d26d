/** Fields of several others: groups, lists, unions. */
import { z } from 'zod';
import { createInvisibleCharacterRemedy } from '../characters';
import type { Issue } from '../content-error';
import {
  createZodCustomIssue,
  createInvalidValueErrorParams,
  quoteValue,
  toZodMessage,
} from '../error-messages';
import { groupRegistry, type FieldsetOptions } from '../field-metadata';

/** A group of fields. Unknown fields are refused. */
export function fieldset<Shape extends z.core.$ZodLooseShape>(
  label: string,
  shape: Shape,
  options: FieldsetOptions<keyof NoInfer<Shape> & string> = {},
) {
  const names = Object.keys(shape);
  return z
    .strictObject(shape, {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys')
          return toZodMessage({
            problem:
              issue.input === undefined
                ? 'the field is missing.'
                : `${quoteValue(issue.input)} is not a group of fields.`,
            remedy: `Write { … } with ${names.join(', ')}.`,
          });
        const unknown = issue.keys.map((key) => quoteValue(key)).join(', ');
        return toZodMessage({
          problem: `there is no field ${unknown} here.`,
          remedy:
            createInvisibleCharacterRemedy(issue.keys.join('')) ?? `The fields are ${names.join(', ')}.`,
        });
      },
    })
    .register(groupRegistry, { label, ...options });
}

/** A part whose controls do nothing, as specified. */
export const sampleControlsFieldset = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  fieldset(label, shape, { sample: 'controls' });

/** An issue of a group or a list, and in which of its fields it is. */
interface RuleIssue extends Issue {
  readonly path: readonly PropertyKey[];
}

/** Adds a rule about several fields, which runs only where each field is valid by itself. */
export function addCrossFieldRule<Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.infer<Schema>) => RuleIssue | undefined,
): Schema {
  const checked = schema.check(({ value, issues }) => {
    const issue = issues.length === 0 ? rule(value) : undefined;
    if (issue) issues.push(createZodCustomIssue(value, issue, issue.path));
  });
  const group = groupRegistry.get(schema);
  if (group) groupRegistry.add(checked, group);
  return checked;
}

interface ListOptions<Entry> {
  readonly min?: number;
  readonly hint?: string;
  /** No two entries have the same values in these fields. */
  readonly unique?: readonly (keyof Entry & string)[];
  /** A form shows all that it can have at once, see `GroupMetadata`. */
  readonly allAtOnce?: true;
}

/** A list, by default with at least one entry. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { min = 1, hint, unique = [], allAtOnce }: ListOptions<z.infer<Item>> = {},
) {
  const expected = createInvalidValueErrorParams('a list', 'Write it between [ and ].');
  const entries = z
    .array(item, expected)
    .min(min, {
      error: toZodMessage({
        problem: 'the list is too short.',
        remedy: `Write ${min === 1 ? 'at least one entry' : `at least ${min} entries`}.`,
      }),
    })
    .register(groupRegistry, { label, hint, min, allAtOnce });
  const [field] = unique;
  if (field === undefined) return entries;
  return addCrossFieldRule(entries, (values) => {
    const keys = values.map((value) => JSON.stringify(unique.map((name) => value[name])));
    const second = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    const value = values[second]?.[field];
    return second < 0
      ? undefined
      : {
          path: [second, field],
          problem: `${quoteValue(value)} is there twice.`,
          remedy: 'Change one of the two, or take it out.',
        };
  });
}

/** One of several shapes. */
export const union = <const Options extends readonly z.ZodType[]>(
  expectation: string,
  remedy: string,
  options: Options,
) => z.union(options, createInvalidValueErrorParams(expectation, remedy));
