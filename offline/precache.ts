import { CACHE_PREFIX } from '@/components/offline/remove-kept-pages';

const LIMIT_BYTES = 500_000;
const DAY_MS = 86_400_000;
const OFFLINE_PAGE = '/offline';
/** Replaces pictures that are not kept. */
const PLACEHOLDER = '/placeholder.svg';

/** Each page has a cache of its own, with those of its files that no other page brought. */
const PREFIX = `${CACHE_PREFIX}precache:`;

/** Scripts, styles and fonts that a page names. */
export const filesOf = (html: string) =>
  new Set([...html.matchAll(/"(\/_next\/static\/[^"]+)"/g)].map(([, file = '']) => file));

/** In the language of the address, else in English, else in one that was visited. */
export async function findOfflinePage(url: string): Promise<Response | undefined> {
  const segments = new URL(url).pathname.split('/');
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name.endsWith(OFFLINE_PAGE));
  const languageOf = (name: string) => name.slice(`${PREFIX}/`.length, -OFFLINE_PAGE.length);
  const cacheName =
    kept.find((name) => languageOf(name) !== '' && segments.includes(languageOf(name))) ??
    kept.find((name) => languageOf(name) === '') ??
    kept[0];
  return cacheName === undefined ? undefined : caches.match(cacheName.slice(PREFIX.length), { cacheName });
}

/** Keeps these pages, the most important first, as far as there is room. */
export async function precachePages(pages: readonly string[]): Promise<void> {
  const wanted = pages.map((page) => PREFIX + page);
  for (const page of pages) {
    if (!(await isFromToday(page))) await keepPage(page, wanted);
  }
}

async function isFromToday(page: string): Promise<boolean> {
  const kept = await caches.match(page, { cacheName: PREFIX + page });
  return Date.now() - Date.parse(kept?.headers.get('Date') ?? '') < DAY_MS;
}

async function keepPage(page: string, wanted: readonly string[]): Promise<void> {
  const answer = await fetch(page);
  if (!answer.ok) return;
  await caches.delete(PREFIX + page);
  const html = await answer.clone().text();
  const entries = [{ url: page, ...(await measure(answer)) }];
  for (const url of [...filesOf(html), PLACEHOLDER]) {
    // most of it came with the page that is open
    if (!(await caches.match(url))) entries.push({ url, ...(await measure(await fetch(url))) });
  }
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const complete = entries.every(({ copy }) => copy.ok);
  if (!complete || !(await makeRoom(bytes, wanted))) return;
  const cache = await caches.open(PREFIX + page);
  for (const { url, copy } of entries) await cache.put(url, copy);
}

/** Takes away what earlier visits asked for, the least important first. Says whether that is enough. */
async function makeRoom(bytes: number, wanted: readonly string[]): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  let total = bytes;
  for (const name of names) total += await bytesIn(name);
  for (const name of names.reverse()) {
    if (total <= LIMIT_BYTES) break;
    if (wanted.includes(name)) continue;
    total -= await bytesIn(name);
    await caches.delete(name);
  }
  return total <= LIMIT_BYTES;
}

async function bytesIn(cacheName: string): Promise<number> {
  const cache = await caches.open(cacheName);
  const sizes = (await cache.matchAll()).map(({ headers }) => Number(headers.get('Content-Length')));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A copy that says its size and since when it is kept, without a trace of a redirect. */
async function measure(response: Response): Promise<{ copy: Response; bytes: number }> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.set('Content-Length', String(body.size));
  headers.set('Date', new Date().toUTCString());
  return { copy: new Response(body, { status: response.status, headers }), bytes: body.size };
}
