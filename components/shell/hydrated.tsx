'use client';

import { useEffect } from 'react';

/** Marks the document once React answers to taps, for styles and for what waits until then. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
