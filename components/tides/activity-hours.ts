import type { TideActivity } from '@/content';
import type { SeaDay, Turn } from './almanac';

export interface Hours {
  /** Minutes since midnight in Zanzibar. */
  readonly from: number;
  readonly until: number;
  /** The high or low water that they are about. */
  readonly turn: Turn;
}

/** Times are exact to half an hour, so no more is said. */
const ROUNDED_TO = 30;
const SHORTEST = 60;

const rounded = (minute: number) => Math.round(minute / ROUNDED_TO) * ROUNDED_TO;

/** The hours of daylight in which the water is right for an activity. */
export function hoursFor(activity: TideActivity, { turns, sunrise, sunset }: SeaDay): readonly Hours[] {
  const { water, hoursBefore, hoursAfter, limit } = activity;
  const wantsHigh = water === 'high';
  return turns
    .filter(({ isHigh, height }) => {
      const isFar = limit === undefined || (wantsHigh ? height >= limit : height <= limit);
      return isHigh === wantsHigh && isFar;
    })
    .map((turn) => ({
      from: rounded(Math.max(turn.minute - hoursBefore * 60, sunrise)),
      until: rounded(Math.min(turn.minute + hoursAfter * 60, sunset)),
      turn,
    }))
    .filter(({ from, until }) => until - from >= SHORTEST);
}

/** The day with most time for an activity, and of those the one whose water goes out furthest or comes in highest. */
export function bestHours(
  activity: TideActivity,
  days: readonly SeaDay[],
): { readonly day: SeaDay; readonly hours: Hours } | undefined {
  const sign = activity.water === 'high' ? -1 : 1;
  return days
    .flatMap((day) => hoursFor(activity, day).map((hours) => ({ day, hours })))
    .sort(
      (one, other) =>
        other.hours.until - other.hours.from - (one.hours.until - one.hours.from) ||
        sign * (one.hours.turn.height - other.hours.turn.height),
    )[0];
}
