import { useEffect, useState, type RefObject } from 'react';
import { SOON_IN_VIEW, useInView } from '../ui/use-in-view';
import type { Almanac } from './almanac';
import { isCovered } from './days';
import { loadAlmanac } from './load-almanac';

export interface Tides {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Days from the first on: none until the tides are known, and where the constants do not hold. */
  readonly days: Almanac['days'];
}

/** The tides, loaded when the element is near the viewport. */
export function useTides(element: RefObject<Element | null>): Tides {
  const [almanac, setAlmanac] = useState<Almanac | 'failed'>();
  const near = useInView(element, SOON_IN_VIEW);
  useEffect(() => {
    if (!near) return;
    loadAlmanac().then(setAlmanac, (error: unknown) => {
      console.error('The tides could not be loaded.', error);
      setAlmanac('failed');
    });
  }, [near]);
  if (almanac === undefined) return { status: 'loading', days: () => [] };
  if (almanac === 'failed') return { status: 'failed', days: () => [] };
  return {
    status: 'ready',
    days: (first, count) => (isCovered(first) ? almanac.days(first, count) : []),
  };
}
