import { getPhotoUrl, getSocialCardFileName } from '../../lib/photo-file-names';
import { getPhotoEntryPath } from '../file-paths';
import { throwContentError, type SourceLocation } from './content-error';
import type { PhotoInput } from './field-types';
import type { PhotoContent, PhotoFilesEntry, SocialCard } from './photo-content';
import type { PhotoEntry } from './photo-entry';
import { assertReferenceExists, type ReferenceTargetIds } from './references';

export interface PhotoContext {
  readonly referenceTargets: ReferenceTargetIds;
  /** The photos by name: the entry in the language of the page, and the generated files. */
  readonly photos: Readonly<Record<string, { readonly entry: PhotoEntry; readonly files?: PhotoFilesEntry }>>;
}

/** @throws when there is no such photo, or its sizes have not been made */
export function resolvePhoto(
  input: PhotoInput,
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
