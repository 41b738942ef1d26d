import { useEffect, useState, type RefObject } from 'react';
import { NEAR_VIEWPORT, useInView } from '../ui/use-in-view';
import type { TideCalculator } from './tide-calculator';
import { isDateCovered } from './tide-date-range';
import { loadTideCalculator } from './load-tide-calculator';

export interface Tides {
  readonly status: 'loading' | 'ready' | 'failed';
  /**
   * Returns the days from the first on. The list is empty until the tides are known, and for days that the constants do
   * not cover.
   */
  readonly days: TideCalculator['days'];
}

/** The tides, loaded when the element is near the viewport. */
export function useTides(element: RefObject<Element | null>): Tides {
  const [calculator, setCalculator] = useState<TideCalculator | 'failed'>();
  const near = useInView(element, NEAR_VIEWPORT);
  useEffect(() => {
    if (!near) return;
    loadTideCalculator().then(setCalculator, (error: unknown) => {
      console.error('The tides could not be loaded.', error);
      setCalculator('failed');
    });
  }, [near]);
  if (calculator === undefined) return { status: 'loading', days: () => [] };
  if (calculator === 'failed') return { status: 'failed', days: () => [] };
  return {
    status: 'ready',
    days: (first, count) => (isDateCovered(first) ? calculator.days(first, count) : []),
  };
}
