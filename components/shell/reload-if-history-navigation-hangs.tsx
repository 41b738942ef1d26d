'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CLIENT_SIDE_NAVIGATION_TIMEOUT_MS } from '../hooks/use-full-load-if-navigation-hangs';

/** Loads the page as a document if a navigation by Back or Forward hangs. */
export function ReloadIfHistoryNavigationHangs() {
  const pathname = usePathname();
  const shownPathname = useRef(pathname);
  useEffect(() => {
    shownPathname.current = pathname;
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function watch() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (window.location.pathname !== shownPathname.current) window.location.reload();
      }, CLIENT_SIDE_NAVIGATION_TIMEOUT_MS);
    }
    window.addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', watch);
    };
  }, []);

  return null;
}
