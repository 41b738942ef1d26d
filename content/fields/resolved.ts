import type { SitePath } from '../../lib/site-path';
import type { BrandRelativePath, PhotoInput, UnbrandedPath } from './field-types';
import type { PhotoContent } from './photo-content';

/** The type of resolved content: photos with their files, full links, texts in the language of the page. */
export type Resolved<Input> = Input extends PhotoInput
  ? PhotoContent
  : Input extends BrandRelativePath | UnbrandedPath
    ? SitePath
    : Input extends string | number | boolean | undefined
      ? Input
      : { readonly [Key in keyof Input]: Resolved<Input[Key]> };
