import { useSyncExternalStore } from 'react';

const CHANGE_EVENT = 'querystringchange';

function subscribe(listener: () => void) {
  for (const type of ['popstate', CHANGE_EVENT]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', CHANGE_EVENT]) window.removeEventListener(type, listener);
  };
}

/**
 * The query string; null in the prerendered HTML. Unlike useSearchParams it needs no Suspense boundary, which would
 * replace fields that a visitor has already filled and buttons that are already pressed.
 */
export function useQueryString(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  );
}

/** Shows the same path with another query string, as a page of its own in the history; nothing is fetched. */
export function pushQueryString(search: string): void {
  window.history.pushState(null, '', search);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}
