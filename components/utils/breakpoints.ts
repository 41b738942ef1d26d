import { mapValues } from '@/lib/map-values';

/** The widths of app/styles/custom-media.css. A test compares the two. */
export const BREAKPOINTS_EM = { phone: 22.5, small: 37.5, medium: 48, large: 62, wide: 80 } as const;

/** The breakpoints as media queries, for `sizes` and `matchMedia`. */
export const BREAKPOINTS = mapValues(BREAKPOINTS_EM, (width) => `(min-width: ${width}em)`);

/** Photos that have a portrait crop show it here. */
export const PORTRAIT_PHONE = `(width < ${BREAKPOINTS_EM.medium}em) and (orientation: portrait)`;
