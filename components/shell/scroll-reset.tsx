'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useScrollToTopOnPageChange } from '../hooks/use-scroll-to-top-on-page-change';

/** Scrolls to the top on every change of path, Back and Forward included (BTT-13); a reload keeps its position. */
export function ScrollReset() {
  const pathname = usePathname();
  useScrollToTopOnPageChange(pathname);

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

  return null;
}
