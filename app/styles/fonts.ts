import localFont from 'next/font/local';

// A house picks its display face in its brand style by these variables; a face nobody on the page wears is not loaded.
// A display face comes in one weight, which is the house's --weight-display.
const cormorant = localFont({
  src: '../../node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  variable: '--font-cormorant',
  weight: '500',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const fraunces = localFont({
  src: '../../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  variable: '--font-fraunces',
  weight: '600',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
});

export const fontVariables = [cormorant, fraunces, figtree].map((font) => font.variable).join(' ');
