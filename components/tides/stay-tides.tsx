import { useId, useRef } from 'react';
import type { SitePath } from '@/lib/site-path';
import type { TideStayLabels, TideLabels } from '@/content/model/tides';
import { addDays, countDaysBetween } from '@/lib/dates';
import { interpolate } from '@/lib/interpolate';
import { ClientSideLink } from '../ui/links';
import { findLongestActivityHours } from './activity-hours';
import { ChartNight, ChartWater, createWaterSurfacePath } from './chart-parts';
import {
  formatClockInSentence,
  formatDay,
  formatHeight,
  formatMinuteOfDay,
  formatTideDateOutOfRange,
} from './format-tides';
import { MoonIcon } from './moon-icon';
import { isDateCovered, WATER_LEVEL_STEPS_PER_DAY, type TideDay } from './tide-day';
import { SunTimes } from './tide-day-details';
import styles from './stay-tides.module.css';
import { useTideCalculator } from './use-tide-calculator';

/** How many days of a long stay are shown. */
const MOST_DAYS = 31;

interface StayTidesProps {
  /** The days of arrival and departure. */
  readonly from: string;
  readonly until: string;
  readonly labels: TideLabels;
  readonly stay: TideStayLabels;
  /** The page of tides. */
  readonly more: { readonly label: string; readonly href: SitePath };
}

/** The sea on the days of a stay. */
export function StayTides({ from, until, labels, stay, more }: StayTidesProps) {
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  const tides = useTideCalculator(root);
  const length = countDaysBetween(from, until) + 1;
  const count = Math.min(length, MOST_DAYS);
  const covered = isDateCovered(from) && isDateCovered(addDays(from, count - 1));
  const days = covered ? tides.getDays(from, count) : [];
  return (
    <section ref={root} className={styles.tides} aria-labelledby={headingId}>
      <h2 id={headingId}>{stay.heading}</h2>
      <p className="muted">{stay.text}</p>
      {covered && tides.status === 'failed' && <p>{labels.unavailable}</p>}
      {!covered && <p>{formatTideDateOutOfRange(labels.outOfRange)}</p>}
      {days.length > 0 && <BestDay days={days} labels={labels} stay={stay} />}
      {/* on a phone the days are a row to scroll, so the list has to be focusable */}
      <ol
        className={styles.days}
        data-waiting={covered && tides.status === 'loading'}
        aria-labelledby={headingId}
        tabIndex={0}
      >
        {days.map((day) => (
          <Day key={day.date} day={day} labels={labels} />
        ))}
      </ol>
      <p className="muted">
        {length > count && days.length > 0 && <span>{`${interpolate(stay.more, { count })} `}</span>}
        <ClientSideLink href={more.href}>{more.label}</ClientSideLink>
      </p>
    </section>
  );
}

/** "Walk to the reef: best on Thursday 26 November, 09:00 to 11:00." */
function BestDay({
  days,
  labels,
  stay,
}: Pick<StayTidesProps, 'labels' | 'stay'> & { readonly days: readonly TideDay[] }) {
  const [activity] = labels.activities;
  if (!activity) return null;
  const best = findLongestActivityHours(activity, days);
  const values = best && {
    day: formatDay(best.day.date, labels, 'sentence'),
    from: formatClockInSentence(best.hours.from, labels.timeFormats),
    until: formatClockInSentence(best.hours.until, labels.timeFormats),
  };
  return (
    <p className={styles.best}>
      {interpolate(best ? stay.best : stay.none, { activity: activity.name, ...values })}
    </p>
  );
}

function Day({ day, labels }: { readonly day: TideDay; readonly labels: TideLabels }) {
  const { date, levels, sunrise, sunset, moon, extremes } = day;
  const byDay = extremes.filter(({ minute }) => sunrise <= minute && minute <= sunset);
  return (
    <li className={styles.day}>
      <h3>
        <time dateTime={date}>{formatDay(date, labels, 'short')}</time>
        <MoonIcon phase={moon} />
        <span className="visuallyHidden">{labels.moonPhases[moon]}</span>
      </h3>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WATER_LEVEL_STEPS_PER_DAY} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <ChartWater surface={createWaterSurfacePath(levels)} />
        <ChartNight day={day} height="100" />
      </svg>
      <dl>
        {byDay.map(({ minute, height, isHigh }) => (
          <div key={minute}>
            <dt key={String(isHigh)}>{isHigh ? labels.highWater : labels.lowWater}</dt>
            <dd>
              <strong>{formatMinuteOfDay(minute)}</strong> <span>{formatHeight(height, labels)}</span>
            </dd>
          </div>
        ))}
        <SunTimes day={day} labels={labels} />
      </dl>
    </li>
  );
}
