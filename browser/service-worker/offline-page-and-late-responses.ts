import type { SerwistPlugin } from 'serwist';
import { findOfflinePage } from './precache';

declare const self: ServiceWorkerGlobalScope;

/** How long a late response is kept for the reload of the window. */
const LATE_RESPONSE_LIFETIME_MS = 4_000;

/**
 * URLs by client id: windows that show the offline page in place of that URL. Those that never get a response are
 * forgotten when the browser stops the idle worker.
 */
const waitingClients = new Map<string, string>();
/** Responses that arrived after the offline page was shown. */
const lateResponses = new Map<string, Response>();

/** Shown where a page is not cached and the network fails or does not respond in time. */
export const offlinePagePlugin: SerwistPlugin = {
  async cachedResponseWillBeUsed({ event, request, cachedResponse }) {
    if (cachedResponse || !(event instanceof FetchEvent)) return cachedResponse;
    waitingClients.set(event.resultingClientId, event.request.url);
    return findOfflinePage(request.url);
  },
};

/** Shows any response that comes after all, whether it can be cached or not. */
export const lateResponsePlugin: SerwistPlugin = {
  async cacheWillUpdate({ request: { url }, response }) {
    for (const [id, address] of waitingClients) {
      if (address !== url) continue;
      waitingClients.delete(id);
      const client = await self.clients.get(id);
      if (!client) continue;
      lateResponses.set(url, response.clone());
      setTimeout(() => lateResponses.delete(url), LATE_RESPONSE_LIFETIME_MS);
      client.postMessage('arrived');
    }
    return response;
  },
};

/** The response to a navigation that arrived while the offline page was shown. */
export const getLateResponse = ({ mode, url }: Request): Response | undefined =>
  mode === 'navigate' ? lateResponses.get(url)?.clone() : undefined;
