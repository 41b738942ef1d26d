import type { TideCalculatorInput } from '@/content/model/tides';
import { fetchValidatedJson } from '../utils/fetch-validated-json';
import type { FetchedJsonReader } from '../utils/fetched-json-reader';
import type { TideCalculator } from './tide-calculator';

/** What tides are computed from (app/data). */
const TIDE_STATION_URL = '/data/tide-station.json';

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
    import('./tide-calculator'),
    fetchValidatedJson(TIDE_STATION_URL, parseTideStation),
  ]);
  return createTideCalculator(station);
}

/** Requires the whole file: without one of the constants every time would be wrong. */
export const parseTideStation = (file: FetchedJsonReader): TideCalculatorInput => ({
  constituents: file.field('constituents').list().map(readConstituent),
  meanSeaLevel: file.field('meanSeaLevel').number(-20, 20),
  place: {
    latitude: file.field('place').field('latitude').number(-90, 90),
    longitude: file.field('place').field('longitude').number(-180, 180),
  },
});

const readConstituent = (constituent: FetchedJsonReader): TideCalculatorInput['constituents'][number] => ({
  name: constituent.field('name').text(/^[A-Z\d]+$/, 'the name of a constant, like "M2"'),
  amplitude: constituent.field('amplitude').number(0, 20),
  phase: constituent.field('phase').number(-360, 360),
});
