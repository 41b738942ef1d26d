'use client';

import { useEffect } from 'react';

/** Tells styles and the inline script that React handles taps now; an effect of the root runs after those below it. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // after React's own work, because what is pressed again may be in a part that React has still to hydrate
    const timer = setTimeout(() => document.dispatchEvent(new Event('hydrated')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
