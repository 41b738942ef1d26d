import type { z } from 'zod';
import { fieldset, groupRegistry, list, untranslatedText } from '../fields/field-types';

/** A placeholder for a value that only the owner knows; `npm run samples` lists it. */
export const samples = list(
  'What is not yet the owner’s own',
  fieldset('Sample', {
    field: untranslatedText('Field', { hint: 'where it is in this file, such as "address.place"' }),
    note: untranslatedText('What belongs there'),
  }),
);

/** What a file may hold: its subject, the name of its JSON Schema, and which of its values are samples. */
export const fileSchema = (subject: z.ZodObject): z.ZodObject =>
  fieldset(groupRegistry.get(subject)?.label ?? '', {
    $schema: untranslatedText('JSON Schema, for editors').optional(),
    samples: samples.optional(),
    ...subject.shape,
  });
