import { z } from 'zod';
import { fieldRegistry, groupRegistry } from '../../fields/field-metadata';
import * as field from '../../fields/field-types';
import { photoEntrySchema } from '../../fields/photo-content';
import { getFileName } from '../../file-paths';
import { getFileKind, getFileSchemas, type ContentFileKind } from './content-files';

/** A sample of a value that only the owner knows; `npm run samples` lists it. */
export const sampleFieldsSchema = field.list(
  'What is still a sample here',
  field.fieldset('Sample', {
    field: field.nonTranslatableText('Where it is', {
      hint: 'as the file calls it, such as "address.place"; leave it as it is',
    }),
    note: field.nonTranslatableText('What belongs there'),
  }),
  { hint: 'take an entry out once its value is yours, or you say yes to it' },
);

/** All that a JSON file may hold: its content type, the name of its JSON Schema, and which of its values are samples. */
export function addSchemaAndSamplesFields(schema: z.ZodObject): z.ZodObject {
  const file = field.fieldset(groupRegistry.get(schema)?.label ?? '', {
    $schema: field.nonTranslatableText('JSON Schema, for editors').optional(),
    samples: sampleFieldsSchema.optional(),
    ...schema.shape,
  });
  // the rules of the schema apply too; TypeScript does not know that they are about the same fields
  const rules = (schema.def.checks ?? []) as unknown as z.core.$ZodCheck<z.infer<typeof file>>[];
  return file.check(...rules);
}

/** All that each kind of JSON file may hold. */
export const contentSchemasByFileKind = Object.fromEntries([
  ...(['brand', 'shared'] as const).flatMap((scope) =>
    getFileSchemas(scope).map(
      ({ contentType, schema }) =>
        [getFileKind(scope, contentType), addSchemaAndSamplesFields(schema)] as const,
    ),
  ),
  ['photo', addSchemaAndSamplesFields(photoEntrySchema)],
]) as Readonly<Record<Exclude<ContentFileKind, 'post'>, z.ZodObject>>;

/** The JSON Schema of each kind of JSON file, by the file that it is kept in. */
export const createJsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(contentSchemasByFileKind).map(([kind, schema]) => [
      `content/model/json-schemas/${getFileName(kind)}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { override: describe }), null, 1)}\n`,
    ]),
  );

/** Adds labels and hints, which editors show beside a field. */
function describe({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const { label, hint } = fieldRegistry.get(zodSchema) ?? groupRegistry.get(zodSchema) ?? {};
  if (label) jsonSchema.title = label;
  if (hint) jsonSchema.description = hint;
}
