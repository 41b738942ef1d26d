import type { TideWords } from '@/content';
import type { SeaDay } from './almanac';
import { formatClock } from './format';

interface SunTimesProps {
  readonly day: Pick<SeaDay, 'sunrise' | 'sunset'>;
  readonly words: Pick<TideWords, 'sunrise' | 'sunset'>;
}

/** Rows of a list of names and values. */
export function SunTimes({ day, words }: SunTimesProps) {
  return (['sunrise', 'sunset'] as const).map((name) => (
    <div key={name}>
      <dt>{words[name]}</dt>
      <dd>{formatClock(day[name])}</dd>
    </div>
  ));
}
