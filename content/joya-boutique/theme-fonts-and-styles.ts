import text from './fonts/figtree.woff2';
import headings from './fonts/fraunces.woff2';
import './fonts/fonts.css';
import './theme.css';

/** Font files, preloaded. */
export const preloadedFonts = [text, headings];
