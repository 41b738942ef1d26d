import { useEffect } from 'react';

/** A change of page inside the app may take so long, in ms. */
const PATIENCE_MS = 5000;

/** Loads an address as a document where the change to it hangs: a browser shows that it waits, and can be stopped. */
export function useDocumentFallback(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => window.location.assign(href), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pending, href]);
}
