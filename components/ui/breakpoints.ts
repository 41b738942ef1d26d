/** The widths of app/styles/media.css, for `sizes` and for scripts. A test compares the two. */
export const BREAKPOINTS = {
  phone: '(min-width: 360px)',
  small: '(min-width: 600px)',
  medium: '(min-width: 768px)',
  large: '(min-width: 992px)',
  wide: '(min-width: 1280px)',
} as const;

/** Photos that have a portrait crop show it here. */
export const PORTRAIT_PHONE = '(max-width: 767px) and (orientation: portrait)';
