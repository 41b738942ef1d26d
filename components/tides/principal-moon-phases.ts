import type { MoonPhase } from '@/content/model/tides';

/** The phases that last a moment, in their order. */
export const PRINCIPAL_MOON_PHASES: readonly MoonPhase[] = ['new', 'firstQuarter', 'full', 'lastQuarter'];

export const isPrincipalMoonPhase = (phase: MoonPhase): boolean => PRINCIPAL_MOON_PHASES.includes(phase);
