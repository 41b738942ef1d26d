'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useHistoryFallback } from '../ui/use-document-fallback';

/** Scrolls to the top on every change of path, Back and Forward included (BTT-13); a reload keeps its position. */
export function ScrollReset() {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);
  useHistoryFallback(pathname);

  useEffect(() => {
    const setManual = () => (history.scrollRestoration = 'manual');
    const setAuto = () => (history.scrollRestoration = 'auto');
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  return null;
}
