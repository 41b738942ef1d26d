import type { z } from 'zod';
import { partOfFile } from '@/content/model/content-files';
import { contentSchemasByFileKind } from '@/content/model/json-file-schemas';
import { postFields } from '@/content/model/post';

/** The entry of a form, as Sveltia hands it to controls. */
export interface Entry {
  readonly path: string;
  readonly collection: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The kind of file that a form edits, by its collection or its path. */
export function kindOf({ collection, path }: Pick<Entry, 'collection' | 'path'>): string {
  if (collection === 'posts') return 'post';
  if (collection === 'photos') return 'photo';
  return `${partOfFile(path)}/${path.replace(/^.*\/|\.json$/g, '')}`;
}

/** The schema of a kind of file. */
export const schemaOfKind = (kind: string): z.ZodObject | undefined =>
  kind === 'post' ? postFields : contentSchemasByFileKind().get(kind);

/** The brand in whose folder a file is. */
export const brandIdOf = (file: string): string | undefined =>
  /^content\/(?!(?:shared|photos|posts)\/)([^/]+)\//.exec(file)?.[1];
