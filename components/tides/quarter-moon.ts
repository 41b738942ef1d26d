import type { MoonPhase } from '@/content/model/tides';

/** The phases that last a moment, in their order. */
export const QUARTERS: readonly MoonPhase[] = ['new', 'firstQuarter', 'full', 'lastQuarter'];

export const isQuarterMoon = (phase: MoonPhase): boolean => QUARTERS.includes(phase);
