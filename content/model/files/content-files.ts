import type { z } from 'zod';
import { contentTypesByName, contentTypesPerBrand } from '..';
import * as field from '../../fields/field-types';
import { photoEntrySchema, type PhotoEntry } from '../../fields/photo-content';
import { getPhotoEntryPath, getPostPath, getContentFilePath, getFileName } from '../../file-paths';
import type { ContentType } from '../content-type';
import { markdownBlockSchema, postFrontMatterSchema, type PostInput } from '../post';
import type { BrandInput, ContentInput, SchemaScope, SharedInput } from './content-input';

/** Which fields a file has: "brand/rooms", "shared/legalNotice", "photo", "post". */
export type ContentFileKind =
  'photo' | 'post' | `brand/${Exclude<keyof BrandInput, 'id' | 'overrides'>}` | `shared/${keyof SharedInput}`;

/** If the content type has no file in the scope, no file is of this kind. */
export const getFileKind = (scope: SchemaScope, contentType: string) =>
  `${scope}/${contentType}` as ContentFileKind;

/**
 * The subject of a file, whichever brand has it: a content type by the name of its files, photos, or posts. Each
 * language has a .po file for each text domain.
 */
export type TextDomain = string;

/** A file of content with its schema. */
export interface ContentFile {
  readonly file: string;
  readonly kind: ContentFileKind;
  readonly textDomain: TextDomain;
  readonly schema: z.ZodObject;
  readonly value: unknown;
  /** The brand whose folder it is in. */
  readonly brandId?: string;
}

/** A JSON file of a content type, in each brand's folder or in content/shared. */
export interface ContentFileSchema {
  readonly contentType: string;
  /** The name without its ending: "legal-notice" of the content type `legalNotice`. */
  readonly fileName: string;
  readonly schema: z.ZodObject;
}

/** The files of content types, in each brand's folder or in content/shared. */
export const getFileSchemas = (
  scope: SchemaScope,
  contentTypes: Readonly<Record<string, ContentType>> = contentTypesByName,
): readonly ContentFileSchema[] =>
  Object.entries(contentTypes).flatMap(([name, { [scope]: schema }]) =>
    schema ? [{ contentType: name, fileName: getFileName(name), schema }] : [],
  );

export const PHOTOS_TEXT_DOMAIN = 'photos';
export const POSTS_TEXT_DOMAIN = 'posts';

/** All text domains: a text that several of them have belongs to the first. */
export const textDomains: readonly TextDomain[] = [
  PHOTOS_TEXT_DOMAIN,
  ...Object.keys(contentTypesByName).map(getFileName),
  POSTS_TEXT_DOMAIN,
];

/** All files of content, in the order in which translators get their texts. */
export function listContentFiles({ brands, shared, posts, photos }: ContentInput): readonly ContentFile[] {
  const listFilesIn = (folder: string, scope: SchemaScope, values: object, brandId?: string) =>
    getFileSchemas(scope).flatMap(({ contentType, fileName, schema }): ContentFile[] => {
      const value: unknown = Reflect.get(values, contentType);
      const file = getContentFilePath(folder, contentType);
      const kind = getFileKind(scope, contentType);
      return value === undefined ? [] : [{ file, kind, textDomain: fileName, schema, value, brandId }];
    });
  return [
    ...brands.flatMap((brand) => [
      ...listFilesIn(brand.id, 'brand', brand, brand.id),
      ...listFilesIn(`${brand.id}/shared`, 'shared', brand.overrides, brand.id),
    ]),
    ...listFilesIn('shared', 'shared', shared),
    ...posts.map(({ slug, ...value }): ContentFile => ({
      file: getPostPath(slug),
      kind: 'post',
      textDomain: POSTS_TEXT_DOMAIN,
      schema: postSchema,
      value,
    })),
    ...Object.entries(photos).map(([name, value]): ContentFile => ({
      file: getPhotoEntryPath(name),
      kind: 'photo',
      textDomain: PHOTOS_TEXT_DOMAIN,
      schema: photoEntrySchema,
      value,
    })),
  ];
}

/** What a file of content is, by its path; undefined if nothing reads a file of this name. */
export function findFileKind(file: string) {
  if (/^content\/photos\/[^/]+\.json$/.test(file))
    return { kind: 'photo', schema: photoEntrySchema } as const;
  if (/^content\/posts\/[^/]+\.md$/.test(file)) return { kind: 'post', schema: postSchema } as const;
  const [, folder, ownShared, name] = /^content\/([^/]+)\/(shared\/)?([^/]+)\.json$/.exec(file) ?? [];
  const scope: SchemaScope = folder === 'shared' || ownShared ? 'shared' : 'brand';
  const found = getFileSchemas(scope, ownShared ? contentTypesPerBrand : contentTypesByName).find(
    ({ fileName }) => fileName === name,
  );
  return found && { ...found, scope, kind: getFileKind(scope, found.contentType) };
}

/** The content with another value of one file; a file that no content type has changes nothing. */
export function replaceFile(content: ContentInput, file: string, value: object): ContentInput {
  const [, folder = '', ...rest] = file.replace(/\.\w+$/, '').split('/');
  const name = rest.at(-1) ?? '';
  const found = findFileKind(file);
  if (found?.kind === 'photo')
    return { ...content, photos: { ...content.photos, [name]: value as PhotoEntry } };
  if (found?.kind === 'post')
    return {
      ...content,
      posts: [...content.posts.filter(({ slug }) => slug !== name), { slug: name, ...value } as PostInput],
    };
  if (!found || !('contentType' in found)) return content;
  const changed = { [found.contentType]: value };
  if (folder === 'shared') return { ...content, shared: { ...content.shared, ...changed } };
  const brands = content.brands.map((brand) => {
    if (brand.id !== folder) return brand;
    return found.scope === 'shared'
      ? { ...brand, overrides: { ...brand.overrides, ...changed } }
      : { ...brand, ...changed };
  });
  return { ...content, brands };
}

/** What a post says: its front matter, and the blocks of its own article, which a sample may do without (BLD-03). */
export const postSchema = field.addCrossFieldRule(
  postFrontMatterSchema.extend({ article: field.list('Article', markdownBlockSchema, { min: 0 }) }),
  ({ sample, article }) =>
    sample || article.length > 0
      ? undefined
      : { path: [], problem: 'the post has no text.', remedy: 'Write what guests should read in it.' },
);
