import headings from '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2';
import text from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
import './theme.css';

/** Font files, preloaded. */
export const fonts = [text, headings];
