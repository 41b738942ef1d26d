import { mapValues } from '../lib/map-values';
import type { TextVariables } from './fields/placeholder-syntax';
import { resolveFields } from './fields/resolve-fields';
import { contentTypesByName, contentTypesPerBrand, siteWideContentTypes } from './model';
import type { ContentType, FilesByScope, ResolveContext } from './model/content-type';
import { getFileKind, type ContentFile, type ContentFileKind } from './model/files/content-files';

export type FilesByKind = ReadonlyMap<ContentFileKind, ContentFile>;
type ContentFiles = FilesByScope<ContentFile | undefined, ContentFile | undefined>;

/** The files that the pages of a brand show, by their kinds: its own in place of shared ones. */
export const selectFiles = (files: readonly ContentFile[], brandId?: string): FilesByKind =>
  new Map(
    [undefined, brandId]
      .flatMap((id) => files.filter((file) => file.brandId === id))
      .map((file) => [file.kind, file]),
  );

const contentTypeNames = new Map(
  Object.entries<ContentType>(contentTypesByName).map(([name, type]) => [type, name]),
);

function getFiles(contentType: ContentType, filesByKind: FilesByKind): ContentFiles {
  const name = contentTypeNames.get(contentType);
  if (name === undefined) throw new Error('content/model/index.ts does not list a content type.');
  return {
    brand: filesByKind.get(getFileKind('brand', name)),
    shared: filesByKind.get(getFileKind('shared', name)),
  };
}

/** The files of a content type with the values of a date, such as the price of a room on that day. */
const applyDate = ({ brand, shared }: ContentFiles, contentType: ContentType, today: string): ContentFiles =>
  brand && contentType.applyDate
    ? { brand: { ...brand, value: contentType.applyDate(brand.value, today) }, shared }
    : { brand, shared };

const getValues = (files: ContentFiles) => mapValues(files, (file) => file?.value);

/** The text variables that are counted or calculated from the files of a brand. */
export const createComputedTextVariables = (
  filesByKind: FilesByKind,
  { formatters, today }: ResolveContext,
): TextVariables =>
  Object.assign(
    {},
    ...Object.values<ContentType>(contentTypesPerBrand).map((contentType) => {
      const files = applyDate(getFiles(contentType, filesByKind), contentType, today);
      return contentType.variables?.(getValues(files), formatters);
    }),
  );

/** @param siteContext resolves the content types that are the same for all brands */
export function createResolveContext(
  values: Omit<ResolveContext, 'get'>,
  filesByKind: FilesByKind,
  siteContext?: ResolveContext,
): ResolveContext {
  const results = new Map<ContentType, unknown>();
  const context: ResolveContext = { ...values, get };
  function get<Result>(contentType: ContentType<Result>): Result {
    if (siteContext && Object.values<ContentType>(siteWideContentTypes).includes(contentType))
      return siteContext.get(contentType);
    if (!results.has(contentType))
      results.set(contentType, resolveContentType(contentType, getFiles(contentType, filesByKind), context));
    // each content type is stored with the result of its own `resolve`; a map has one type for all values
    return results.get(contentType) as Result;
  }
  return context;
}

function resolveContentType(
  contentType: ContentType,
  writtenFiles: ContentFiles,
  context: ResolveContext,
): unknown {
  const resolvedFiles = mapValues(
    applyDate(writtenFiles, contentType, context.today),
    (file) => file && resolveFields(file.file, file.schema, file.value, context),
  );
  return contentType.resolve(resolvedFiles, context, getValues(writtenFiles));
}
