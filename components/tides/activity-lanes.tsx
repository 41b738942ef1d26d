import type { TideWords } from '@/content';
import { interpolate } from '../ui/interpolate';
import { hoursFor } from './activity-hours';
import type { SeaDay } from './almanac';
import styles from './activity-lanes.module.css';
import { across } from './curve';
import { clockInSentence } from './format';

interface ActivityLanesProps {
  readonly day: SeaDay;
  readonly words: TideWords;
}

/** When to do what: one bar for each activity, on the time axis of the chart above. */
export function ActivityLanes({ day, words }: ActivityLanesProps) {
  return (
    <ul className={styles.lanes}>
      {words.activities.map((activity) => {
        const hours = hoursFor(activity, day);
        const times = hours.map(({ from, until }) =>
          interpolate(words.hours, {
            from: clockInSentence(from, words.clock),
            until: clockInSentence(until, words.clock),
          }),
        );
        return (
          <li key={activity.id}>
            <p>
              <strong>{activity.name}</strong> <span>{times.join(', ') || words.notToday}</span>
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
