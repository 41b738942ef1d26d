import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'out');

/** Every exported page as a visitor types it: "/", "/joya-boutique/about"; the 404 page is "/404". */
export function exportedPaths(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`)
    .sort();
}

/** A page as it is delivered, before any script runs: what a visitor without JavaScript and a search engine get. */
export function readPage(page: string): Document {
  const file = path.join(FOLDER, `${page === '/' ? '/index' : page}.html`);
  return new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
}
