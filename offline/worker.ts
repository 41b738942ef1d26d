// The service worker: keeps visited pages, and a few pages in advance, for offline use. When online,
// pages come from it. `npm run build` bundles this file into out/sw.js.

import { CacheFirst, enableNavigationPreload, ExpirationPlugin, NetworkFirst, type Strategy } from 'serwist';
import type { SerwistPlugin } from 'serwist';
import type { KeepMessage } from '@/components/offline/keep-message';
import { CACHE_PREFIX, removeKeptPages } from '@/components/offline/remove-kept-pages';
import { worksOffline } from '@/content/shared/settings.json';
import { filesOf, findOfflinePage, precachePages } from './precache';

declare const self: ServiceWorkerGlobalScope;

/** A page that takes longer comes from this device, if it is kept there. */
const NETWORK_TIMEOUT_S = 4;
const MONTH_S = 30 * 86_400;

/** A page is one file whatever its query says, and a script whichever attempt asked for it (scripts/load-app.mjs). */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url, self.location.href);
  return origin + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''));
}

const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  // no failure, no redirect, no part of a file
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request.url),
};

/** The least recently fetched go first. */
const limitTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });

const offlinePage: SerwistPlugin = { handlerDidError: ({ request }) => findOfflinePage(request.url) };

const pages = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}pages`,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [limitTo(40), byPath, offlinePage],
});
/** Their names change with their content. */
const files = new CacheFirst({ cacheName: `${CACHE_PREFIX}files`, plugins: [limitTo(200), byPath] });
const photos = new CacheFirst({ cacheName: `${CACHE_PREFIX}photos`, plugins: [limitTo(60), byPath] });
/** A copy that was cut short or hangs is asked for again: the one on this device may be that copy. */
const filesAgain = new NetworkFirst({ cacheName: `${CACHE_PREFIX}files`, plugins: [limitTo(200), byPath] });
/** The owner may change them under the same name. */
const published = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}published`,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [limitTo(40), byPath],
});

/** Nothing for all else: films, which are asked for in parts, the data of links, the e-mail service. */
function strategyFor({ url, method, mode, cache }: Request): Strategy | undefined {
  const { origin, pathname, search } = new URL(url);
  // the owner's editor needs a network
  if (method !== 'GET' || origin !== self.location.origin || /^\/admin(?:\/|$)/.test(pathname))
    return undefined;
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? undefined : pages;
  if (pathname.startsWith('/_next/static/')) return search || cache === 'reload' ? filesAgain : files;
  if (/^\/photos\/.*\.avif$/.test(pathname)) return photos;
  return /^\/(?:data|photos|icons)\/|\.svg$/.test(pathname) ? published : undefined;
}

/** The page that is open, which may have come as data of a link, and what it fetched before there was a worker. */
async function keepVisited(event: ExtendableEvent, page: string, fetched: readonly string[]): Promise<void> {
  async function store(strategy: Strategy, request: Request): Promise<string> {
    const [answer, stored] = strategy.handleAll({ event, request });
    const text = (await answer).clone().text();
    await stored;
    return text;
  }
  const html = await store(pages, new Request(page));
  for (const url of new Set([...filesOf(html), ...fetched])) {
    // most of it is in the browser's own cache
    const request = new Request(url, { cache: 'force-cache' });
    const strategy = strategyFor(request);
    if (strategy) await store(strategy, request).catch(() => {});
  }
}

/** One message after the other, so that they leave the line to the visitor and count alike. */
let working = Promise.resolve();

function serve(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const strategy = strategyFor(request);
    if (!strategy) return;
    const [answer, stored] = strategy.handleAll({ event, request });
    event.respondWith(answer);
    event.waitUntil(stored.catch(() => {}));
  });
  self.addEventListener('message', (event) => {
    const { visited, precache }: KeepMessage = event.data;
    working = working
      .then(() => visited && keepVisited(event, visited.page, visited.files))
      .then(() => precachePages(precache))
      .catch(() => {});
    event.waitUntil(working);
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  enableNavigationPreload();
}

/** Takes the place of the worker that visitors have, and leaves nothing behind. */
function remove(): void {
  self.addEventListener('activate', (event) => event.waitUntil(leaveNothing()));
}

async function leaveNothing(): Promise<void> {
  await removeKeptPages();
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
if (worksOffline) serve();
else remove();
