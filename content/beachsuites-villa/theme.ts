import './theme.css';

/** Font file of the headings, preloaded. */
export { default as displayFont } from '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2';
