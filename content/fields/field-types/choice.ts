import { z } from 'zod';
import { createInvalidValueErrorParams } from '../error-messages';
import { fieldRegistry, type FieldMetadata } from '../field-metadata';

/** One of a few values. */
export function select<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return z
    .enum(
      values,
      createInvalidValueErrorParams(
        'one of the choices',
        `Write one of ${values.map((value) => `"${value}"`).join(', ')}.`,
      ),
    )
    .register(fieldRegistry, { label, widget: 'select' });
}

export const boolean = (
  label: string,
  hint?: string,
  metadata: Pick<FieldMetadata, 'checkedByDefault' | 'sample'> = {},
) =>
  z
    .boolean(createInvalidValueErrorParams('a yes or no', 'Write true or false, without quotes.'))
    .register(fieldRegistry, { label, hint, widget: 'checkbox', ...metadata });
