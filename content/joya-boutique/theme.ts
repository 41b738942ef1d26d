import './theme.css';

/** Font file of the headings, preloaded. */
export { default as displayFont } from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
