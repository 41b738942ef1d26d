// What the page, the service worker (browser/service-worker) and the button of the privacy page know of each other.

export const SERVICE_WORKER_URL = '/sw.js';

/** Prefix of the names of all caches of the service worker. Other sites of the same origin may have caches too. */
export const CACHE_PREFIX = 'offline:';

/** A message from a page to the service worker: what was fetched without it. */
export interface FetchedUrlsMessage {
  readonly urls: readonly string[];
}

/** Deletes what the service worker has cached on this device. */
export async function deleteOfflineCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
}
