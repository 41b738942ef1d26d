import { beachSuitesVilla } from './beachsuites-villa';
import { defineSite } from './define-site';
import { joyaBoutique } from './joya-boutique';

/** The brands of the site, one line each, in the order of the landing page. */
export const { brands, getBrand, site } = defineSite([joyaBoutique, beachSuitesVilla]);
