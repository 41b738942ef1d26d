export const SERVICE_WORKER_URL = '/sw.js';

/** What a page tells the service worker (browser/service-worker). */
export interface CacheMessage {
  /** The page that is open, unless the worker brought it, and what it had fetched before there was a worker. */
  readonly visited?: { readonly page: string; readonly files: readonly string[] };
  /** Pages to cache before they are opened, the most important first. */
  readonly pages: readonly string[];
}
