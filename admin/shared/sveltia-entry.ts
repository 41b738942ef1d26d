import type { z } from 'zod';
import { findFileKind, type ContentFileKind } from '@/content/model/files/content-files';
import { contentSchemasByFileKind } from '@/content/model/files/json-file-schemas';
import { postFrontMatterSchema } from '@/content/model/post';

/** The entry that a form edits, as Sveltia passes it to controls. */
export interface SveltiaEntry {
  readonly path: string;
  readonly collection: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the kind of file that a form edits, from its collection or path. Undefined for translations. */
export function getContentFileKind({
  collection,
  path,
}: Pick<SveltiaEntry, 'collection' | 'path'>): ContentFileKind | undefined {
  if (collection === 'posts') return 'post';
  if (collection === 'photos') return 'photo';
  return findFileKind(path)?.kind;
}

/** Returns the schema of a kind of file. */
export const getSchemaOfKind = (kind: ContentFileKind): z.ZodObject =>
  kind === 'post' ? postFrontMatterSchema : contentSchemasByFileKind[kind];

/** Returns the id of the brand whose folder contains the file. */
export const getBrandId = (file: string): string | undefined =>
  /^content\/(?!(?:shared|photos|posts)\/)([^/]+)\//.exec(file)?.[1];

/** "list.entry.price" of "list.0.price": the path of a field whichever entries of lists it is in. */
export const toPathPattern = (keyPath: string): string => keyPath.replace(/\.\d+(?=\.|$)/g, '.entry');
