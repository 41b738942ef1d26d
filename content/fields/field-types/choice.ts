import { z } from 'zod';
import { createInvalidValueError } from '../error-messages';
import { fieldRegistry } from '../field-metadata';

/** One of a few values. */
export function select<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return z
    .enum(
      values,
      createInvalidValueError(
        'one of the choices',
        `Write one of ${values.map((value) => `"${value}"`).join(', ')}.`,
      ),
    )
    .register(fieldRegistry, { label, widget: 'select' });
}

export const boolean = (label: string, hint?: string) =>
  z
    .boolean(createInvalidValueError('a yes or no', 'Write true or false, without quotes.'))
    .register(fieldRegistry, { label, hint, widget: 'checkbox' });
