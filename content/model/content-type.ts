import type { z } from 'zod';
import { deepMerge } from '../../lib/deep-merge';
import type { SitePath } from '../../lib/site-path';
import type { PhotoContent } from '../fields/photo-content';
import type { TextVariables } from '../fields/placeholder-syntax';
import type { FieldContext, Resolved } from '../fields/resolve-fields';
import type { Formatters } from '../i18n/formatters';
import type { LocalizedHomeLinks } from '../i18n/localized-home-links';
import type { EmailJsAccount } from './helpers/emailjs-account';
import type { PostInput } from './post';

/** What a content type is resolved with: for the pages of a brand, or for those without one. */
export interface ResolveContext extends FieldContext, Pick<LocalizedHomeLinks, 'homes'> {
  /** The brand's folder in content/; "site" for pages without a brand. */
  readonly id: string;
  /** All brands of the site. */
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    /** Also of rooms that are hidden. */
    readonly roomIds: readonly number[];
    /** The shared files that the brand replaces by its own. */
    readonly overrides: readonly string[];
  }[];
  readonly posts: readonly PostInput[];
  /** The account that contact forms send with, as far as the environment of the build sets it. */
  readonly emailSettings: Partial<EmailJsAccount>;
  /** The date in Zanzibar. */
  readonly today: string;
  /** A path in the language of the page: "/data" is "/data" in English and "/data/it" in Italian. */
  readonly localizedPath: (path: `/${string}`) => SitePath;
  /** Returns what pages get of another content type. */
  readonly get: <Result>(contentType: ContentType<Result>) => Result;
}

/** The files of a content type: a brand's own, and the one that all brands share. */
export interface FilesByScope<BrandFile, SharedFile> {
  readonly brand: BrandFile;
  readonly shared: SharedFile;
}

type FileSchema<File> = z.ZodObject & z.ZodType<File>;

/**
 * A part of content: the fields of its files, and what pages get from them. Its functions are methods, because TypeScript
 * then accepts one with files of any type as a `ContentType`.
 */
export interface ContentType<
  Result = unknown,
  BrandFile = unknown,
  SharedFile = unknown,
  DatedBrandFile = BrandFile,
> {
  /** Fields of the file in each brand's folder. */
  readonly brand?: FileSchema<BrandFile>;
  /** Fields of the file in content/shared. */
  readonly shared?: FileSchema<SharedFile>;
  /** Adjusts the brand's file to a date; the other functions get the result. */
  applyDate?(file: BrandFile, today: string): DatedBrandFile;
  /** The values that texts of the brand can interpolate: `{tours}`. */
  variables?(files: FilesByScope<DatedBrandFile, SharedFile>, formatters: Formatters): TextVariables;
  /** What pages get of the files. Their texts are in the language of the page, their links and photos complete. */
  resolve(
    files: FilesByScope<Resolved<DatedBrandFile>, Resolved<SharedFile>>,
    context: ResolveContext,
    /** The files as they are written. */
    writtenFiles: FilesByScope<BrandFile, SharedFile>,
  ): Result;
}

/** Returns its argument. TypeScript infers from the schemas which files the functions of the content type get. */
export const defineContentType = <
  Result,
  BrandFile = undefined,
  SharedFile = undefined,
  DatedBrandFile = BrandFile,
>(
  contentType: ContentType<Result, BrandFile, SharedFile, DatedBrandFile>,
) => contentType;

/** What pages get of a content type. */
export type ResolvedContent<Of extends ContentType> = ReturnType<Of['resolve']>;

/** The same type with each group of fields in one piece, as editors then show it. */
type Flattened<Value> = Value extends
  string | number | boolean | undefined | readonly unknown[] | PhotoContent
  ? Value
  : { readonly [Key in keyof Value]: Flattened<Value[Key]> };

/** Merges the two files of a content type. */
export const mergeBrandAndSharedValues = <BrandFile extends object, SharedFile extends object>({
  brand,
  shared,
}: FilesByScope<BrandFile, SharedFile>) => deepMerge(shared, brand) as Flattened<SharedFile & BrandFile>;
