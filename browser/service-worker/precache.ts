import { CACHE_PREFIX } from '@/lib/delete-offline-caches';
import { DAY_MS } from '@/lib/time-units';
import { isOwnResponse } from './cache-key';

const LIMIT_BYTES = 500_000;
const OFFLINE_PAGE = '/offline';
/** Replaces photos that are not cached. */
const PLACEHOLDER = '/placeholder.svg';

/** This cache has pages, and those of their files that are in no other cache. */
const CACHE_NAME = `${CACHE_PREFIX}precache`;

/** Scripts, styles and fonts that a page references. */
export const findNextJsStaticFileUrls = (html: string) =>
  new Set([...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file = '']) => file));

const isFile = (path: string) => path.startsWith('/_next/static/') || path === PLACEHOLDER;

async function findPathsIn(cacheName: string): Promise<readonly string[]> {
  const cache = await caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** The offline page in the language of the URL, else in English, else in a language that was visited. */
export async function findOfflinePage(url: string): Promise<Response | undefined> {
  const segments = new URL(url).pathname.split('/');
  const cached = (await findPathsIn(CACHE_NAME)).filter((path) => path.endsWith(OFFLINE_PAGE));
  const getLanguage = (path: string) => path.slice(1, -OFFLINE_PAGE.length);
  const page =
    cached.find((path) => getLanguage(path) !== '' && segments.includes(getLanguage(path))) ??
    cached.find((path) => getLanguage(path) === '') ??
    cached[0];
  return page === undefined ? undefined : caches.match(page, { cacheName: CACHE_NAME });
}

/** Caches these pages, the most important first, as far as there is room. */
export async function precachePages(pages: readonly string[]): Promise<void> {
  const due: string[] = [];
  for (const page of pages) if (!(await isCachedToday(page))) due.push(page);
  for (const page of due) await cachePage(page);
  // not reached if the network has failed, because then only the earlier copies are left
  if (due.length > 0) await deleteUnneeded(pages);
}

async function isCachedToday(page: string): Promise<boolean> {
  const cached = await caches.match(page, { cacheName: CACHE_NAME });
  const cachedAt = cached?.headers.get('Date');
  // the difference is absolute, because the clock may have been ahead when the page was cached
  return typeof cachedAt === 'string' && Math.abs(Date.now() - Date.parse(cachedAt)) < DAY_MS;
}

/** Replaces the earlier copy once the page and all its files have arrived. */
async function cachePage(page: string): Promise<void> {
  const response = await fetch(page);
  if (!response.ok || !(await isOwnResponse(page, response))) return;
  const html = await response.clone().text();
  const copies: [url: string, copy: Response][] = [[page, await copyResponse(response)]];
  for (const url of [...findNextJsStaticFileUrls(html), PLACEHOLDER]) {
    // most of these files were cached with the open page
    if (await caches.match(url)) continue;
    const file = await fetch(url);
    if (!file.ok || !(await isOwnResponse(url, file))) return;
    copies.push([url, await copyResponse(file)]);
  }
  const cache = await caches.open(CACHE_NAME);
  // the page is stored last, after the files that it needs
  for (const [url, copy] of copies.reverse()) await cache.put(url, copy);
}

/** Copies a response, with its size and the current time as headers. The copy does not count as redirected. */
async function copyResponse(response: Response): Promise<Response> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.set('Content-Length', String(body.size));
  headers.set('Date', new Date().toUTCString());
  return new Response(body, { status: response.status, headers });
}

interface CachedPage {
  readonly path: string;
  readonly files: ReadonlySet<string>;
}

/** Deletes what no cached page needs any more, and what exceeds the limit: the least important pages first. */
async function deleteUnneeded(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const sizes = new Map<string, number>();
  for (const path of await findPathsIn(CACHE_NAME)) {
    const copy = await cache.match(path);
    sizes.set(path, Number(copy?.headers.get('Content-Length')));
  }
  const cachedEarlier = [...sizes.keys()].filter((path) => !isFile(path) && !wanted.includes(path));
  const cached = [...(await readPages([...wanted, ...cachedEarlier], CACHE_NAME)), ...(await visitedPages())];
  const neededPaths = selectPathsWithinLimit(cached, sizes);
  for (const path of sizes.keys()) if (!neededPaths.has(path)) await cache.delete(path);
}

/**
 * Selects the pages to keep, with their files: the first ones, the most important, as far as there is room. What is in
 * another cache has no size here.
 */
export function selectPathsWithinLimit(
  pages: readonly CachedPage[],
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const selected = new Set([PLACEHOLDER]);
  let bytes = sizes.get(PLACEHOLDER) ?? 0;
  for (const page of pages) {
    const added = [page.path, ...page.files].filter((path) => !selected.has(path));
    for (const path of added) bytes += sizes.get(path) ?? 0;
    if (bytes > LIMIT_BYTES) break;
    for (const path of added) selected.add(path);
  }
  return selected;
}

/** Reads the pages in the other caches, because they may need files of this one. */
async function visitedPages(): Promise<readonly CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX) || name === CACHE_NAME) continue;
    const paths = (await findPathsIn(name)).filter((path) => !/\.\w+$/.test(path));
    pages.push(...(await readPages(paths, name)));
  }
  return pages;
}

async function readPages(paths: readonly string[], cacheName: string): Promise<readonly CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const path of paths) {
    const copy = await caches.match(path, { cacheName });
    if (copy) pages.push({ path, files: findNextJsStaticFileUrls(await copy.text()) });
  }
  return pages;
}
