import type { TideLabels } from '@/content/model/tides';
import { DAY_MINUTES } from '@/lib/time-units';
import { interpolate } from '@/lib/interpolate';
import { ChartNight, ChartWater, createWaterSurfacePath, getChartY, toPercentOfDay } from './chart-parts';
import { interpolateWaterLevel, WATER_LEVEL_STEPS_PER_DAY, type TideDay } from './tide-day';
import styles from './tide-day-chart.module.css';
import { formatMinuteOfDay, formatDay, formatHeight } from './format-tides';

/** Heights are in px at a font size of 16 px, and grow with it. The width is that of the container. */
const PLOT_TOP = 66;
const PLOT_HEIGHT = 230;
const PLOT_BOTTOM = PLOT_TOP + PLOT_HEIGHT;
const HEIGHT = PLOT_BOTTOM + 52;
/** The top of the night, above the labels of the highest water. */
const NIGHT_TOP = 26;
const SUN_LABEL_Y = 16;
const HOUR_LABEL_Y = PLOT_BOTTOM + 20;
const NOW_LINE_END = PLOT_BOTTOM + 28;
const NOW_LABEL_Y = PLOT_BOTTOM + 45;
/** From a high water up to its two lines of text, and from a low water down to them. */
const EXTREME_LABEL_OFFSETS = { high: { time: -31, height: -14 }, low: { time: 23, height: 40 } };
/** About half the width of a letter on a chart as wide as a phone, in minutes of the day. */
const HALF_LETTER_MINUTES = 12;
const EDGES = { start: '0%', end: '100%' } as const;
const HOURS = [0, 6, 12, 18, 24];

const toRem = (height: number) => `${height / 16}rem`;

const plotY = (height: number) => PLOT_TOP + (getChartY(height) / 100) * PLOT_HEIGHT;

interface TideDayChartProps {
  readonly day: TideDay;
  readonly labels: TideLabels;
  /** The current minute since midnight in Zanzibar, if the chart shows today. */
  readonly now?: number | undefined;
}

/** The water of a day from midnight to midnight, with the night on both sides. */
export function TideDayChart({ day, labels, now }: TideDayChartProps) {
  const { levels, extremes } = day;
  const label = interpolate(labels.chart, { day: formatDay(day.date, labels, 'long') });
  return (
    <svg className={styles.chart} width="100%" height={toRem(HEIGHT)} role="img" aria-label={label}>
      <svg
        y={toRem(PLOT_TOP)}
        width="100%"
        height={toRem(PLOT_HEIGHT)}
        viewBox={`0 0 ${WATER_LEVEL_STEPS_PER_DAY} 100`}
        preserveAspectRatio="none"
      >
        <ChartWater surface={createWaterSurfacePath(levels)} />
      </svg>
      <ChartNight day={day} y={toRem(NIGHT_TOP)} height={toRem(PLOT_BOTTOM - NIGHT_TOP)} />
      {(['sunrise', 'sunset'] as const).map((name) => (
        <Label key={name} at={day[name]} y={SUN_LABEL_Y} className={styles.sun}>
          {`${labels[name]} ${formatMinuteOfDay(day[name])}`}
        </Label>
      ))}
      {HOURS.map((hour) => (
        <Label key={hour} at={hour * 60} y={HOUR_LABEL_Y} className={styles.hour}>
          {formatMinuteOfDay(hour * 60)}
        </Label>
      ))}
      {now !== undefined && (
        <g className={styles.now}>
          <line
            x1={toPercentOfDay(now)}
            x2={toPercentOfDay(now)}
            y1={toRem(NIGHT_TOP)}
            y2={toRem(NOW_LINE_END)}
          />
          <circle cx={toPercentOfDay(now)} cy={toRem(plotY(interpolateWaterLevel(levels, now)))} r="7" />
          <text x={toPercentOfDay(now)} y={toRem(NOW_LABEL_Y)} textAnchor={nowTextAnchorAt(now)}>
            {`${labels.now} ${formatMinuteOfDay(now)}, ${isRising(levels, now) ? labels.rising : labels.falling}`}
          </text>
        </g>
      )}
      {extremes.map(({ minute, height, isHigh }) => {
        const y = plotY(height);
        const offsets = EXTREME_LABEL_OFFSETS[isHigh ? 'high' : 'low'];
        return (
          <g key={minute} data-high={isHigh}>
            <circle className={styles.extreme} cx={toPercentOfDay(minute)} cy={toRem(y)} r="5" />
            <Label at={minute} y={y + offsets.time} className={styles.time}>
              {formatMinuteOfDay(minute)}
            </Label>
            <Label at={minute} y={y + offsets.height} className={styles.height}>
              {formatHeight(height, labels)}
            </Label>
          </g>
        );
      })}
    </svg>
  );
}

const isRising = (levels: readonly number[], minute: number) =>
  interpolateWaterLevel(levels, Math.min(minute + 1, DAY_MINUTES)) > interpolateWaterLevel(levels, minute);

/** The sentence about now is up to two thirds as long as a narrow chart: it begins, has its middle or ends at the line. */
function nowTextAnchorAt(minute: number) {
  if (minute < DAY_MINUTES / 3) return 'start';
  return minute > (DAY_MINUTES / 3) * 2 ? 'end' : 'middle';
}

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
  const x = anchor === 'middle' ? toPercentOfDay(at) : EDGES[anchor];
  return (
    <text className={className} x={x} y={toRem(y)} textAnchor={anchor}>
      {children}
    </text>
  );
}
