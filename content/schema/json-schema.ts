import { z } from 'zod';
import { brandFiles, sharedFiles } from '.';
import { fieldRegistry, groupRegistry } from '../fields/field-types';
import { fileSchema } from './file';
import { photoEntry } from './photo';

const FOLDER = 'content/schema/json';

/** The JSON Schema of each file of content, by the file that it is kept in. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ['/house', brandFiles] as const,
      ['/shared', sharedFiles] as const,
      ['', { photo: photoEntry }] as const,
    ].flatMap(([folder, files]) =>
      Object.entries(files).map(([name, schema]): [string, string] => [
        `${FOLDER}${folder}/${name}.json`,
        `${JSON.stringify(z.toJSONSchema(fileSchema(schema), { override: describe }), null, 1)}\n`,
      ]),
    ),
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
