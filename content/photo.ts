import manifest from './photos/manifest.json';
import { fail } from './validation';
import type { Photo, SocialCard } from './types';

const files: Record<string, Omit<Photo, 'name' | 'alt'> | undefined> = manifest;

/**
 * A photo by its file name in content/photos, without extension.
 * @throws when the manifest has no such photo
 */
export function photo(name: string, alt: string): Photo {
  const known = files[name];
  if (!known) {
    const similar = Object.keys(files).filter((other) => other.startsWith(name.slice(0, 3)));
    const remedy = similar.length > 0 ? `Type ${similar.join(' or ')} instead, or put` : 'Put';
    return fail(
      'content',
      `there is no picture "${name}". ${remedy} ${name}.jpg into content/photos/ and run "npm run photos".`,
    );
  }
  return { name, alt, ...known };
}

/** @throws when the photo has no social card */
export function socialCardOf({ name, version, alt, card }: Photo, where: string): SocialCard {
  if (card) return { src: `/photos/${name}-${version}-card.jpg`, alt };
  return fail(
    where,
    `no social card is cut from content/photos/${name}.jpg. Use a picture whose name begins with "landing-", and run "npm run photos".`,
  );
}
