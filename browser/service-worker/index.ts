// The service worker: caches visited pages, and a few pages in advance, for offline use. When online,
// pages come from the network. `npm run build` bundles this file into out/sw.js.

import {
  CacheFirst,
  enableNavigationPreload,
  ExpirationPlugin,
  NetworkFirst,
  type Strategy,
  type SerwistPlugin,
} from 'serwist';
import { worksOffline } from '@/content/shared/settings.json';
import { CACHE_PREFIX, deleteOfflineCaches } from '@/lib/delete-offline-caches';
import type { CacheMessage } from '@/lib/service-worker-messages';
import { getCacheKey, isOwnResponse } from './cache-key';
import { chooseCachingStrategy, type CachingStrategyName } from './choose-caching-strategy';
import { getLateResponse, offlinePagePlugin, lateResponsePlugin } from './offline-page-and-late-responses';
import { findNextJsStaticFileUrls, precachePages } from './precache';

declare const self: ServiceWorkerGlobalScope;

/** After this time a page is served from the cache, if it is there. */
const NETWORK_TIMEOUT_S = 4;
const MONTH_S = 30 * 86_400;

/**
 * Gives a script one cache entry, whichever attempt requested it (browser/script-retry), and a page one entry for all
 * spellings of its address.
 */
const cacheByPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getCacheKey(request.url),
  // failed responses, parts of files and answers of others are not cached
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || !(await isOwnResponse(request.url, response))) return null;
    // browsers refuse a redirected response as the answer to a navigation
    return response.redirected ? new Response(response.body, response) : response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request.url),
};

/**
 * Deletes what was fetched longest ago. `purgeOnQuotaError` stays off: on a full disk it would empty the cache, and the
 * next page may not fit either.
 */
const limitEntries = (maxEntries: number) => new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S });

const strategies: Readonly<Record<CachingStrategyName, Strategy>> = {
  pages: new NetworkFirst({
    cacheName: `${CACHE_PREFIX}pages`,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [limitEntries(40), lateResponsePlugin, cacheByPath, offlinePagePlugin],
  }),
  /** The cache comes first, because the names of these files change with their content. */
  files: new CacheFirst({
    cacheName: `${CACHE_PREFIX}files`,
    plugins: [limitEntries(200), cacheByPath],
  }),
  /** The network comes first for a retry (browser/script-retry), because the cached copy may be truncated. */
  reloadedFiles: new NetworkFirst({
    cacheName: `${CACHE_PREFIX}files`,
    plugins: [limitEntries(200), cacheByPath],
  }),
  photos: new CacheFirst({
    cacheName: `${CACHE_PREFIX}photos`,
    plugins: [limitEntries(60), cacheByPath],
  }),
  /** The network comes first, because the owner may change these files under the same name. */
  published: new NetworkFirst({
    cacheName: `${CACHE_PREFIX}published`,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [limitEntries(40), cacheByPath],
  }),
};

function selectStrategy(request: Request): Strategy | undefined {
  const name = chooseCachingStrategy(request, self.location.origin);
  return name && strategies[name];
}

/**
 * Caches the open page and the files that were fetched without the worker. After a client-side navigation only the data
 * of the page has been fetched, so its HTML is requested here.
 */
async function cacheVisited(
  event: ExtendableEvent,
  page: string | undefined,
  fetched: readonly string[],
): Promise<void> {
  async function store(strategy: Strategy, request: Request): Promise<string> {
    const [response, stored] = strategy.handleAll({ event, request });
    const text = (await response).clone().text();
    await stored;
    return text;
  }
  const html = page === undefined ? '' : await store(strategies.pages, new Request(page));
  for (const url of new Set([...findNextJsStaticFileUrls(html), ...fetched])) {
    // the HTTP cache of the browser has most of these files
    const request = new Request(url, { cache: 'force-cache' });
    const strategy = selectStrategy(request);
    if (strategy) await store(strategy, request).catch(() => {});
  }
}

/**
 * Messages are handled one after the other, so that they compete less with requests of the visitor and sizes are
 * counted correctly.
 */
let queue = Promise.resolve();

function serve(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const lateResponse = getLateResponse(request);
    if (lateResponse) return event.respondWith(lateResponse);
    const strategy = selectStrategy(request);
    if (!strategy) return;
    const [response, stored] = strategy.handleAll({ event, request });
    event.respondWith(response);
    event.waitUntil(stored.catch(() => {}));
  });
  self.addEventListener('message', (event) => {
    const { visited, files, pages: pagesAhead }: CacheMessage = event.data;
    queue = queue
      .then(() => cacheVisited(event, visited, files))
      .then(() => precachePages(pagesAhead))
      .catch(() => {});
    event.waitUntil(queue);
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  enableNavigationPreload();
}

/** Replaces an installed worker by one that removes itself and all its caches. */
function uninstall(): void {
  self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
}

async function removeEverything(): Promise<void> {
  await deleteOfflineCaches();
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
if (worksOffline) serve();
else uninstall();
