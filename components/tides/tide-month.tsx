import type { TideMonthContent, TideLabels } from '@/content/model/tides';
import { DAY_MINUTES } from '@/lib/time-units';
import { interpolate } from '@/lib/interpolate';
import { ChartWater, getChartY } from './chart-parts';
import { formatDay } from './format-tides';
import { MoonIcon } from './moon-icon';
import { isPrincipalMoonPhase, type TideDay } from './tide-day';
import { TideTable } from './tide-table';
import styles from './tide-month.module.css';

/** The id of the heading, which names the table. */
export const TIDE_MONTH_HEADING_ID = 'month';

/** In CSS pixels, see tide-day-chart.tsx. */
const PLOT_TOP = 34;
const PLOT_HEIGHT = 130;
const HEIGHT = PLOT_TOP + PLOT_HEIGHT + 26;
/**
 * Length of the handles of a Bézier curve that is close to half a cosine, as a part of its width: between two extremes
 * the water rises and falls about like a cosine.
 */
const COSINE_HANDLE = 0.3642;

interface TideMonthProps {
  /** All days of a month. */
  readonly days: readonly TideDay[];
  readonly labels: TideLabels;
  readonly month: Pick<TideMonthContent, 'chart'>;
  readonly today?: string | undefined;
}

/** A month at a glance: its curve, and its days. */
export function TideMonth({ days, labels, month, today }: TideMonthProps) {
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

/** The water of a month in one line, under its moons. */
function TideMonthChart({ days, labels, month, today }: TideMonthProps) {
  const toPercentOfMonth = (day: number) => `${Math.round((day / days.length) * 1e4) / 100}%`;
  const label = interpolate(month.chart, { month: formatDay(days[0]?.date ?? '', labels, 'month') });
  const todayAt = days.findIndex(({ date }) => date === today);
  return (
    <svg className={styles.chart} width="100%" height={HEIGHT} role="img" aria-label={label}>
      {todayAt >= 0 && (
        <rect
          className={styles.today}
          x={toPercentOfMonth(todayAt)}
          width={toPercentOfMonth(1)}
          y={0}
          height={HEIGHT}
        />
      )}
      <svg
        y={PLOT_TOP}
        width="100%"
        height={PLOT_HEIGHT}
        viewBox={`0 0 ${days.length * DAY_MINUTES} 100`}
        preserveAspectRatio="none"
      >
        <ChartWater surface={createMonthPath(days)} />
      </svg>
      {days.map(({ date, moon }, index) => {
        const dayOfMonth = index + 1;
        return (
          <g key={date}>
            {isPrincipalMoonPhase(moon) && <MoonIcon phase={moon} x={toPercentOfMonth(index + 0.5)} y={14} />}
            {(dayOfMonth === 1 || dayOfMonth % 5 === 0) && (
              <text
                className={styles.day}
                x={toPercentOfMonth(index + 0.5)}
                y={HEIGHT - 6}
                textAnchor="middle"
              >
                {dayOfMonth}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A curve from each high or low water to the next, in minutes of the month. */
function createMonthPath(days: readonly TideDay[]): string {
  const extremes = days.flatMap(({ extremes: list }, day) =>
    list.map(({ minute, height }) => ({ x: day * DAY_MINUTES + minute, y: getChartY(height) })),
  );
  const start = { x: 0, y: getChartY(days[0]?.levels[0] ?? 0) };
  const end = { x: days.length * DAY_MINUTES, y: getChartY(days.at(-1)?.levels.at(-1) ?? 0) };
  let path = `M${start.x} ${start.y}`;
  let previous = start;
  for (const point of [...extremes, end]) {
    const handle = Math.round((point.x - previous.x) * COSINE_HANDLE);
    path += `C${previous.x + handle} ${previous.y} ${point.x - handle} ${point.y} ${point.x} ${point.y}`;
    previous = point;
  }
  return path;
}
