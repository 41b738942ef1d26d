import type { PhotoContent, PortraitVariants } from '@/content/fields/photo-content';
import {
  photoUrl,
  photoVariantFileName,
  portraitVariantFileName,
  unversionedVariantFileName,
  type PhotoFormat,
} from '@/lib/photo-file-names';

type Files = Pick<PhotoContent, 'name' | 'version' | 'widths'>;

export const unversionedPhotoSrc = ({ name }: Pick<PhotoContent, 'name'>) =>
  photoUrl(unversionedVariantFileName(name));

export const photoSrcSet = (photo: Files, format: PhotoFormat): string =>
  photo.widths.map((width) => `${photoUrl(photoVariantFileName(photo, width, format))} ${width}w`).join(', ');

export const portraitSrcSet = (photo: Files, { widths }: PortraitVariants, format: PhotoFormat): string =>
  widths.map((width) => `${photoUrl(portraitVariantFileName(photo, width, format))} ${width}w`).join(', ');
