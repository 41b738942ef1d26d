import { getActivePeriodIds, type DisplayPeriod } from '@/lib/display-periods';
import { getZanzibarDate } from '@/lib/zanzibar-time';

/**
 * Sets `data-current` of `<html>` to the ids of the periods that include today's date in Zanzibar: before the first
 * paint, and again when the visitor returns to the page.
 */
export function markActivePeriods(periods: readonly DisplayPeriod[]): void {
  function update(): void {
    document.documentElement.dataset.current = getActivePeriodIds(
      periods,
      getZanzibarDate(new Date(Date.now())),
    );
  }

  update();
  document.addEventListener('visibilitychange', update);
}
