import { useEffect } from 'react';

/** Longest wait for a client-side navigation. */
export const CLIENT_SIDE_NAVIGATION_TIMEOUT_MS = 5000;

/**
 * Loads the page as a document if a client-side navigation hangs: the browser then shows progress and can be stopped.
 */
export function useFullLoadIfNavigationHangs(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => window.location.assign(href), CLIENT_SIDE_NAVIGATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [pending, href]);
}
