import type { contentTypesPerBrand, contentTypesByName } from '..';
import type { PhotoEntry } from '../../fields/photo-content';
import type { ContentType, FilesByScope } from '../content-type';
import type { PostInput } from '../post';

/** Whether a file is that of one brand, or is shared by all. */
export type SchemaScope = 'brand' | 'shared';

/** The values of the files of content types: those of each brand, or the shared ones. */
type FileValues<ContentTypes, Scope extends SchemaScope> = {
  readonly [
    Name in keyof ContentTypes as FileValue<ContentTypes[Name], Scope> extends undefined ? never : Name
  ]: FileValue<ContentTypes[Name], Scope>;
};
type FileValue<Type, Scope extends SchemaScope> =
  Type extends ContentType<unknown, infer BrandFile, infer SharedFile>
    ? FilesByScope<BrandFile, SharedFile>[Scope]
    : never;

export type SharedInput = FileValues<typeof contentTypesByName, 'shared'>;
export type BrandInput = FileValues<typeof contentTypesPerBrand, 'brand'> & {
  /** The name of its folder. */
  readonly id: string;
  /** The brand's own files that replace shared ones. */
  readonly overrides: Partial<FileValues<typeof contentTypesPerBrand, 'shared'>>;
};

/** A sample of a value that only the owner knows. */
export interface SampleField {
  readonly file: string;
  readonly field: string;
  readonly note: string;
}

/** The content of all files, checked, before it is translated and resolved. */
export interface ContentInput {
  readonly brands: readonly BrandInput[];
  readonly shared: SharedInput;
  readonly posts: readonly PostInput[];
  /** The photos by their names. */
  readonly photos: Readonly<Record<string, PhotoEntry>>;
  /** `npm run samples` lists them. */
  readonly samples: readonly SampleField[];
}
