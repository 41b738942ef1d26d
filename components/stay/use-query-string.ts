import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * The query string of the page; '' in the prerendered HTML. Unlike useSearchParams it does not ask for a
 * boundary whose content would be replaced, so what a visitor typed early stays.
 */
export function useQueryString(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}
