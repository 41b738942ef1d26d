import type { Photo } from './types';
import manifest from './photos/manifest.json';

const files: Record<string, Omit<Photo, 'name' | 'alt'> | undefined> = manifest;

/**
 * A picture by the name of its file in content/photos.
 * @throws when the manifest has no such picture, naming the file and the remedy
 */
export function photo(name: string, alt: string): Photo {
  const known = files[name];
  if (!known) {
    throw new Error(
      `content/photos/${name}.jpg is referred to by content but is not in content/photos/manifest.json. ` +
        `Put the picture there and run "npm run photos", or refer to another one.`,
    );
  }
  return { name, alt, ...known };
}
