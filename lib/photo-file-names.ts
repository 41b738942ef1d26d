// Names and sizes of the files in public/photos that are made of each photo.

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The original in content/photos that photos have until there is a real one. */
export const NEUTRAL_DRAWING_FILE = 'placeholder.jpg';

/** The drawing in place of an image that cannot be loaded. */
export const FALLBACK_IMAGE_SRC = '/placeholder.svg';

/** Photos are published at most this wide. */
export const LARGEST_PHOTO_WIDTH = 2400;

/** Photo that is shown where a page is shared. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

interface VersionedPhoto {
  readonly name: string;
  /** Content hash, so that hosts can cache the file for ever. */
  readonly version: string;
}

export const getPhotoUrl = (file: string): `/photos/${string}` => `/photos/${file}`;

/** The variant whose name stays when the photo changes; the data files use it. */
export const getUnversionedVariantFileName = (name: string): string => `${name}.webp`;

export const getPhotoVariantFileName = (
  { name, version }: VersionedPhoto,
  width: number,
  format: PhotoFormat,
): string => `${name}-${version}-${width}.${format}`;

/** Crop for upright phones. */
export const getPortraitCropFileName = (
  { name, version }: VersionedPhoto,
  width: number,
  format: PhotoFormat,
): string => `${name}-${version}-portrait-${width}.${format}`;

export const getSocialCardFileName = ({ name, version }: VersionedPhoto): string =>
  `${name}-${version}-card.jpg`;

interface PhotoVariants extends VersionedPhoto {
  readonly widths: readonly number[];
  readonly portrait?: { readonly widths: readonly number[] };
  readonly card?: boolean;
}

export const getPhotoVariantFileNames = (photo: PhotoVariants): readonly string[] => [
  getUnversionedVariantFileName(photo.name),
  ...(photo.card ? [getSocialCardFileName(photo)] : []),
  ...PHOTO_FORMATS.flatMap((format) => [
    ...photo.widths.map((width) => getPhotoVariantFileName(photo, width, format)),
    ...(photo.portrait?.widths ?? []).map((width) => getPortraitCropFileName(photo, width, format)),
  ]),
];
