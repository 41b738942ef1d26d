/** What file managers leave in folders. */
export const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;
