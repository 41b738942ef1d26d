import type { z } from 'zod';
import { group, groups, list, name } from './fields';

/** A placeholder for a value that only the owner knows; `npm run samples` lists it. */
export const samples = list(
  'What is not yet the owner’s own',
  group('Sample', {
    field: name('Field', { hint: 'where it is in this file, such as "address.place"' }),
    note: name('What belongs there'),
  }),
);

/** What a file may hold: its subject, the name of its JSON Schema, and which of its values are samples. */
export const fileSchema = (subject: z.ZodObject): z.ZodObject =>
  group(groups.get(subject)?.label ?? '', {
    $schema: name('JSON Schema, for editors').optional(),
    samples: samples.optional(),
    ...subject.shape,
  });
