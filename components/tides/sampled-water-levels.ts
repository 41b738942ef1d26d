/** Between two levels of a day. */
export const WATER_LEVEL_INTERVAL_MINUTES = 15;

/** The height of the water at a minute of a day. */
export function waterLevelAt(levels: readonly number[], minute: number): number {
  const step = minute / WATER_LEVEL_INTERVAL_MINUTES;
  const before = levels[Math.floor(step)] ?? 0;
  const after = levels[Math.ceil(step)] ?? before;
  return before + (after - before) * (step % 1);
}
