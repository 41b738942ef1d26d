import type { TideStationData } from '@/content/model/tides';
import { importWithErrorNotice } from '../utils/import-with-error-notice';
import { fetchDataFile } from '../utils/data-file';
import type { TideCalculator } from './tide-calculator';
import { useEffect, useState, type RefObject } from 'react';
import { NEAR_VIEWPORT, useInView } from '../hooks/use-in-view';
import { isDateCovered } from './tide-day';

/** What tides are computed from (app/data). */
const TIDE_STATION_URL = '/data/tide-station.json';

const importCalculator = () => import('./tide-calculator');

let loading: Promise<TideCalculator> | undefined;

/**
 * Loads the tide calculator, once.
 * @throws when the file or the code cannot be fetched, or the file is incomplete; the next call tries again
 */
function loadTideCalculator(): Promise<TideCalculator> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<TideCalculator> {
  const [{ createTideCalculator }, station] = await Promise.all([
    importWithErrorNotice(importCalculator),
    fetchDataFile(TIDE_STATION_URL, parseTideStation),
  ]);
  return createTideCalculator(station);
}

/** No constant, level or coordinate is further from zero. */
const LARGEST_NUMBER = 360;

/**
 * Checks the whole file: without one of the constants every time would be wrong.
 * @throws when something is missing or is not as expected
 */
export function parseTideStation(json: unknown, file: string): TideStationData {
  const station = json as TideStationData;
  const { constituents, meanSeaLevel, place } = station;
  const names = constituents.map(({ name }) => name);
  const numbers = [
    ...constituents.flatMap(({ amplitude, phase }) => [amplitude, phase]),
    ...[meanSeaLevel, place.latitude, place.longitude],
  ];
  const isComplete =
    names.length > 0 &&
    names.every((name) => typeof name === 'string' && /^[A-Z\d]+$/.test(name)) &&
    numbers.every((number) => Number.isFinite(number) && Math.abs(number) <= LARGEST_NUMBER);
  if (!isComplete) throw new Error(`${file} is incomplete, or has something else where a number should be.`);
  return station;
}

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
