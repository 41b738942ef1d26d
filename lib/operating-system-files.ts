/** Matches files that operating systems leave in folders. */
export const OPERATING_SYSTEM_FILE_PATTERN = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;
