import type { PhotoContent } from '@/content/fields/photo-content';
import { photoUrl, unversionedVariantFileName } from '@/lib/photo-file-names';
import { siteUrl } from './site-url';

export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;

export const absolutePhotoUrl = ({ name }: PhotoContent) =>
  absoluteUrl(photoUrl(unversionedVariantFileName(name)));
