import { useEffect, useRef } from 'react';

/** Longest wait for a client-side navigation. */
const NAVIGATION_TIMEOUT_MS = 5000;

/** Loads the page that Back or Forward leads to as a document where the change to it hangs. */
export function useHistoryNavigationFallback(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function watch() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (window.location.pathname !== shown.current) window.location.reload();
      }, NAVIGATION_TIMEOUT_MS);
    }
    window.addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', watch);
    };
  }, []);
}

/**
 * Loads the page as a document if a client-side navigation hangs: the browser then shows progress and can be stopped.
 */
export function useNavigationFallback(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => window.location.assign(href), NAVIGATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [pending, href]);
}
