import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FOLDER = join(process.cwd(), 'out');

export interface ExportedPage {
  /** As a visitor types it: "/joya-boutique/about". */
  readonly path: string;
  readonly html: string;
}

/** Every file of the export, as a path from its root. */
export const exportedFiles: readonly string[] = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length).split(sep).join('/'));

export const readExported = (file: string) => readFileSync(join(FOLDER, file));

/** The file of every page, without the copies that simpler servers need (scripts/copy-index-files.mjs). */
export const pageFiles = exportedFiles.filter((file) => /(?<!.\/index)\.html$/.test(file));

/** Every page, the 404 page at a path that is none. */
export const exportedPages: readonly ExportedPage[] = pageFiles.map((file) => ({
  path: file === '/404.html' ? '/no-such-page' : file.replace(/(?:\/index)?\.html$/, '') || '/',
  html: readExported(file).toString(),
}));
