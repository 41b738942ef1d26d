/** Where the .po files of all languages are. */
export const CATALOGS_FOLDER = 'content/languages';

/** Where the .po files of a language are. */
export const getCatalogFolder = (code: string) => `${CATALOGS_FOLDER}/${code}`;
export const getCatalogPath = (code: string, textDomain: string) =>
  `${getCatalogFolder(code)}/${textDomain}.po`;
