import headings from './fonts/cormorant.woff2';
import text from './fonts/jost.woff2';
import './fonts/fonts.css';
import './theme.css';

/** Font files, preloaded. */
export const preloadedFonts = [text, headings];
