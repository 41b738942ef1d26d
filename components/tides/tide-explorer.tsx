'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import type { TideWords } from '@/content';
import { interpolate } from '../ui/interpolate';
import { Button } from '../ui/button/button';
import { Icon } from '../ui/icon/icon';
import { ActivityLanes } from './activity-lanes';
import { DayChart } from './day-chart';
import { DayDetails } from './day-details';
import { addDays, FIRST_DAY, isCovered, LAST_DAY, outOfRange, TABLE_DAYS } from './days';
import { formatDayHeading } from './format';
import browser from './tide-browser.module.css';
import styles from './tide-explorer.module.css';
import { TideTable } from './tide-table';
import { useAlmanac } from './use-almanac';
import { useZanzibarNow } from './use-zanzibar-now';

interface TideExplorerProps {
  readonly words: TideWords;
  /** In place of the chart until the tides are known: how they go on any day. */
  readonly drawing: ReactNode;
  /** In place of the table: the days from that of the build on. */
  readonly table: ReactNode;
}

/** The tides of today, and of any day that the visitor chooses. */
export function TideExplorer({ words, drawing, table }: TideExplorerProps) {
  const root = useRef<HTMLDivElement>(null);
  const dateId = useId();
  const tableId = useId();
  const almanac = useAlmanac(root);
  const now = useZanzibarNow();
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? now?.date ?? '';
  const known = almanac !== null && almanac !== 'failed' && isCovered(date) ? almanac : undefined;
  const days = known?.days(date, TABLE_DAYS) ?? [];
  const [day] = days;
  const step = (count: number) => () => setChosen(addDays(date, count));

  return (
    <div ref={root} className={`${browser.browser} ${styles.explorer}`} data-waiting={almanac === null}>
      <div className={browser.head}>
        <div className={styles.day} aria-live="polite">
          {day && <h3>{formatDayHeading(date, words, 'long')}</h3>}
        </div>
        <div className={browser.controls}>
          {chosen !== undefined && chosen !== now?.date && (
            <Button variant="text" onClick={() => setChosen(undefined)}>
              {words.today}
            </Button>
          )}
          <button
            type="button"
            className={styles.step}
            aria-label={words.previous}
            disabled={!known || date === FIRST_DAY}
            onClick={step(-1)}
          >
            <Icon name="previous" />
          </button>
          <label htmlFor={dateId} className="visuallyHidden">
            {words.date}
          </label>
          <input
            id={dateId}
            type="date"
            className={styles.date}
            min={FIRST_DAY}
            max={LAST_DAY}
            value={date}
            onChange={({ target }) => setChosen(target.value)}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={words.next}
            disabled={!known || date === LAST_DAY}
            onClick={step(1)}
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      {day && (
        <>
          <DayChart day={day} words={words} now={date === now?.date ? now.minute : undefined} />
          <ActivityLanes day={day} words={words} />
          <DayDetails day={day} words={words} />
        </>
      )}
      {!day && <Message almanac={almanac} date={date} words={words} />}
      {!day && drawing}
      <details className={styles.more}>
        <summary id={tableId}>{interpolate(words.table, { count: TABLE_DAYS })}</summary>
        {day ? (
          <TideTable days={days} words={words} labelledBy={tableId} dates="short" today={now?.date} />
        ) : (
          table
        )}
      </details>
    </div>
  );
}

interface MessageProps extends Pick<TideExplorerProps, 'words'> {
  readonly almanac: ReturnType<typeof useAlmanac>;
  readonly date: string;
}

/** Why there is no curve. */
function Message({ almanac, date, words }: MessageProps) {
  const problem =
    almanac === 'failed'
      ? words.unavailable
      : almanac !== null && !isCovered(date) && outOfRange(words.outOfRange);
  return (
    <p className={styles.message} role="status">
      {problem}
    </p>
  );
}
