import { DAY_MINUTES } from '@/lib/time-units';

/**
 * Metres above chart datum that a chart shows: from the highest water there is to below the lowest, where labels are.
 */
const BOTTOM = -1.6;
const TOP = 4.8;

/** Where a height is in a chart, from 0 at the top to 100. */
export const getChartY = (height: number): number =>
  Math.round(((TOP - height) / (TOP - BOTTOM)) * 1000) / 10;

/** A time span as a percentage of a day: also the position of a minute in a chart, with midnight at 0 %. */
export const toPercentOfDay = (minute: number): string =>
  `${Math.round((minute / DAY_MINUTES) * 1e4) / 100}%`;

/** Path of the surface of the water, one unit for each quarter of an hour, 100 high. */
export const createWaterSurfacePath = (levels: readonly number[]): string =>
  `M${levels.map((level, step) => `${step} ${getChartY(level)}`).join('L')}`;
