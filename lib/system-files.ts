/** Matches files that operating systems leave in folders. */
export const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;
