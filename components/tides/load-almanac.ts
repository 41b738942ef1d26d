import type { TideStation } from '@/content';
import { fetchPublished, isRecord } from '../ui/fetch-published';
import type { Almanac } from './almanac';

/** What tides are computed from (app/data). */
const TIDE_STATION_URL = '/data/tide-station.json';

let loading: Promise<Almanac> | undefined;

/**
 * Loads what computes the tides, once.
 * @throws when the file or the code cannot be fetched; the next call tries again
 */
export function loadAlmanac(): Promise<Almanac> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Almanac> {
  const [{ createAlmanac }, station] = await Promise.all([
    import('./almanac'),
    fetchPublished(TIDE_STATION_URL),
  ]);
  if (!isStation(station)) throw new Error(`${TIDE_STATION_URL} is not a tide station.`);
  return createAlmanac(station);
}

/** A host may answer with another file than that of the build. */
const isStation = (value: unknown): value is TideStation =>
  isRecord(value) && Array.isArray(value.constituents);
