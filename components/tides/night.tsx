import type { SeaDay } from './almanac';
import { across, DAY_MINUTES } from './curve';
import styles from './night.module.css';

interface NightProps {
  readonly day: Pick<SeaDay, 'sunrise' | 'sunset'>;
  /** Its upper edge in the chart. */
  readonly y?: number;
  readonly height: number;
}

/** Until sunrise and from sunset on, over a chart of a day. */
export function Night({ day: { sunrise, sunset }, y = 0, height }: NightProps) {
  const shape = { className: styles.night, y, height };
  return (
    <>
      <rect {...shape} width={across(sunrise)} />
      <rect {...shape} x={across(sunset)} width={across(DAY_MINUTES - sunset)} />
    </>
  );
}
