import type { TideMonthContent, TideLabels } from '@/content/model/tides';
import type { TideDay } from './tide-calculator';
import { TideMonthChart } from './tide-month-chart';
import { TideTable } from './tide-table';

/** The id of the heading, which names the table. */
export const TIDE_MONTH_HEADING_ID = 'month';

interface TideMonthChartAndTableProps {
  /** All days of a month. */
  readonly days: readonly TideDay[];
  readonly labels: TideLabels;
  readonly month: Pick<TideMonthContent, 'chart'>;
  readonly today?: string | undefined;
}

/** A month at a glance: its curve, and its days. */
export function TideMonthChartAndTable({ days, labels, month, today }: TideMonthChartAndTableProps) {
  return (
    <>
      <TideMonthChart days={days} labels={labels} month={month} today={today} />
      <TideTable
        days={days}
        labels={labels}
        labelledBy={TIDE_MONTH_HEADING_ID}
        dates="inMonth"
        today={today}
      />
    </>
  );
}
