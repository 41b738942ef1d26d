import localFont from 'next/font/local';

/** The text face of all brands; a display face belongs to its brand's theme.css. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
});
