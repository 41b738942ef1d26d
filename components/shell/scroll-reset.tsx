'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Every change of path starts at the top, Back and Forward too (BTT-12, BTT-13); a reload keeps its place. */
export function ScrollReset() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    const byUs = () => (history.scrollRestoration = 'manual');
    const byBrowser = () => (history.scrollRestoration = 'auto');
    byUs();
    window.addEventListener('pageshow', byUs);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener('pageshow', byUs);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  return null;
}
