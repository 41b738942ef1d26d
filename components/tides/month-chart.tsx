import type { TideMonthContent, TideLabels } from '@/content';
import { interpolate } from '../ui/interpolate';
import type { SeaDay } from './almanac';
import { DAY_MINUTES, depthOf } from './curve';
import { formatDay } from './format';
import styles from './month-chart.module.css';
import { MoonIcon } from './moon-icon';
import { isQuarter } from './tide-table';
import { Water } from './water';

/** In CSS pixels, see day-chart.tsx. */
const PLOT_TOP = 34;
const PLOT_HEIGHT = 130;
const HEIGHT = PLOT_TOP + PLOT_HEIGHT + 26;

interface MonthChartProps {
  readonly days: readonly SeaDay[];
  readonly labels: Pick<TideLabels, 'locale'>;
  readonly month: Pick<TideMonthContent, 'chart'>;
  readonly today?: string | undefined;
}

/** The water of a month in one line, under its moons. */
export function MonthChart({ days, labels, month, today }: MonthChartProps) {
  const across = (day: number) => `${Math.round((day / days.length) * 1e4) / 100}%`;
  const label = interpolate(month.chart, { month: formatDay(days[0]?.date ?? '', labels, 'month') });
  const todayAt = days.findIndex(({ date }) => date === today);
  return (
    <svg className={styles.chart} width="100%" height={HEIGHT} role="img" aria-label={label}>
      {todayAt >= 0 && (
        <rect className={styles.today} x={across(todayAt)} width={across(1)} y={0} height={HEIGHT} />
      )}
      <svg
        y={PLOT_TOP}
        width="100%"
        height={PLOT_HEIGHT}
        viewBox={`0 0 ${days.length * DAY_MINUTES} 100`}
        preserveAspectRatio="none"
      >
        <Water surface={monthPath(days)} />
      </svg>
      {days.map(({ date, moon }, index) => {
        const dayOfMonth = index + 1;
        return (
          <g key={date}>
            {isQuarter(moon) && <MoonIcon phase={moon} x={across(index + 0.5)} y={14} />}
            {(dayOfMonth === 1 || dayOfMonth % 5 === 0) && (
              <text className={styles.day} x={across(index + 0.5)} y={HEIGHT - 6} textAnchor="middle">
                {dayOfMonth}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** From each high or low water to the next in a curve that is close to a cosine, in minutes of the month. */
function monthPath(days: readonly SeaDay[]): string {
  const turns = days.flatMap(({ turns: list }, day) =>
    list.map(({ minute, height }) => ({ x: day * DAY_MINUTES + minute, y: depthOf(height) })),
  );
  const first = { x: 0, y: depthOf(days[0]?.levels[0] ?? 0) };
  const last = { x: days.length * DAY_MINUTES, y: depthOf(days.at(-1)?.levels.at(-1) ?? 0) };
  let path = `M${first.x} ${first.y}`;
  let before = first;
  for (const point of [...turns, last]) {
    const handle = Math.round((point.x - before.x) * 0.3642);
    path += `C${before.x + handle} ${before.y} ${point.x - handle} ${point.y} ${point.x} ${point.y}`;
    before = point;
  }
  return path;
}
