/** Address of the service worker. */
export const WORKER_URL = '/sw.js';

/** What a page tells the service worker (offline/worker.ts). */
export interface KeepMessage {
  /** The page that is open, unless the worker brought it, and what it had fetched before there was a worker. */
  readonly visited?: { readonly page: string; readonly files: readonly string[] };
  /** Pages to keep before they are opened, the most important first. */
  readonly precache: readonly string[];
}
