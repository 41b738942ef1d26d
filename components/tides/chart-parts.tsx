import { DAY_MINUTES } from '@/lib/time-units';
import type { TideDay } from './tide-day';
import styles from './chart-parts.module.css';

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

interface ChartWaterProps {
  /** Path of its surface, as long as the chart is wide. */
  readonly surface: string;
  /** The lower edge of the chart. */
  readonly bottom?: number;
}

/** The sea in a chart. */
export function ChartWater({ surface, bottom = 100 }: ChartWaterProps) {
  return (
    <>
      <path className={styles.water} d={`${surface}V${bottom}H0Z`} />
      <path className={styles.surface} d={surface} />
    </>
  );
}

interface ChartNightProps {
  readonly day: Pick<TideDay, 'sunrise' | 'sunset'>;
  /** The upper edge of the night in the chart. */
  readonly y?: string;
  readonly height: string;
}

/** The night in a chart of a day: until sunrise, and from sunset on. */
export function ChartNight({ day: { sunrise, sunset }, y = '0', height }: ChartNightProps) {
  const shape = { className: styles.night, y, height };
  return (
    <>
      <rect {...shape} width={toPercentOfDay(sunrise)} />
      <rect {...shape} x={toPercentOfDay(sunset)} width={toPercentOfDay(DAY_MINUTES - sunset)} />
    </>
  );
}
