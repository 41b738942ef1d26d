import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FOLDER = join(process.cwd(), 'out');

/** Every file of the export, as a path from its root. */
export const exportedFiles: readonly string[] = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length).split(sep).join('/'))
  .sort();

export const readExported = (file: string): Buffer => readFileSync(join(FOLDER, file));

/** Paths of every page as a visitor types them; the 404 page is "/404". */
export function exportedPaths(): readonly string[] {
  return exportedFiles
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '/index.html' ? '/' : file.replace(/\.html$/, '')))
    .sort();
}

const pages = new Map<string, Document>();

/** A page as it is delivered, before any script runs: what a visitor without JavaScript and a search engine get. */
export function readPage(path: string): Document {
  const known = pages.get(path);
  if (known) return known;
  const html = readExported(path === '/' ? '/index.html' : `${path}.html`).toString();
  const page = new DOMParser().parseFromString(html, 'text/html');
  pages.set(path, page);
  return page;
}
