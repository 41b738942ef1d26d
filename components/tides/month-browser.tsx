'use client';

import { useRef, useState, type ReactNode } from 'react';
import type { TideMonthContent, TideLabels } from '@/content';
import { daysInMonth, firstOfMonth } from '@/lib/dates';
import { Button } from '../ui/button/button';
import { FIRST_DAY, LAST_DAY } from './tide-dates';
import { formatDayHeading } from './format-tides';
import styles from './tide-browser.module.css';
import { MONTH_ID, TideMonth } from './tide-month';
import { useTides } from './use-tides';
import { useZanzibarNow } from './use-zanzibar-now';

interface MonthBrowserProps {
  readonly labels: TideLabels;
  readonly month: Pick<TideMonthContent, 'chart' | 'previous' | 'next' | 'print'>;
  /** Name of the month of the build. */
  readonly builtMonth: string;
  /** The month of the build, until the tides are known and where they cannot be. */
  readonly children: ReactNode;
}

/** This month's tides, and those of any other. */
export function MonthBrowser({ labels, month, builtMonth, children }: MonthBrowserProps) {
  const root = useRef<HTMLDivElement>(null);
  const tides = useTides(root);
  const now = useZanzibarNow();
  const [chosen, setChosen] = useState<string>();
  const first = chosen ?? firstOfMonth(now?.date ?? FIRST_DAY);
  const days = now ? tides.days(first, daysInMonth(first)) : [];
  const isReady = days.length > 0;
  const step = (count: number) => () => setChosen(firstOfMonth(first, count));

  return (
    <div ref={root} className={styles.browser}>
      <div className={styles.head}>
        <h2 id={MONTH_ID} aria-live="polite">
          {isReady ? formatDayHeading(first, labels, 'month') : builtMonth}
        </h2>
        <div className={styles.controls}>
          <Button variant="secondary" disabled={!isReady || first === FIRST_DAY} onClick={step(-1)}>
            {month.previous}
          </Button>
          <Button
            variant="secondary"
            disabled={!isReady || first === firstOfMonth(LAST_DAY)}
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
