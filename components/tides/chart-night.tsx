import { DAY_MINUTES } from '@/lib/time-units';
import type { TideDay } from './tide-calculator';
import { toPercentOfDay } from './chart-geometry';
import styles from './chart-night.module.css';

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
