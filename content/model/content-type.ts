import type { z } from 'zod';
import { deepMerge } from '../../lib/deep-merge';
import type { SitePath } from '../../lib/site-path';
import type { PhotoContent } from '../fields/photo-content';
import type { TextVariables } from '../fields/placeholder-syntax';
import type { Resolved } from '../fields/resolved';
import type { Formatters } from '../i18n/formatters';
import type { LocalizedHomeLinks } from '../i18n/localized-home-links';
import type { FieldContext } from '../resolve/resolve-fields';
import type { EmailJsAccount } from './helpers/emailjs-account';
import type { PostInput } from './post';

/** The id of pages without a brand, where those of a brand have the name of its folder. */
export const SITE_ID = 'site';

/** A post in the language of the page, and as it is written. */
export interface TranslatedPost {
  readonly post: PostInput;
  readonly english: PostInput;
}

/** What a content type is resolved with beside its files: for the pages of a brand, or for those without one. */
export interface ResolveContext extends FieldContext, Pick<LocalizedHomeLinks, 'homes'> {
  /** The brand's folder in content/, or SITE_ID. */
  readonly id: string;
  /** All brands of the site. */
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    /** The shared files that the brand replaces by its own. */
    readonly overrides: readonly string[];
  }[];
  readonly posts: readonly TranslatedPost[];
  /** The account that contact forms send with, as far as the environment of the build sets it. */
  readonly emailSettings: Partial<EmailJsAccount>;
  /** The date in Zanzibar. */
  readonly today: string;
  /** A path in the language of the page: "/data" is "/data" in English and "/data/it" in Italian. */
  readonly localizedPath: (path: `/${string}`) => SitePath;
}

/** What text variables are made from beside the files of a content type. */
export interface TextVariableContext {
  readonly formatters: Formatters;
  readonly brands: readonly { readonly name: string; readonly summary: string }[];
}

/** The files of a content type: a brand's own, and the one that all brands share. */
export interface FilesByScope<BrandFile, SharedFile> {
  readonly brand: BrandFile;
  readonly shared: SharedFile;
}

/** Resolved files, and the same as they are written, in English. */
interface ResolvedFiles<BrandFile, SharedFile, DatedBrandFile> extends FilesByScope<
  Resolved<DatedBrandFile>,
  Resolved<SharedFile>
> {
  readonly english: FilesByScope<BrandFile, SharedFile>;
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
  Needs = unknown,
  DatedBrandFile = BrandFile,
> {
  /** Fields of the file in each brand's folder. */
  readonly brand?: FileSchema<BrandFile>;
  /** Fields of the file in content/shared. */
  readonly shared?: FileSchema<SharedFile>;
  /** Other content types: `resolve` gets what pages get of them. */
  readonly needs?: Needs;
  /** Adjusts the brand's file to a date; the other functions get the result. */
  applyDate?(file: BrandFile, today: string): DatedBrandFile;
  /** The values that texts can interpolate: `{tours}`. */
  variables?(files: FilesByScope<DatedBrandFile, SharedFile>, context: TextVariableContext): TextVariables;
  /** What pages get of the files. Their texts are in the language of the page, their links and photos complete. */
  resolve(
    files: ResolvedFiles<BrandFile, SharedFile, DatedBrandFile>,
    context: ResolveContext,
    needs: ResolvedContents<Needs>,
  ): Result;
}

/** Returns its argument. TypeScript infers from the schemas which files the functions of the content type get. */
export const defineContentType = <
  Result,
  BrandFile = undefined,
  SharedFile = undefined,
  Needs = unknown,
  DatedBrandFile = BrandFile,
>(
  contentType: ContentType<Result, BrandFile, SharedFile, Needs, DatedBrandFile>,
) => contentType;

/** What pages get of a content type. */
export type ResolvedContent<Of> = Of extends { resolve(...args: never): infer Result } ? Result : never;

/** What pages get of some content types. */
export type ResolvedContents<Types> = { readonly [Name in keyof Types]: ResolvedContent<Types[Name]> };

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
