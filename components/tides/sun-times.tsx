import type { TideLabels } from '@/content/model/tides';
import type { TideDay } from './tide-calculator';
import { formatMinuteOfDay } from './format-tides';

interface SunTimesProps {
  readonly day: Pick<TideDay, 'sunrise' | 'sunset'>;
  readonly labels: Pick<TideLabels, 'sunrise' | 'sunset'>;
}

/** Rows of a list of names and values. */
export function SunTimes({ day, labels }: SunTimesProps) {
  return (['sunrise', 'sunset'] as const).map((name) => (
    <div key={name}>
      <dt>{labels[name]}</dt>
      <dd>{formatMinuteOfDay(day[name])}</dd>
    </div>
  ));
}
