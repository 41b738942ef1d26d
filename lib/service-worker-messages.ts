export const SERVICE_WORKER_URL = '/sw.js';

/** Messages from a page to the service worker (browser/service-worker). */
export interface CacheMessage {
  /** The open page, unless the worker has served it, and the files that it had fetched before there was a worker. */
  readonly visited?: { readonly page: string; readonly files: readonly string[] };
  /** Pages to cache before they are opened, the most important first. */
  readonly pages: readonly string[];
}
