import { useEffect, useRef } from 'react';

/** A change of page inside the app may take so long, in ms. */
const PATIENCE_MS = 5000;

/** Loads the page that Back or Forward leads to as a document where the change to it hangs. */
export function useHistoryFallback(pathname: string): void {
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
      }, PATIENCE_MS);
    }
    window.addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', watch);
    };
  }, []);
}

/** Loads an address as a document where the change to it hangs: a browser shows that it waits, and can be stopped. */
export function useDocumentFallback(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => window.location.assign(href), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pending, href]);
}
