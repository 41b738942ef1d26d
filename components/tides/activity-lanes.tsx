import type { TideLabels } from '@/content';
import { interpolate } from '../ui/interpolate';
import { hoursFor } from './activity-hours';
import type { SeaDay } from './almanac';
import styles from './activity-lanes.module.css';
import { across } from './curve';
import { clockInSentence } from './format';

interface ActivityLanesProps {
  readonly day: SeaDay;
  readonly labels: TideLabels;
}

/** When to do what: one bar for each activity, on the time axis of the chart above. */
export function ActivityLanes({ day, labels }: ActivityLanesProps) {
  return (
    <ul className={styles.lanes}>
      {labels.activities.map((activity) => {
        const hours = hoursFor(activity, day);
        const times = hours.map(({ from, until }) =>
          interpolate(labels.hours, {
            from: clockInSentence(from, labels.timeFormats),
            until: clockInSentence(until, labels.timeFormats),
          }),
        );
        return (
          <li key={activity.id}>
            <p>
              <strong>{activity.name}</strong> <span>{times.join(', ') || labels.notToday}</span>
            </p>
            <svg className={styles.lane} width="100%" height="12" aria-hidden="true">
              <rect className={styles.rail} y="5" width="100%" height="2" />
              {hours.map(({ from, until }) => (
                <rect
                  key={from}
                  className={styles.bar}
                  x={across(from)}
                  width={across(until - from)}
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
