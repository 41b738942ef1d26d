import { brands, getBrand } from './site';

/** For what is tested once: some files drive one brand, some the other. */
export const BOUTIQUE = getBrand('joya-boutique');
export const VILLA = getBrand('beachsuites-villa');

export const ENGLISH_BRAND_HOME_PATHS: readonly string[] = brands.map(({ href }) => href);
