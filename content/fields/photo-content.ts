import type { PhotoEntry } from './photo-entry';

/** The generated files of a photo: its entry in content/photo-files.json, written by scripts/update-photos.ts. */
export interface PhotoFilesEntry {
  /** Content hash, part of the file names of variants. */
  readonly version: string;
  /** Size of the largest variant in px. */
  readonly width: number;
  readonly height: number;
  /** Widths of the variants in px, ascending. */
  readonly widths: readonly number[];
  /** Average colour as CSS hex, shown while the photo loads. */
  readonly placeholderColor: string;
  /** Crop for upright phones. */
  readonly portrait?: PortraitCropVariants;
  /** The neutral drawing of placeholder.jpg, to be replaced by a photo. */
  readonly isPlaceholder?: boolean;
  /** A social card was cut from it. */
  readonly card?: boolean;
  /** Hash of all variant files: a truncated file, or one of another photo, is encoded again. */
  readonly variantsHash: string;
}

/** The properties of a photo that follow from its variants alone. */
export type EncodedPhotoMetadata = Omit<PhotoFilesEntry, 'variantsHash'>;

export interface PortraitCropVariants {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** A photo: its files, and what it shows. */
export interface PhotoContent extends EncodedPhotoMetadata {
  /** Its entry in content/photos without the ending. */
  readonly name: string;
  readonly alt: string;
  /** The point that stays visible where the photo is cropped; by default its middle. */
  readonly focus?: PhotoEntry['focus'];
}

/** Photo for shared links. */
export interface SocialCard {
  readonly src: `/${string}`;
  readonly alt: string;
}
