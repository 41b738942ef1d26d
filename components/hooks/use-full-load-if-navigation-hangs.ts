import { useEffect } from 'react';

/** Longest wait for a client-side navigation. */
export const CLIENT_SIDE_NAVIGATION_TIMEOUT_MS = 5000;

/**
 * Loads the page as a document if a client-side navigation hangs: the browser then shows progress and can be stopped.
 */
export function useFullLoadIfNavigationHangs(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    let loading = false;
    const timer = setTimeout(() => {
      loading = true;
      window.location.assign(href);
    }, CLIENT_SIDE_NAVIGATION_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      // the client-side navigation has ended after all and has a history entry, which the document must not add again
      if (loading && window.location.href === new URL(href, window.location.href).href)
        window.location.replace(href);
    };
  }, [pending, href]);
}
