import type { PhotoContent } from '@/content/fields/photo-content';
import { getPhotoUrl, getUnversionedVariantFileName } from '@/lib/photo-file-names';
import { parseSiteUrl } from '@/lib/parse-site-url';

/** The origin of the published site. */
export const siteUrl = parseSiteUrl(process.env.SITE_URL);

export const toAbsoluteUrl = (path: string) => new URL(path, siteUrl).href;

export const toAbsolutePhotoUrl = ({ name }: PhotoContent) =>
  toAbsoluteUrl(getPhotoUrl(getUnversionedVariantFileName(name)));
