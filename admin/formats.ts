import type { z } from 'zod';
import { brandFiles, sharedFiles } from '@/content/schema';
import { fileSchema } from '@/content/schema/file';
import { photoEntry } from '@/content/schema/photo';

/** The schema of each kind of JSON file, by the name that the editor has for it. */
export const formats: ReadonlyMap<string, z.ZodObject> = new Map([
  ...formatsOf('house', brandFiles),
  ...formatsOf('shared', sharedFiles),
  ['photo', fileSchema(photoEntry)],
]);

function formatsOf(folder: string, files: Readonly<Record<string, z.ZodObject>>): [string, z.ZodObject][] {
  return Object.entries(files).map(([name, schema]) => [`${folder}/${name}`, fileSchema(schema)]);
}
