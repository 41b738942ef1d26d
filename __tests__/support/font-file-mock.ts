const address = '/font.woff2';

/** What an import of a typeface gives. */
export default address;
