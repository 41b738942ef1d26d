import type { Photo, PortraitCrop } from '@/content/model/photo';
import {
  photoUrl,
  photoVariantFile,
  portraitVariantFile,
  unversionedPhotoFileName,
  type PhotoFormat,
} from '@/lib/photo-files';

type Files = Pick<Photo, 'name' | 'version' | 'widths'>;

export const photoSrc = ({ name }: Pick<Photo, 'name'>) => photoUrl(unversionedPhotoFileName(name));

export const photoSrcSet = (photo: Files, format: PhotoFormat): string =>
  photo.widths.map((width) => `${photoUrl(photoVariantFile(photo, width, format))} ${width}w`).join(', ');

export const portraitSrcSet = (photo: Files, { widths }: PortraitCrop, format: PhotoFormat): string =>
  widths.map((width) => `${photoUrl(portraitVariantFile(photo, width, format))} ${width}w`).join(', ');
