// A photo: its entry in content/photos, its generated files, and what pages get of the two.
import type { z } from 'zod';
import { getPhotoUrl, getSocialCardFileName } from '../../lib/photo-file-names';
import { getPhotoEntryPath } from '../file-paths';
import { throwContentError, type SourceLocation } from './content-error';
import * as field from './field-types';
import { assertReferenceExists, type ReferenceTargetIds } from './references';

/** A file of content/photos: one photo, for every place that shows it. */
export const photoEntrySchema = field.fieldset('Picture', {
  file: field.photoFileName('File'),
  sample: field
    .boolean('This is a sample', 'take it out once it is your photograph, or the rendered picture may stay', {
      sample: 'photo',
    })
    .optional(),
  alt: field.altText(),
  /** The point that stays in the middle, as far as possible, where the photo is cropped. */
  focus: field
    .fieldset('Middle of the picture where it is cropped', {
      x: field.numberBetween('From the left edge (0) to the right (1)', 0, 1),
      y: field.numberBetween('From the top (0) to the bottom (1)', 0, 1),
    })
    .optional(),
});

export type PhotoEntry = z.infer<typeof photoEntrySchema>;

/** The generated files of a photo: its entry in content/photo-files.json, written by scripts/update-photos.ts. */
export interface PhotoFiles {
  /** Content hash, part of the file names of variants. */
  readonly version: string;
  /** Size of the largest variant in px. */
  readonly width: number;
  readonly height: number;
  /** Widths of the variants in px, ascending. */
  readonly widths: readonly number[];
  /** Average colour as CSS hex, shown while the photo loads. */
  readonly averageColor: string;
  /** Crop for upright phones. */
  readonly portrait?: PortraitCropVariants;
  /** The neutral drawing of placeholder.jpg, to be replaced by a photo. */
  readonly isNeutralDrawing?: boolean;
  /** A social card was cut from it. */
  readonly card?: boolean;
  /** Hash of all variant files: a truncated file, or one of another photo, is encoded again. */
  readonly variantsHash: string;
}

/** The properties of a photo that follow from its variants alone. */
export type EncodedPhotoMetadata = Omit<PhotoFiles, 'variantsHash'>;

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

export interface PhotoContext {
  readonly referenceTargets: ReferenceTargetIds;
  /** The photos by name: the entry in the language of the page, and the generated files. */
  readonly photos: Readonly<Record<string, { readonly entry: PhotoEntry; readonly files?: PhotoFiles }>>;
}

/** @throws when there is no such photo, or its sizes have not been made */
export function resolvePhoto(
  input: field.PhotoInput,
  location: SourceLocation,
  { referenceTargets, photos }: PhotoContext,
): PhotoContent {
  const { name, alt } = typeof input === 'string' ? { name: input, alt: undefined } : input;
  assertReferenceExists('photo', name, referenceTargets, location);
  const { entry, files } = photos[name] ?? {};
  if (entry && files) {
    const { variantsHash: _, ...shown } = files;
    return { name, alt: alt ?? entry.alt, ...(entry.focus && { focus: entry.focus }), ...shown };
  }
  return throwContentError(
    { file: getPhotoEntryPath(name), path: ['file'] },
    `the sizes of ${entry?.file} have not been made.`,
    'Run "npm run photos"; if it cannot make them, it says why.',
  );
}

/** @throws when the photo has no social card */
export function resolveSocialCard(photo: PhotoContent, location: SourceLocation): SocialCard {
  const { name, alt, card } = photo;
  if (card) return { src: getPhotoUrl(getSocialCardFileName(photo)), alt };
  return throwContentError(
    location,
    `no social card has been cut from the picture "${name}".`,
    'Run "npm run photos"; if it cannot cut it, it says why.',
  );
}
