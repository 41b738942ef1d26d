import type { TideLabels } from '@/content/model/tides';
import { interpolate } from '@/lib/interpolate';
import { ChangingText } from '../ui/changing-text';
import { getActivityHours } from './activity-hours';
import type { TideDay } from './tide-calculator';
import styles from './activity-timeline.module.css';
import { toPercentOfDay } from './chart-geometry';
import { formatClockInSentence } from './format-tides';

interface ActivityTimelineProps {
  readonly day: TideDay;
  readonly labels: TideLabels;
}

/** When to do what: one bar for each activity, on the time axis of the chart above. */
export function ActivityTimeline({ day, labels }: ActivityTimelineProps) {
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
