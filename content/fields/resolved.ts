import type { BrandPath, PhotoInput, UnbrandedPath } from './field-types';
import type { SitePath } from '../schema/link';
import type { Photo } from '../schema/photo';

/** What pages show of what is written: photos with their files, full links; words in the language of the page. */
export type Resolved<Input> = Input extends PhotoInput
  ? Photo
  : Input extends BrandPath | UnbrandedPath
    ? SitePath
    : Input extends string | number | boolean | undefined
      ? Input
      : { readonly [Key in keyof Input]: Resolved<Input[Key]> };
