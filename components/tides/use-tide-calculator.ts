import type { TideCalculatorInput } from '@/content/model/tides';
import { isRecord } from '@/lib/is-record';
import { importWithErrorNotice } from '../utils/import-with-error-notice';
import { fetchPublishedJson } from '../utils/published-json';
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
export function loadTideCalculator(): Promise<TideCalculator> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<TideCalculator> {
  const [{ createTideCalculator }, station] = await Promise.all([
    importWithErrorNotice(importCalculator),
    fetchPublishedJson(TIDE_STATION_URL, parseTideStation),
  ]);
  return createTideCalculator(station);
}

/**
 * Reads the whole file: without one of the constants every time would be wrong.
 * @throws when a field is not as expected, naming it
 */
export function parseTideStation(json: unknown, file: string): TideCalculatorInput {
  const refuse = (field: string): never => {
    throw new Error(`${file}: ${field} is missing, or is not as expected.`);
  };
  const readGroup = (value: unknown, field: string) => (isRecord(value) ? value : refuse(field));
  const readNumber = (value: unknown, field: string, min: number, max: number) =>
    typeof value === 'number' && min <= value && value <= max ? value : refuse(field);
  const readName = (value: unknown, field: string) =>
    typeof value === 'string' && /^[A-Z\d]+$/.test(value) ? value : refuse(field);

  const { constituents, meanSeaLevel, ...rest } = readGroup(json, 'the file');
  const { latitude, longitude } = readGroup(rest.place, 'place');
  const list: readonly unknown[] =
    Array.isArray(constituents) && constituents.length > 0 ? constituents : refuse('constituents');
  return {
    constituents: list.map((constituent, index) => {
      const field = `constituents.${index}`;
      const { name, amplitude, phase } = readGroup(constituent, field);
      return {
        name: readName(name, `${field}.name`),
        amplitude: readNumber(amplitude, `${field}.amplitude`, 0, 20),
        phase: readNumber(phase, `${field}.phase`, -360, 360),
      };
    }),
    meanSeaLevel: readNumber(meanSeaLevel, 'meanSeaLevel', -20, 20),
    place: {
      latitude: readNumber(latitude, 'place.latitude', -90, 90),
      longitude: readNumber(longitude, 'place.longitude', -180, 180),
    },
  };
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
