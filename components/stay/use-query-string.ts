import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * The query string; '' in the prerendered HTML. Unlike useSearchParams it needs no Suspense boundary, which would replace
 * fields that a visitor has already filled.
 */
export function useQueryString(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}
