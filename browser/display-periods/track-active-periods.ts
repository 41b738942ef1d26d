import type { DisplayPeriod } from '@/content/model/scheduled-entries';
import { activePeriodIds } from '@/lib/display-periods';
import { LOCAL_KEYS } from '@/lib/storage-keys';
import { zanzibarDate } from '@/lib/zanzibar-clock';
import { closest } from '../head/closest';

/**
 * Marks the page with the periods in which the day in Zanzibar lies, and with the notices that were closed: before
 * the first paint, and again when the visitor returns to the page. Follows the buttons marked `data-dismiss`.
 */
export function trackActivePeriods(periods: readonly DisplayPeriod[]): void {
  const root = document.documentElement;
  let dismissed: readonly string[] = [];
  try {
    dismissed = (localStorage.getItem(LOCAL_KEYS.dismissedNotices) ?? '').split(' ');
  } catch {}

  function update(): void {
    root.dataset.current = activePeriodIds(periods, zanzibarDate(new Date(Date.now())));
    root.dataset.dismissed = dismissed.join(' ');
  }

  update();
  document.addEventListener('visibilitychange', update);
  document.addEventListener('click', ({ target }) => {
    const dismissedId = closest(target, '[data-dismiss]')?.dataset.dismiss;
    if (dismissedId === undefined) return;
    // forgets notices that no longer exist
    dismissed = [...dismissed, dismissedId].filter((id) => periods.some((period) => period.id === id));
    update();
    try {
      localStorage.setItem(LOCAL_KEYS.dismissedNotices, dismissed.join(' '));
    } catch {}
  });
}
