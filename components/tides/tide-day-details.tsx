import type { TideLabels } from '@/content/model/tides';
import { interpolate } from '@/lib/interpolate';
import { ChangingText } from '../ui/changing-text';
import { getActivityHours } from './activity-hours';
import { toPercentOfDay } from './chart-parts';
import { formatClockInSentence, formatHeight, formatMinuteOfDay } from './format-tides';
import { MoonIcon } from './moon-icon';
import type { TideDay } from './tide-day';
import styles from './tide-day-details.module.css';

interface TideDayDetailsProps {
  readonly day: TideDay;
  readonly labels: TideLabels;
}

/** What the curve of a day means for activities, and what it shows in words. */
export function TideDayDetails({ day, labels }: TideDayDetailsProps) {
  const { extremes, moon } = day;
  return (
    <>
      <ActivityTimeline day={day} labels={labels} />
      <dl className={styles.details}>
        {(['lowWater', 'highWater'] as const).map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            {extremes
              .filter(({ isHigh }) => isHigh === (name === 'highWater'))
              .map(({ minute, height }) => (
                <dd key={minute}>
                  <strong>{formatMinuteOfDay(minute)}</strong> <span>{formatHeight(height, labels)}</span>
                </dd>
              ))}
          </div>
        ))}
        <SunTimes day={day} labels={labels} />
        <div>
          <dt>{labels.moon}</dt>
          <dd className={styles.moon}>
            <MoonIcon phase={moon} />
            <ChangingText>{labels.moonPhases[moon]}</ChangingText>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** When to do what: one bar for each activity, on the time axis of the chart above. */
function ActivityTimeline({ day, labels }: TideDayDetailsProps) {
  return (
    <ul className={`${styles.lanes} stackS`}>
      {labels.activities.map((activity) => {
        const hours = getActivityHours(activity, day);
        const times = hours.map(({ from, until }) =>
          interpolate(labels.hours, {
            from: formatClockInSentence(from, labels.timeFormats),
            until: formatClockInSentence(until, labels.timeFormats),
          }),
        );
        return (
          <li key={activity.id}>
            <p>
              <strong>{activity.name}</strong>{' '}
              <ChangingText>{times.join(', ') || labels.notToday}</ChangingText>
            </p>
            <svg width="100%" height="12" aria-hidden="true">
              <rect className={styles.rail} y="5" width="100%" height="2" />
              {hours.map(({ from, until }) => (
                <rect
                  key={from}
                  className={styles.bar}
                  x={toPercentOfDay(from)}
                  width={toPercentOfDay(until - from)}
                  height="12"
                  rx="6"
                />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

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
