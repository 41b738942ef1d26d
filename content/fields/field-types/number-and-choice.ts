import { z } from 'zod';
import { createInvalidValueErrorParams } from '../error-messages';
import { fieldRegistry, type FieldMetadata } from '../field-metadata';

interface NumberOptions extends Pick<FieldMetadata, 'hint' | 'formRemedy' | 'suggestion'> {
  readonly example?: string;
}

/**
 * A field for a number.
 * @param expectation completes "… is not" and, in a form, "Write …": "a number above zero"
 */
function createNumberField(
  label: string,
  expectation: string,
  { example, ...metadata }: NumberOptions,
  addChecks: (number: z.ZodNumber, error: ReturnType<typeof createInvalidValueErrorParams>) => z.ZodNumber,
) {
  const like = example === undefined ? '' : `, like ${example}`;
  const error = createInvalidValueErrorParams(expectation, `Write one without quotes${like}.`);
  return addChecks(z.number(error), error).register(fieldRegistry, {
    label,
    widget: 'number',
    formRemedy: `Write ${expectation}${like}.`,
    ...metadata,
  });
}

/** A price in US dollars with two decimals at most: pages and search engines have to show the same price. */
export const dollarPrice = (label = 'Price in US dollars', hint?: string) =>
  createNumberField(
    label,
    'a price in dollars and cents',
    { example: '79 or 79.50', hint, formRemedy: 'Write a number above zero, like 79.' },
    (number, error) => number.gt(0, error).refine((price) => Number(price.toFixed(2)) === price, error),
  );

/** Square metres. */
export const squareMetres = (label = 'Size in square metres') =>
  createNumberField(label, 'a number above zero', { example: '45' }, (number, error) => number.gt(0, error));

/** A whole number from 1 on. */
export const positiveInteger = (
  label: string,
  hint?: string,
  metadata: Pick<FieldMetadata, 'suggestion'> = {},
) =>
  createNumberField(
    label,
    'a whole number above zero',
    { example: '2', hint, ...metadata },
    (number, error) => number.int(error).gt(0, error),
  );

/** A number between two limits, such as a place on a map. */
export const numberBetween = (label: string, least: number, most: number) =>
  createNumberField(label, `a number from ${least} to ${most}`, {}, (number, error) =>
    number.min(least, error).max(most, error),
  );

/** A number of stars, out of five. */
export const starRating = () =>
  createNumberField('Stars', 'a whole number from 1 to 5', { example: '4' }, (number, error) =>
    number.int(error).min(1, error).max(5, error),
  );

/**
 * One of a few values.
 * @param optionLabels what a form calls them, where their own words do not say enough
 */
export function select<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  optionLabels?: Readonly<Record<Values[number], string>>,
) {
  return z
    .enum(
      values,
      createInvalidValueErrorParams(
        'one of the choices',
        `Write one of ${values.map((value) => `"${value}"`).join(', ')}.`,
      ),
    )
    .register(fieldRegistry, { label, widget: 'select', ...(optionLabels && { optionLabels }) });
}

export const boolean = (
  label: string,
  hint?: string,
  metadata: Pick<FieldMetadata, 'checkedByDefault' | 'sample'> = {},
) =>
  z
    .boolean(createInvalidValueErrorParams('a yes or no', 'Write true or false, without quotes.'))
    .register(fieldRegistry, { label, hint, widget: 'checkbox', ...metadata });
