export const SERVICE_WORKER_URL = '/sw.js';

/** Messages from a page to the service worker (browser/service-worker). */
export interface CacheMessage {
  /** The open page, unless the worker has served it. */
  readonly visited?: string;
  /** Files that a page has fetched without the worker, because there was none yet. */
  readonly files: readonly string[];
  /** Pages to cache before they are opened, the most important first. */
  readonly pages: readonly string[];
}
