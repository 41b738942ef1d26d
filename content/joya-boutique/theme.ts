import headings from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import './theme.css';

/** Font files, preloaded. */
export const fonts = [text, headings];
