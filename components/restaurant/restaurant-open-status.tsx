'use client';

import type { MealHours, OpenNowLabels } from '@/content/model/restaurant';
import { interpolate } from '@/lib/interpolate';
import { ChangingText } from '../ui/changing-text';
import styles from './restaurant-opening-hours.module.css';
import { useZanzibarMinuteOfDay } from '../hooks/use-zanzibar-now';

interface RestaurantOpenStatusProps {
  readonly mealHours: readonly MealHours[];
  readonly labels: OpenNowLabels;
  /** Period in which the restaurant is closed; see display-period-styles.tsx. */
  readonly hideDuring: string | undefined;
}

/** Whether the kitchen is open now, in the time zone of Zanzibar. */
export function RestaurantOpenStatus({ mealHours, labels, hideDuring }: RestaurantOpenStatusProps) {
  const minute = useZanzibarMinuteOfDay();
  const served = minute === null ? undefined : findMealServedAt(mealHours, minute);
  const next = minute === null ? undefined : findNextMealTodayOrTomorrow(mealHours, minute);
  return (
    <p className={styles.now} data-open={served !== undefined} data-hide-during={hideDuring}>
      <ChangingText>
        {served
          ? interpolate(labels.open, { meal: served.meal, time: served.closesText })
          : next && interpolate(labels.closed, { meal: next.meal, time: next.opensText })}
      </ChangingText>
    </p>
  );
}

/** Dot before the meal that is served now. */
export function ServedNowIndicator({
  mealHours,
  meal,
  hideDuring,
}: Pick<RestaurantOpenStatusProps, 'mealHours' | 'hideDuring'> & { readonly meal: string }) {
  const minute = useZanzibarMinuteOfDay();
  const isServed = minute !== null && findMealServedAt(mealHours, minute)?.meal === meal;
  return (
    <span
      className={styles.indicator}
      data-served={isServed}
      data-hide-during={hideDuring}
      aria-hidden="true"
    />
  );
}

/** "13:30" as minutes since midnight. */
function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The meal that is served at this minute, exclusive of the closing minute. */
function findMealServedAt(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens, closes }) => toMinutes(opens) <= minute && minute < toMinutes(closes));
}

/** The next meal; after the last one the first of tomorrow. */
function findNextMealTodayOrTomorrow(list: readonly MealHours[], minute: number): MealHours | undefined {
  return list.find(({ opens }) => toMinutes(opens) > minute) ?? list[0];
}
