'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import type { TideLabels } from '@/content/model/tides';
import { addDays } from '@/lib/dates';
import { interpolate } from '@/lib/interpolate';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import { IconButton } from '../ui/icon-button/icon-button';
import { TideDayChart } from './tide-day-chart';
import { TideDayDetails } from './tide-day-details';
import { FIRST_TIDE_DATE, isDateCovered, LAST_TIDE_DATE, TIDE_TABLE_DAYS } from './tide-day';
import { formatDateHeading, formatTideDateOutOfRange } from './format-tides';
import pickerStyles from './tide-picker.module.css';
import styles from './tides-of-chosen-day.module.css';
import { TideTable } from './tide-table';
import { useTideCalculator, type TideCalculatorState } from './use-tide-calculator';
import { useZanzibarNow } from '../hooks/use-zanzibar-now';

interface TidesOfChosenDayProps {
  readonly labels: TideLabels;
  /** Shown in place of the chart until the tides are known: how they go on any day. */
  readonly chartFallback: ReactNode;
  /** Shown in place of the table until then: the days from that of the build on. */
  readonly tableFallback: ReactNode;
}

/** The tides of today, and of any day that the visitor chooses. */
export function TidesOfChosenDay({ labels, chartFallback, tableFallback }: TidesOfChosenDayProps) {
  const root = useRef<HTMLDivElement>(null);
  const dateId = useId();
  const tableId = useId();
  const tides = useTideCalculator(root);
  const now = useZanzibarNow();
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? now?.date ?? '';
  const days = tides.getDays(date, TIDE_TABLE_DAYS);
  const [day] = days;
  const step = (count: number) => () => setChosen(addDays(date, count));

  return (
    <div
      ref={root}
      className={`${pickerStyles.picker} ${styles.dayPicker}`}
      data-waiting={tides.status === 'loading'}
    >
      <div className={pickerStyles.head}>
        <div className={styles.day} aria-live="polite">
          {day && <h3 key={date}>{formatDateHeading(date, labels, 'long')}</h3>}
        </div>
        <div className={pickerStyles.controls}>
          {chosen !== undefined && chosen !== now?.date && (
            <Button variant="text" onClick={() => setChosen(undefined)}>
              {labels.today}
            </Button>
          )}
          <IconButton
            icon="previous"
            className={styles.step}
            aria-label={labels.previous}
            disabled={!day || date === FIRST_TIDE_DATE}
            onClick={step(-1)}
          />
          <label htmlFor={dateId} className="visuallyHidden">
            {labels.date}
          </label>
          <input
            id={dateId}
            type="date"
            className={styles.date}
            min={FIRST_TIDE_DATE}
            max={LAST_TIDE_DATE}
            value={date}
            onChange={({ target }) => setChosen(target.value)}
          />
          <IconButton
            icon="next"
            className={styles.step}
            aria-label={labels.next}
            disabled={!day || date === LAST_TIDE_DATE}
            onClick={step(1)}
          />
        </div>
      </div>
      {day && (
        <>
          <TideDayChart day={day} labels={labels} now={date === now?.date ? now.minute : undefined} />
          <TideDayDetails day={day} labels={labels} />
        </>
      )}
      {!day && <MissingChartMessage status={tides.status} date={date} labels={labels} />}
      {!day && chartFallback}
      <details className={`${styles.more} screenOnly`}>
        <summary id={tableId}>{interpolate(labels.table, { count: TIDE_TABLE_DAYS })}</summary>
        {day ? (
          <TideTable days={days} labels={labels} labelledBy={tableId} dates="short" today={now?.date} />
        ) : (
          tableFallback
        )}
      </details>
    </div>
  );
}

interface MissingChartMessageProps extends Pick<TidesOfChosenDayProps, 'labels'> {
  readonly status: TideCalculatorState['status'];
  readonly date: string;
}

/** Says why there is no curve. */
function MissingChartMessage({ status, date, labels }: MissingChartMessageProps) {
  return (
    <p className={`${styles.message} scriptOnly`} role="status">
      <ChangingText>
        {status === 'failed'
          ? labels.unavailable
          : status === 'ready' && !isDateCovered(date) && formatTideDateOutOfRange(labels.outOfRange)}
      </ChangingText>
    </p>
  );
}
