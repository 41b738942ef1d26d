// The service worker: what was visited can be read offline. While there is a network, pages come from it.
// `npm run build` bundles this file into out/sw.js.

import {
  CacheFirst,
  enableNavigationPreload,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { worksOffline } from '@/content/shared/offline.json';
import { CACHE_PREFIX, deleteOfflineCaches, type FetchedUrlsMessage } from '@/lib/offline-caches';
import { getCacheKey, isPagePath, selectOwnResponse } from './own-response';

declare const self: ServiceWorkerGlobalScope;

/** The offline page in each language, and the files that it needs; scripts/build.ts defines them. */
declare const OFFLINE: {
  readonly revision: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
};

/** After this time a page is served from the cache, if it is there. */
const NETWORK_TIMEOUT_S = 4;

const OFFLINE_CACHE = `${CACHE_PREFIX}offline-page:`;
const CURRENT_OFFLINE_CACHE = OFFLINE_CACHE + OFFLINE.revision;

/** One cache entry for all spellings of an address, and only for what is the site's own. */
const ownResponses: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getCacheKey(request.url),
  cacheWillUpdate: ({ request, response }) => selectOwnResponse(request.url, response),
};

/** The offline page in place of a page, and the files that it needs. */
const offlineFallback: SerwistPlugin = {
  async handlerDidError({ request: { url } }) {
    const cache = await caches.open(CURRENT_OFFLINE_CACHE);
    return cache.match(isPagePath(new URL(url).pathname) ? findOfflinePage(url) : url);
  },
};

/**
 * Keeps as many entries as were fetched last. Serwist's plugin for this writes records into IndexedDB, which the button
 * of the privacy page would have to delete too.
 */
const keepLast = (count: number): SerwistPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    for (const request of (await cache.keys()).slice(0, -count)) await cache.delete(request);
  },
});

const getOptions = (name: string, count: number) => ({
  cacheName: CACHE_PREFIX + name,
  plugins: [ownResponses, keepLast(count), offlineFallback],
});

const pages = new NetworkFirst({ ...getOptions('pages', 40), networkTimeoutSeconds: NETWORK_TIMEOUT_S });
// the names of these files change with their content
const buildFiles = new CacheFirst(getOptions('files', 200));
const photos = new CacheFirst(getOptions('photos', 60));
// the owner may change these files under the same name
const filesWithStableNames = new NetworkFirst({
  ...getOptions('stable-names', 40),
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
});

/**
 * Undefined if the browser handles the request: videos with range requests, RSC data of links, other origins, the
 * owner's editor, which needs a network.
 */
function selectStrategy({ method, url }: Request): Strategy | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || /^\/admin(?:\/|$)/.test(pathname))
    return undefined;
  if (pathname.startsWith('/_next/static/')) return buildFiles;
  if (/^\/photos\/.*\.avif$/.test(pathname)) return photos;
  if (/^\/(?:data|photos|icons)\/|\.svg$/.test(pathname)) return filesWithStableNames;
  return isPagePath(pathname) ? pages : undefined;
}

/** The offline page in the language of the address, else in English. */
function findOfflinePage(url: string): string {
  const segments = new URL(url).pathname.split('/');
  const [english = '', ...translated] = OFFLINE.pages;
  return translated.find((page) => segments.includes(page.split('/')[1] ?? '')) ?? english;
}

async function cacheOfflinePage(): Promise<void> {
  const copies = await Promise.all(
    [...OFFLINE.pages, ...OFFLINE.files].map(async (url) => {
      const response = await selectOwnResponse(url, await fetch(url));
      if (!response) throw new Error(`${url} is not what the site has there.`);
      return [url, response] as const;
    }),
  );
  const cache = await caches.open(CURRENT_OFFLINE_CACHE);
  for (const [url, response] of copies) await cache.put(url, response);
}

/** The button of the privacy page deletes the cache, and another tab may keep the worker alive. */
async function restoreOfflinePage(): Promise<void> {
  if (!(await caches.has(CURRENT_OFFLINE_CACHE))) await cacheOfflinePage();
}

async function deleteEarlierOfflinePages(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(OFFLINE_CACHE) && name !== CURRENT_OFFLINE_CACHE) await caches.delete(name);
}

function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([self.clients.claim(), deleteEarlierOfflinePages()])),
  );
  self.addEventListener('fetch', (event) => {
    const response = selectStrategy(event.request)?.handle(event);
    if (response) event.respondWith(response);
  });
  self.addEventListener('message', (event) => {
    const { urls }: FetchedUrlsMessage = event.data;
    const requests = urls.map((url) => new Request(url));
    // what cannot be cached now is cached when it is visited again
    event.waitUntil(
      Promise.allSettled([
        restoreOfflinePage(),
        ...requests.map((request) => selectStrategy(request)?.handle({ event, request })),
      ]),
    );
  });
  enableNavigationPreload();
}

/** Replaces an installed worker by one that removes itself and all its caches. */
async function uninstall(): Promise<void> {
  await deleteOfflineCaches();
  await self.registration.unregister();
}

self.skipWaiting();
if (worksOffline) serve();
else self.addEventListener('activate', (event) => event.waitUntil(uninstall()));
