import type { PhotoContent } from '@/content/fields/photo-content';
import { getPhotoUrl, getUnversionedVariantFileName } from '@/lib/photo-file-names';
import { siteUrl } from './site-url';

export const toAbsoluteUrl = (path: string) => new URL(path, siteUrl).href;

export const toAbsolutePhotoUrl = ({ name }: PhotoContent) =>
  toAbsoluteUrl(getPhotoUrl(getUnversionedVariantFileName(name)));
