/** Where the .po files of all languages are. */
export const CATALOGS_FOLDER = 'content/languages';

/** Where the .po files of a language are. */
export const catalogFolder = (code: string) => `${CATALOGS_FOLDER}/${code}`;
export const catalogPath = (code: string, textDomain: string) => `${catalogFolder(code)}/${textDomain}.po`;
