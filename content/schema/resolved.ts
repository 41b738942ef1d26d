import type { BrandPath, PhotoInput, SiteWidePath } from './fields';
import type { SitePath } from './link';
import type { Photo } from './photo';

/** What pages show of what is written: photos with their files, full links; words in the language of the page. */
export type Resolved<Input> = Input extends PhotoInput
  ? Photo
  : Input extends BrandPath | SiteWidePath
    ? SitePath
    : Input extends string | number | boolean | undefined
      ? Input
      : { readonly [Key in keyof Input]: Resolved<Input[Key]> };
