import { beachSuitesVilla } from './beachsuites-villa';
import { joyaBoutique } from './joya-boutique';
import type { Brand } from './types';

/** Every house of the site, by its path prefix. */
export const brands = {
  'joya-boutique': joyaBoutique,
  'beachsuites-villa': beachSuitesVilla,
} satisfies Record<string, Brand>;

export { family } from './family';

/**
 * @throws when there is no such house, naming the file to mend
 */
export function getBrand(id: string): Brand {
  const known: Record<string, Brand> = brands;
  const brand = known[id];
  if (!brand) {
    throw new Error(
      `There is no house "${id}". Houses are listed in content/index.ts: ${Object.keys(known).join(', ')}.`,
    );
  }
  return brand;
}
