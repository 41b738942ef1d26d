import type { TideWords } from '@/content';
import type { SeaDay } from './almanac';
import styles from './day-details.module.css';
import { formatClock, formatHeight } from './format';
import { MoonIcon } from './moon-icon';
import { SunTimes } from './sun-times';

interface DayDetailsProps {
  readonly day: SeaDay;
  readonly words: TideWords;
}

/** What the curve of a day shows, in words. */
export function DayDetails({ day, words }: DayDetailsProps) {
  const { turns, moon } = day;
  const times = (wanted: boolean) =>
    turns
      .filter(({ isHigh }) => isHigh === wanted)
      .map(({ minute, height }) => (
        <dd key={minute}>
          <strong>{formatClock(minute)}</strong> {formatHeight(height, words)}
        </dd>
      ));
  return (
    <dl className={styles.details}>
      <div>
        <dt>{words.lowWater}</dt>
        {times(false)}
      </div>
      <div>
        <dt>{words.highWater}</dt>
        {times(true)}
      </div>
      <SunTimes day={day} words={words} />
      <div>
        <dt>{words.moon}</dt>
        <dd className={styles.moon}>
          <MoonIcon phase={moon} />
          {words.moonPhases[moon]}
        </dd>
      </div>
    </dl>
  );
}
