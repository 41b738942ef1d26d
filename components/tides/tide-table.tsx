import type { TideLabels } from '@/content/model/tides';
import { formatMinuteOfDay, formatDay, formatHeight } from './format-tides';
import { MoonIcon } from './moon-icon';
import { isPrincipalMoonPhase, type TideDay, type TideExtreme } from './tide-day';
import styles from './tide-table.module.css';

interface TideTableProps {
  readonly days: readonly TideDay[];
  readonly labels: TideLabels;
  /** Id of the element that names the table. */
  readonly labelledBy: string;
  readonly dates: 'short' | 'inMonth';
  /** Marked in the table. */
  readonly today?: string | undefined;
}

/** High and low water, sun and moon, one row a day. */
export function TideTable({ days, labels, labelledBy, dates, today }: TideTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{labels.day}</th>
          <th scope="col">{labels.lowWater}</th>
          <th scope="col">{labels.highWater}</th>
          <th scope="col">
            <span className={styles.sun}>{labels.sunrise}</span>{' '}
            <span className={styles.sun}>{labels.sunset}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, extremes, sunrise, sunset, moon }) => (
          <tr key={date} aria-current={date === today ? 'date' : undefined}>
            <th scope="row">
              <div className={styles.day}>
                <time dateTime={date}>{formatDay(date, labels, dates)}</time>
                <span className={styles.moon}>
                  <MoonIcon phase={moon} />
                  <span className={isPrincipalMoonPhase(moon) ? styles.phase : 'visuallyHidden'}>
                    {labels.moonPhases[moon]}
                  </span>
                </span>
              </div>
            </th>
            <td>
              <Extremes list={extremes.filter(({ isHigh }) => !isHigh)} labels={labels} />
            </td>
            <td>
              <Extremes list={extremes.filter(({ isHigh }) => isHigh)} labels={labels} />
            </td>
            <td>
              <span className={styles.sun}>{formatMinuteOfDay(sunrise)}</span>{' '}
              <span className={styles.sun}>{formatMinuteOfDay(sunset)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Extremes({ list, labels }: { readonly list: readonly TideExtreme[]; readonly labels: TideLabels }) {
  return list.map(({ minute, height }) => (
    <span key={minute} className={styles.extreme}>
      <strong>{formatMinuteOfDay(minute)}</strong> <small>{formatHeight(height, labels)}</small>{' '}
    </span>
  ));
}
