import type { MealHours } from '@/content/types';

const ZANZIBAR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Dar_es_Salaam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since midnight in Zanzibar. */
export function zanzibarMinute(moment: Date): number {
  return minuteOf(ZANZIBAR.format(moment));
}

/** "13:30" as minutes since midnight. */
function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The meal that is served at this minute; the closing minute itself is too late. */
export function mealServedAt(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens, closes }) => minuteOf(opens) <= minute && minute < minuteOf(closes));
}

/** The meal that opens next, tomorrow's first one late in the evening. */
export function nextMealAfter(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens }) => minuteOf(opens) > minute) ?? list[0];
}
