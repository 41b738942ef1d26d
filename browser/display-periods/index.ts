import { getCurrentPeriodIds, type DisplayPeriod } from '@/lib/display-periods';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { getZanzibarDate } from '@/lib/zanzibar-time';
import { onClick } from '../closest';
import { readFromLocalStorage, writeToStorage } from '../storage';

// app/_components/root-layout.tsx defines this constant when it bundles the script
declare const periods: readonly DisplayPeriod[];

/**
 * Sets `data-current` of `<html>` to the ids of the periods that include today's date in Zanzibar: before the first
 * paint, and again when the visitor returns to the page.
 */
function markCurrentPeriods(): void {
  function update(): void {
    document.documentElement.dataset.current = getCurrentPeriodIds(
      periods,
      getZanzibarDate(new Date(Date.now())),
    );
  }

  update();
  document.addEventListener('visibilitychange', update);
}

/**
 * Sets `data-dismissed` of `<html>` to the ids of the notices that the visitor has closed, again when the visitor
 * returns to the page, and handles the buttons marked `data-dismiss`. Where storage is blocked, a notice stays closed
 * until the page is left.
 */
function handleNoticeDismissal(): void {
  let dismissed: readonly string[] = [];

  function update(): void {
    // other tabs and pages of the other house may have closed some in the meantime
    const stored = (readFromLocalStorage(LOCAL_STORAGE_KEYS.dismissedNotices) ?? '').split(' ');
    dismissed = [...new Set([...stored, ...dismissed])];
    document.documentElement.dataset.dismissed = dismissed.join(' ');
  }

  update();
  document.addEventListener('visibilitychange', update);
  onClick('[data-dismiss]', ({ dataset: { dismiss = '' } }) => {
    dismissed = [...dismissed, dismiss];
    update();
    // forgets notices that no longer exist
    const existing = dismissed.filter((id) => periods.some((period) => period.id === id));
    writeToStorage(LOCAL_STORAGE_KEYS.dismissedNotices, existing.join(' '));
  });
}

markCurrentPeriods();
handleNoticeDismissal();
