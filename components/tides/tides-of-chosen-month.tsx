'use client';

import { useRef, useState, type ReactNode } from 'react';
import type { TideMonthContent, TideLabels } from '@/content/model/tides';
import { getDaysInMonth, getFirstOfMonth } from '@/lib/dates';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import { FIRST_TIDE_DATE, LAST_TIDE_DATE } from './tide-day';
import { formatDateHeading } from './format-tides';
import styles from './tide-picker.module.css';
import { TIDE_MONTH_HEADING_ID, TideMonth } from './tide-month';
import { useTideCalculator } from './use-tide-calculator';
import { useZanzibarNow } from '../hooks/use-zanzibar-now';

interface TidesOfChosenMonthProps {
  readonly labels: TideLabels;
  readonly month: Pick<TideMonthContent, 'chart' | 'previous' | 'next' | 'print'>;
  /** Name of the month of the build. */
  readonly builtMonth: string;
  /** The month of the build, until the tides are known and where they cannot be. */
  readonly children: ReactNode;
}

/** This month's tides, and those of any other. */
export function TidesOfChosenMonth({ labels, month, builtMonth, children }: TidesOfChosenMonthProps) {
  const root = useRef<HTMLDivElement>(null);
  const tides = useTideCalculator(root);
  const now = useZanzibarNow();
  const [chosen, setChosen] = useState<string>();
  const firstDate = chosen ?? getFirstOfMonth(now?.date ?? FIRST_TIDE_DATE);
  const days = now ? tides.getDays(firstDate, getDaysInMonth(firstDate)) : [];
  const isReady = days.length > 0;
  const step = (count: number) => () => setChosen(getFirstOfMonth(firstDate, count));

  return (
    <div ref={root} className={styles.picker}>
      <div className={styles.head}>
        <h2 id={TIDE_MONTH_HEADING_ID} aria-live="polite">
          <ChangingText>{isReady ? formatDateHeading(firstDate, labels, 'month') : builtMonth}</ChangingText>
        </h2>
        <div className={styles.controls}>
          <Button variant="secondary" disabled={!isReady || firstDate === FIRST_TIDE_DATE} onClick={step(-1)}>
            {month.previous}
          </Button>
          <Button
            variant="secondary"
            disabled={!isReady || firstDate === getFirstOfMonth(LAST_TIDE_DATE)}
            onClick={step(1)}
          >
            {month.next}
          </Button>
          <Button variant="text" onClick={() => window.print()}>
            {month.print}
          </Button>
        </div>
      </div>
      {tides.status === 'failed' && <p role="status">{labels.unavailable}</p>}
      {isReady ? <TideMonth days={days} labels={labels} month={month} today={now?.date} /> : children}
    </div>
  );
}
