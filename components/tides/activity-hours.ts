import type { TideActivity } from '@/content/model/tides';
import type { TideDay, TideExtreme } from './tide-day';

export interface ActivityHours {
  /** Minutes since midnight in Zanzibar. */
  readonly from: number;
  readonly until: number;
  /** The high or low water around which the hours are. */
  readonly extreme: TideExtreme;
}

/** In minutes. The calculated times are accurate to about half an hour. */
const ROUNDED_TO = 30;
const SHORTEST = 60;

const rounded = (minute: number) => Math.round(minute / ROUNDED_TO) * ROUNDED_TO;

/** The hours of daylight in which the water is right for an activity. */
export function getActivityHours(
  activity: TideActivity,
  { extremes, sunrise, sunset }: TideDay,
): readonly ActivityHours[] {
  const { water, hoursBefore, hoursAfter, limit } = activity;
  const wantsHigh = water === 'high';
  return extremes
    .filter(({ isHigh, height }) => {
      const reachesLimit = limit === undefined || (wantsHigh ? height >= limit : height <= limit);
      return isHigh === wantsHigh && reachesLimit;
    })
    .map((extreme) => ({
      from: rounded(Math.max(extreme.minute - hoursBefore * 60, sunrise)),
      until: rounded(Math.min(extreme.minute + hoursAfter * 60, sunset)),
      extreme,
    }))
    .filter(({ from, until }) => until - from >= SHORTEST);
}

/** The day with most time for an activity, and of those the one whose water goes out furthest or comes in highest. */
export function findLongestActivityHours(
  activity: TideActivity,
  days: readonly TideDay[],
): { readonly day: TideDay; readonly hours: ActivityHours } | undefined {
  const sign = activity.water === 'high' ? -1 : 1;
  return days
    .flatMap((day) => getActivityHours(activity, day).map((hours) => ({ day, hours })))
    .sort(
      (a, b) =>
        b.hours.until - b.hours.from - (a.hours.until - a.hours.from) ||
        sign * (a.hours.extreme.height - b.hours.extreme.height),
    )[0];
}
