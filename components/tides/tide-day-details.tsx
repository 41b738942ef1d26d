import type { TideLabels } from '@/content/model/tides';
import type { TideDay } from './tide-calculator';
import { ChangingText } from '../ui/changing-text';
import styles from './tide-day-details.module.css';
import { formatMinuteOfDay, formatHeight } from './format-tides';
import { MoonIcon } from './moon-icon';
import { SunTimes } from './sun-times';

interface TideDayDetailsProps {
  readonly day: TideDay;
  readonly labels: TideLabels;
}

/** What the curve of a day shows, in words. */
export function TideDayDetails({ day, labels }: TideDayDetailsProps) {
  const { extremes, moon } = day;
  const times = (water: 'high' | 'low') =>
    extremes
      .filter(({ isHigh }) => isHigh === (water === 'high'))
      .map(({ minute, height }) => (
        <dd key={minute}>
          <strong>{formatMinuteOfDay(minute)}</strong> <span>{formatHeight(height, labels)}</span>
        </dd>
      ));
  return (
    <dl className={styles.details}>
      <div>
        <dt>{labels.lowWater}</dt>
        {times('low')}
      </div>
      <div>
        <dt>{labels.highWater}</dt>
        {times('high')}
      </div>
      <SunTimes day={day} labels={labels} />
      <div>
        <dt>{labels.moon}</dt>
        <dd className={styles.moon}>
          <MoonIcon phase={moon} />
          <ChangingText>{labels.moonPhases[moon]}</ChangingText>
        </dd>
      </div>
    </dl>
  );
}
