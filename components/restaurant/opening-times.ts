import type { MealHours } from '@/content';

const ZANZIBAR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Dar_es_Salaam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since midnight in Zanzibar. */
export function zanzibarMinute(moment: Date): number {
  return toMinutes(ZANZIBAR.format(moment));
}

/** "13:30" as minutes since midnight. */
function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The meal that is served at this minute, exclusive of the closing minute. */
export function mealServedAt(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens, closes }) => toMinutes(opens) <= minute && minute < toMinutes(closes));
}

/** The next meal; after the last one the first of tomorrow. */
export function nextMealAfter(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens }) => toMinutes(opens) > minute) ?? list[0];
}
