import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from '../ui/when-near';
import type { Almanac } from './almanac';
import { loadAlmanac } from './load-almanac';

/** What computes the tides: null until the element is near the viewport and it has been loaded. */
export function useAlmanac(element: RefObject<Element | null>): Almanac | 'failed' | null {
  const [almanac, setAlmanac] = useState<Almanac | 'failed' | null>(null);
  useEffect(() => {
    async function start() {
      try {
        setAlmanac(await loadAlmanac());
      } catch (error) {
        console.error('The tides could not be loaded.', error);
        setAlmanac('failed');
      }
    }
    return element.current ? whenNear(element.current, () => void start()) : undefined;
  }, [element]);
  return almanac;
}
