import type { z } from 'zod';
import { deepMerge } from '../../lib/deep-merge';
import type { SitePath } from '../../lib/site-path';
import type { PhotoContent } from '../fields/photo-content';
import type { TextVariables } from '../fields/placeholder-syntax';
import type { FieldContext, Resolved } from '../fields/resolve-fields';
import type { Formats } from '../i18n/formats';
import type { LocalizedHomes } from '../i18n/localized-homes';
import type { EmailService } from './helpers/email-service';
import type { PostInput } from './post';

/** What a content type is resolved with: for the pages of a brand, or for those without one. */
export interface ResolveContext extends FieldContext, Pick<LocalizedHomes, 'homes'> {
  /** The brand's folder in content/; "site" for pages without a brand. */
  readonly id: string;
  /** All brands of the site. */
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    /** Ids of its rooms, also of those that are hidden. */
    readonly rooms: readonly number[];
    /** The shared files that the brand replaces by its own. */
    readonly overrides: readonly string[];
  }[];
  readonly posts: readonly PostInput[];
  /** The account that contact forms send with, as far as the environment of the build sets it. */
  readonly emailSettings: Partial<EmailService>;
  /** The date in Zanzibar. */
  readonly today: string;
  /** A path in the language of the page: "/data" is "/data" in English and "/data/it" in Italian. */
  readonly localizedPath: (path: `/${string}`) => SitePath;
  /** Returns what pages get of another content type. */
  readonly get: <Result>(contentType: ContentType<Result>) => Result;
}

/** Type of a file before it is resolved. */
type Source<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;
type SourceFile<Schema> = Schema extends z.ZodType
  ? { readonly file: string; readonly value: z.infer<Schema> }
  : undefined;
/** The files of a content type: a brand's own, and the one that all brands share. */
interface Files<BrandFile, SharedFile> {
  readonly brand: BrandFile;
  readonly shared: SharedFile;
}

/** A part of content: the fields of its files, and what pages get from them. */
export function defineContentType<
  BrandFile extends z.ZodObject | undefined = undefined,
  SharedFile extends z.ZodObject | undefined = undefined,
  Result = never,
>(contentType: {
  /** Fields of the file in each brand's folder. */
  readonly brand?: BrandFile;
  /** Fields of the file in content/shared. */
  readonly shared?: SharedFile;
  /** The values that texts of the brand can interpolate: `{tours}`. */
  readonly variables?: (
    files: Files<Source<BrandFile>, Source<SharedFile>>,
    formats: Formats,
  ) => TextVariables;
  /** Adjusts the brand's file to a date: rooms.ts puts the lowest price of the day into `price`, which texts repeat. */
  readonly applyDate?: (file: Source<BrandFile>, today: string) => Source<BrandFile>;
  /** What pages get of the files. Their texts are in the language of the page, their links and photos complete. */
  readonly resolve: (
    files: Files<Resolved<Source<BrandFile>>, Resolved<Source<SharedFile>>>,
    context: ResolveContext,
    /** The files before they are resolved, with their paths for error messages. */
    sources: Files<SourceFile<BrandFile>, SourceFile<SharedFile>>,
  ) => Result;
}): ContentType<Result, BrandFile, SharedFile> {
  // these functions get only files that the schemas have checked, and the schemas give their parameters a type
  return contentType as ContentType<Result, BrandFile, SharedFile>;
}

/** Any content type, for files of which only the schemas know the types. */
export interface ContentType<
  Result = unknown,
  BrandFile extends z.ZodObject | undefined = z.ZodObject | undefined,
  SharedFile extends z.ZodObject | undefined = z.ZodObject | undefined,
> {
  readonly brand?: BrandFile;
  readonly shared?: SharedFile;
  readonly variables?: (files: Files<unknown, unknown>, formats: Formats) => TextVariables;
  readonly applyDate?: (file: unknown, today: string) => unknown;
  readonly resolve: (
    files: Files<unknown, unknown>,
    context: ResolveContext,
    sources: Files<unknown, unknown>,
  ) => Result;
}

/** What pages get of a content type. */
export type ResolvedContent<Of extends ContentType> = ReturnType<Of['resolve']>;

/** The same type with each group of fields in one piece, as editors then show it. */
type Flattened<Value> = Value extends
  string | number | boolean | undefined | readonly unknown[] | PhotoContent
  ? Value
  : { readonly [Key in keyof Value]: Flattened<Value[Key]> };

/** Merges the two files of a content type. */
export const mergeFiles = <BrandFile extends object, SharedFile extends object>({
  brand,
  shared,
}: Files<BrandFile, SharedFile>) => deepMerge(shared, brand) as Flattened<SharedFile & BrandFile>;
