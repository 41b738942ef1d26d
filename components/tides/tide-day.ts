import type { MoonPhase } from '@/content/model/tides';
import { DAY_MINUTES } from '@/lib/time-units';

/** High or low water. */
export interface TideExtreme {
  /** Minutes since midnight in Zanzibar. */
  readonly minute: number;
  /** Metres above chart datum. */
  readonly height: number;
  readonly isHigh: boolean;
}

export interface TideDay {
  /** The date in Zanzibar, like "2026-12-24". */
  readonly date: string;
  readonly extremes: readonly TideExtreme[];
  /** Metres above chart datum, every quarter of an hour from midnight to midnight. */
  readonly levels: readonly number[];
  /** Minutes since midnight in Zanzibar. */
  readonly sunrise: number;
  readonly sunset: number;
  readonly moon: MoonPhase;
}

/** Between two levels of a day. */
export const WATER_LEVEL_INTERVAL_MINUTES = 15;
export const WATER_LEVEL_STEPS_PER_DAY = DAY_MINUTES / WATER_LEVEL_INTERVAL_MINUTES;

/** The height of the water at a minute of a day. */
export function interpolateWaterLevel(levels: readonly number[], minute: number): number {
  const step = minute / WATER_LEVEL_INTERVAL_MINUTES;
  const before = levels[Math.floor(step)] ?? 0;
  const after = levels[Math.ceil(step)] ?? before;
  return before + (after - before) * (step % 1);
}

/** The phases that last a moment, in their order. */
export const PRINCIPAL_MOON_PHASES: readonly MoonPhase[] = ['new', 'firstQuarter', 'full', 'lastQuarter'];

export const isPrincipalMoonPhase = (phase: MoonPhase): boolean => PRINCIPAL_MOON_PHASES.includes(phase);

/** Dates for which tides are computed: harmonic constants change with the sea floor, others would be unreliable. */
export const FIRST_TIDE_DATE = '1950-01-01';
export const LAST_TIDE_DATE = '2050-12-31';

export const isDateCovered = (date: string): boolean => FIRST_TIDE_DATE <= date && date <= LAST_TIDE_DATE;

/** Days in the table below the chart. */
export const TIDE_TABLE_DAYS = 14;
