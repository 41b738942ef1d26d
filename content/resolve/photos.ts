import { readFileSync } from 'node:fs';
import path from 'node:path';
import { photoUrl, socialCardFile } from '../../lib/photo-files';
import type { ContentInput, Photo, PhotoFiles, PhotoInput, SocialCard } from '../schema';
import { throwContentError, type SourceLocation } from '../fields/content-error';

/** What scripts/update-photos.ts has made. */
const files: Readonly<Record<string, PhotoFiles | undefined>> = JSON.parse(
  readFileSync(path.join(process.cwd(), 'content', 'photo-files.json'), 'utf8'),
);

/** @throws when there is no such picture */
export function resolvePhoto(
  input: PhotoInput,
  place: SourceLocation,
  entries: ContentInput['photos'],
): Photo {
  const { name: name, alt } = typeof input === 'string' ? { name: input, alt: undefined } : input;
  const entry = entries[name];
  if (!entry) {
    const similar = Object.keys(entries).filter((other) => other.startsWith(name.slice(0, 3)));
    const known = similar.length > 0 ? `Write ${similar.join(' or ')}, or add` : 'Add';
    return throwContentError(
      place,
      `there is no picture "${name}".`,
      `${known} content/photos/${name}.json: { "file": "${name}.jpg", "alt": "what it shows" }.`,
    );
  }
  const made = files[name];
  if (made) return { name, alt: alt ?? entry.alt, ...(entry.focus && { focus: entry.focus }), ...made };
  return throwContentError(
    { file: `content/photos/${name}.json`, path: ['file'] },
    `the sizes of ${entry.file} have not been made.`,
    'Run "npm run photos"; if it cannot make them, it says why.',
  );
}

/** @throws when the photo has no social card */
export function resolveSocialCard(photo: Photo, place: SourceLocation): SocialCard {
  const { name, alt, card } = photo;
  if (card) return { src: photoUrl(socialCardFile(photo)), alt };
  return throwContentError(
    place,
    `no social card has been cut from the picture "${name}".`,
    'Run "npm run photos"; if it cannot cut it, it says why.',
  );
}
