import { mapValues } from '../lib/map-values';
import type { TextVariables } from './fields/placeholder-syntax';
import { resolveFields } from './fields/resolve-fields';
import type { Schema } from './fields/schema-tree';
import { contentTypesPerBrand, siteWideContentTypes } from './model';
import type { ContentType, ResolveContext } from './model/content-type';
import type { ContentFile } from './model/files/content-files';

type FilesBySchema = ReadonlyMap<Schema, ContentFile>;

/** The files that the pages of a brand show, by their schemas: its own in place of shared ones. */
export const selectFiles = (files: readonly ContentFile[], brandId?: string): FilesBySchema =>
  new Map(
    [undefined, brandId]
      .flatMap((id) => files.filter((file) => file.brandId === id))
      .map((file) => [file.schema, file]),
  );

const getFiles = ({ brand, shared }: ContentType, filesBySchema: FilesBySchema) => ({
  brand: brand && filesBySchema.get(brand),
  shared: shared && filesBySchema.get(shared),
});

/** The files of a content type with the values of a date, such as the price of a room on that day. */
function applyDateToFiles(contentType: ContentType, filesBySchema: FilesBySchema, today: string) {
  const { brand, shared } = getFiles(contentType, filesBySchema);
  if (!brand || !contentType.applyDate) return { brand, shared };
  return { brand: { ...brand, value: contentType.applyDate(brand.value, today) }, shared };
}

/** The text variables that are counted or calculated from the files of a brand. */
export const countedVariables = (
  filesBySchema: FilesBySchema,
  { formats, today }: ResolveContext,
): TextVariables =>
  Object.assign(
    {},
    ...Object.values<ContentType>(contentTypesPerBrand).map((contentType) => {
      const sources = mapValues(applyDateToFiles(contentType, filesBySchema, today), (file) => file?.value);
      return contentType.variables?.(sources, formats);
    }),
  );

/** @param siteContext resolves the content types that are the same for all brands */
export function createResolveContext(
  values: Omit<ResolveContext, 'get'>,
  filesBySchema: FilesBySchema,
  siteContext?: ResolveContext,
): ResolveContext {
  const results = new Map<ContentType, unknown>();
  const context: ResolveContext = { ...values, get };
  function get<Result>(contentType: ContentType<Result>): Result {
    if (siteContext && Object.values<ContentType>(siteWideContentTypes).includes(contentType))
      return siteContext.get(contentType);
    if (!results.has(contentType))
      results.set(contentType, resolveContentType(contentType, filesBySchema, context));
    // each content type is stored with the result of its own `resolve`; a map has one type for all values
    return results.get(contentType) as Result;
  }
  return context;
}

function resolveContentType(
  contentType: ContentType,
  filesBySchema: FilesBySchema,
  context: ResolveContext,
): unknown {
  const resolved = mapValues(
    applyDateToFiles(contentType, filesBySchema, context.today),
    (file) => file && resolveFields(file.file, file.schema, file.value, context),
  );
  const writtenFiles = mapValues(getFiles(contentType, filesBySchema), (file) => file?.value);
  return contentType.resolve(resolved, context, writtenFiles);
}
