'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useScrollReset } from '../hooks/use-scroll-reset';

/** Scrolls to the top on every change of path, Back and Forward included (BTT-13); a reload keeps its position. */
export function ScrollReset() {
  const pathname = usePathname();
  useScrollReset(pathname);

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
