import type { TideLabels } from '@/content/model/tides';
import { DAY_MINUTES } from '@/lib/durations';
import { interpolate } from '@/lib/interpolate';
import type { TideDay } from './tide-calculator';
import { percentOfDay, chartY, waterSurfacePath } from './chart-geometry';
import styles from './day-chart.module.css';
import { formatMinuteOfDay, formatDay, formatHeight } from './format-tides';
import { ChartNight } from './chart-night';
import { ChartWater } from './chart-water';
import { waterLevelAt, WATER_LEVEL_INTERVAL_MINUTES } from './sampled-water-levels';

const LAST_STEP = DAY_MINUTES / WATER_LEVEL_INTERVAL_MINUTES;
/** Heights are in CSS pixels, so that text has one size at every width. The width is that of the container. */
const PLOT_TOP = 66;
const PLOT_HEIGHT = 230;
const PLOT_BOTTOM = PLOT_TOP + PLOT_HEIGHT;
const HEIGHT = PLOT_BOTTOM + 52;
/** The top of the night, above the labels of the highest water. */
const NIGHT_TOP = 26;
/** About half the width of a letter on a chart as wide as a phone, in minutes of the day. */
const HALF_LETTER_MINUTES = 12;
const EDGES = { start: '0%', end: '100%' } as const;
const HOURS = [0, 6, 12, 18, 24];

const plotY = (height: number) => PLOT_TOP + (chartY(height) / 100) * PLOT_HEIGHT;

interface DayChartProps {
  readonly day: TideDay;
  readonly labels: TideLabels;
  /** The current minute since midnight in Zanzibar, if the chart shows today. */
  readonly now?: number | undefined;
}

/** The water of a day from midnight to midnight, with the night on both sides. */
export function DayChart({ day, labels, now }: DayChartProps) {
  const { levels, sunrise, sunset, extremes } = day;
  const label = interpolate(labels.chart, { day: formatDay(day.date, labels, 'long') });
  return (
    <svg className={styles.chart} width="100%" height={HEIGHT} role="img" aria-label={label}>
      <svg
        y={PLOT_TOP}
        width="100%"
        height={PLOT_HEIGHT}
        viewBox={`0 0 ${LAST_STEP} 100`}
        preserveAspectRatio="none"
      >
        <ChartWater surface={waterSurfacePath(levels)} />
      </svg>
      <ChartNight day={day} y={NIGHT_TOP} height={PLOT_BOTTOM - NIGHT_TOP} />
      <Label
        at={sunrise}
        y={16}
        className={styles.sun}
      >{`${labels.sunrise} ${formatMinuteOfDay(sunrise)}`}</Label>
      <Label
        at={sunset}
        y={16}
        className={styles.sun}
      >{`${labels.sunset} ${formatMinuteOfDay(sunset)}`}</Label>
      {HOURS.map((hour) => (
        <Label key={hour} at={hour * 60} y={PLOT_BOTTOM + 20} className={styles.hour}>
          {formatMinuteOfDay(hour * 60)}
        </Label>
      ))}
      {now !== undefined && (
        <g className={styles.now}>
          <line x1={percentOfDay(now)} x2={percentOfDay(now)} y1={NIGHT_TOP} y2={PLOT_BOTTOM + 28} />
          <circle cx={percentOfDay(now)} cy={plotY(waterLevelAt(levels, now))} r="7" />
          <Label at={now} y={PLOT_BOTTOM + 45}>
            {`${labels.now} ${formatMinuteOfDay(now)}, ${isRising(levels, now) ? labels.rising : labels.falling}`}
          </Label>
        </g>
      )}
      {extremes.map(({ minute, height, isHigh }) => {
        const y = plotY(height);
        return (
          <g key={minute} data-high={isHigh}>
            <circle className={styles.extreme} cx={percentOfDay(minute)} cy={y} r="5" />
            <Label at={minute} y={isHigh ? y - 31 : y + 23} className={styles.time}>
              {formatMinuteOfDay(minute)}
            </Label>
            <Label at={minute} y={isHigh ? y - 14 : y + 40} className={styles.height}>
              {formatHeight(height, labels)}
            </Label>
          </g>
        );
      })}
    </svg>
  );
}

const isRising = (levels: readonly number[], minute: number) =>
  waterLevelAt(levels, Math.min(minute + 1, DAY_MINUTES)) > waterLevelAt(levels, minute);

interface LabelProps {
  readonly at: number;
  readonly y: number;
  readonly className?: string | undefined;
  readonly children: string;
}

/** A text near an edge of the chart begins or ends at that edge, so that it stays inside. */
function textAnchorAt(minute: number, text: string) {
  const halfWidth = text.length * HALF_LETTER_MINUTES;
  if (minute < halfWidth) return 'start';
  return minute > DAY_MINUTES - halfWidth ? 'end' : 'middle';
}

/** Text over a minute of the day. */
function Label({ at, y, className, children }: LabelProps) {
  const anchor = textAnchorAt(at, children);
  const x = anchor === 'middle' ? percentOfDay(at) : EDGES[anchor];
  return (
    <text className={className} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}
