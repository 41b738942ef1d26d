import { createTidePredictor } from '@neaps/tide-predictor';
import { getMoonIllumination, getTimes } from 'suncalc';
import type { MoonPhase, TideStationData } from '@/content/model/tides';
import { addDays } from '@/lib/dates';
import { DAY_MS } from '@/lib/time-units';
import { ZANZIBAR_OFFSET_MS, getZanzibarMinuteOfDay } from '@/lib/zanzibar-time';
import {
  PRINCIPAL_MOON_PHASES,
  WATER_LEVEL_INTERVAL_MINUTES,
  WATER_LEVEL_STEPS_PER_DAY,
  type TideDay,
} from './tide-day';

export interface TideCalculator {
  readonly computeDays: (firstDate: string, count: number) => readonly TideDay[];
}

/** Computes tides, sun and moon for any day, in the clock of Zanzibar. */
export function createTideCalculator({ constituents, meanSeaLevel, place }: TideStationData): TideCalculator {
  const predictor = createTidePredictor([...constituents], { offset: meanSeaLevel });

  function computeDays(firstDate: string, count: number): readonly TideDay[] {
    const span = { start: getMidnight(firstDate), end: getMidnight(addDays(firstDate, count)) };
    const extremes = predictor.getExtremesPrediction(span);
    const timeline = predictor.getTimelinePrediction({
      ...span,
      timeFidelity: WATER_LEVEL_INTERVAL_MINUTES * 60,
    });
    const levels = timeline.map(({ level }) => level);
    return Array.from({ length: count }, (_, index) => {
      const date = addDays(firstDate, index);
      const start = getMidnight(date).getTime();
      const noon = new Date(start + DAY_MS / 2);
      const { sunrise, sunset } = getTimes(noon, place.latitude, place.longitude);
      return {
        date,
        extremes: extremes
          .filter(({ time }) => start <= time.getTime() && time.getTime() < start + DAY_MS)
          .map(({ time, level, high }) => ({
            minute: getZanzibarMinuteOfDay(time),
            height: level,
            isHigh: high,
          })),
        levels: levels.slice(index * WATER_LEVEL_STEPS_PER_DAY, (index + 1) * WATER_LEVEL_STEPS_PER_DAY + 1),
        // near the equator the sun rises and sets every day
        sunrise: getZanzibarMinuteOfDay(sunrise ?? noon),
        sunset: getZanzibarMinuteOfDay(sunset ?? noon),
        moon: computeMoonPhase(start),
      };
    });
  }

  return { computeDays };
}

/** The moment at which a day begins in Zanzibar. */
const getMidnight = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - ZANZIBAR_OFFSET_MS);

const INTERMEDIATE_MOON_PHASES: readonly MoonPhase[] = [
  'waxingCrescent',
  'waxingGibbous',
  'waningGibbous',
  'waningCrescent',
];

/** The principal phase if the moon reaches it on this day, else the phase between two. */
function computeMoonPhase(start: number): MoonPhase {
  const getMoonQuarterAt = (time: number) => Math.floor(getMoonIllumination(new Date(time)).phase * 4) % 4;
  const [before, after] = [getMoonQuarterAt(start), getMoonQuarterAt(start + DAY_MS)];
  return (before === after ? INTERMEDIATE_MOON_PHASES : PRINCIPAL_MOON_PHASES)[after] ?? 'new';
}
