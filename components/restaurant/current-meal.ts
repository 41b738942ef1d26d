import type { MealHours } from '@/content/model/restaurant';

/** "13:30" as minutes since midnight. */
function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The meal that is served at this minute, exclusive of the closing minute. */
export function findMealServedAt(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens, closes }) => toMinutes(opens) <= minute && minute < toMinutes(closes));
}

/** The next meal; after the last one the first of tomorrow. */
export function findNextMealTodayOrTomorrow(
  list: readonly MealHours[],
  minute: number,
): MealHours | undefined {
  return list.find(({ opens }) => toMinutes(opens) > minute) ?? list[0];
}
