import type { PhotoContent, PortraitCropVariants } from '@/content/fields/photo-content';
import {
  getPhotoUrl,
  getPhotoVariantFileName,
  getPortraitCropFileName,
  getUnversionedVariantFileName,
  type PhotoFormat,
} from '@/lib/photo-file-names';

type Files = Pick<PhotoContent, 'name' | 'version' | 'widths'>;

export const getUnversionedPhotoSrc = ({ name }: Pick<PhotoContent, 'name'>) =>
  getPhotoUrl(getUnversionedVariantFileName(name));

export const createPhotoSrcSet = (photo: Files, format: PhotoFormat): string =>
  photo.widths
    .map((width) => `${getPhotoUrl(getPhotoVariantFileName(photo, width, format))} ${width}w`)
    .join(', ');

export const createPortraitSrcSet = (
  photo: Files,
  { widths }: PortraitCropVariants,
  format: PhotoFormat,
): string =>
  widths.map((width) => `${getPhotoUrl(getPortraitCropFileName(photo, width, format))} ${width}w`).join(', ');
