'use client';

import { useEffect } from 'react';

/**
 * Tells style sheets and the head script that React handles taps now. React runs an effect of the root after those of
 * its children.
 */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // waits until React has finished this task: the button that is pressed again may be in a part that is not hydrated
    // yet
    const timer = setTimeout(() => document.dispatchEvent(new Event('hydrated')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
