import { mapValues } from '@/lib/map-values';

/** The widths of app/styles/custom-media.css. A test compares the two. */
export const BREAKPOINTS_PX = { phone: 360, small: 600, medium: 768, large: 992, wide: 1280 } as const;

/** The breakpoints as media queries, for `sizes` and `matchMedia`. */
export const BREAKPOINTS = mapValues(BREAKPOINTS_PX, (width) => `(min-width: ${width}px)`);

/** Photos that have a portrait crop show it here. */
export const PORTRAIT_PHONE = `(max-width: ${BREAKPOINTS_PX.medium - 1}px) and (orientation: portrait)`;
