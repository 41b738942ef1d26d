import { beachSuitesVilla } from './beachsuites-villa';
import { defineLanguages } from './define-languages';
import { joyaBoutique } from './joya-boutique';

/** The brands as they are written, one line each, in the order in which visitors are offered them. */
export const contents = [joyaBoutique, beachSuitesVilla];

/** The site in each language, and in English. */
export const { getSite, getBrand } = defineLanguages(contents);
export const { brands, site } = getSite();
