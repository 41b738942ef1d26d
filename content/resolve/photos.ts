import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Photo, PhotoFiles, PhotoInput, SocialCard } from '../schema';
import { fail, type Place } from '../schema/mistake';

/** What scripts/photos.mjs has made. */
const manifest: Readonly<Record<string, PhotoFiles | undefined>> = JSON.parse(
  readFileSync(path.join(process.cwd(), 'content', 'photos', 'manifest.json'), 'utf8'),
);

/** @throws when there is no such picture */
export function photoOf({ file, alt }: PhotoInput, place: Place): Photo {
  const made = manifest[file];
  if (made) return { name: file, alt, ...made };
  const similar = Object.keys(manifest).filter((other) => other.startsWith(file.slice(0, 3)));
  const known = similar.length > 0 ? `Write ${similar.join(' or ')}, or put` : 'Put';
  return fail(place, `there is no picture "${file}".`, `${known} ${file}.jpg into content/photos.`);
}

/** @throws when the photo has no social card */
export function socialCardOf({ name, version, alt, card }: Photo, place: Place): SocialCard {
  if (card) return { src: `/photos/${name}-${version}-card.jpg`, alt };
  return fail(
    place,
    `no social card is cut from content/photos/${name}.jpg.`,
    'Use a picture whose name begins with "landing-", and run "npm run photos".',
  );
}
