import { DAY_MINUTES } from '@/lib/time-units';

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
