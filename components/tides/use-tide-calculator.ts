import { useEffect, useState, type RefObject } from 'react';
import { NEAR_VIEWPORT, useInView } from '../hooks/use-in-view';
import type { TideCalculator } from './tide-calculator';
import { isDateCovered } from './tide-day';
import { loadTideCalculator } from './load-tide-calculator';

export interface TideCalculatorState {
  readonly status: 'loading' | 'ready' | 'failed';
  /**
   * Returns the days from the first on. The list is empty until the tides are known, and for days that the constants do
   * not cover.
   */
  readonly getDays: TideCalculator['computeDays'];
}

/** The tides, loaded when the element is near the viewport. */
export function useTideCalculator(element: RefObject<Element | null>): TideCalculatorState {
  const [calculator, setCalculator] = useState<TideCalculator | 'failed'>();
  const near = useInView(element, NEAR_VIEWPORT);
  useEffect(() => {
    if (!near) return;
    loadTideCalculator().then(setCalculator, (error: unknown) => {
      console.error('The tides could not be loaded.', error);
      setCalculator('failed');
    });
  }, [near]);
  if (calculator === undefined) return { status: 'loading', getDays: () => [] };
  if (calculator === 'failed') return { status: 'failed', getDays: () => [] };
  return {
    status: 'ready',
    getDays: (firstDate, count) => (isDateCovered(firstDate) ? calculator.computeDays(firstDate, count) : []),
  };
}
