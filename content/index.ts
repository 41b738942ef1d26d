import { beachSuitesVilla } from './beachsuites-villa';
import { defineLanguages } from './define-languages';
import { joyaBoutique } from './joya-boutique';

/** The brands as their folders define them, one line each, in the order of the landing page. */
export const contents = [joyaBoutique, beachSuitesVilla];

/** The site in each language, and in English. */
export const { getSite, getBrand } = defineLanguages(contents);
export const { brands, site, periods } = getSite();
