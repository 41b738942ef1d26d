import type { DisplayPeriod } from '@/lib/display-periods';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { closest } from '../closest';
import { readFromLocalStorage, writeToStorage } from '../storage';

/**
 * Sets `data-dismissed` of `<html>` to the ids of the notices that the visitor has closed, again when the visitor
 * returns to the page, and handles the buttons marked `data-dismiss`. Where storage is blocked, a notice stays closed
 * until the page is left.
 */
export function handleNoticeDismissal(periods: readonly DisplayPeriod[]): void {
  let dismissed: readonly string[] = [];

  function update(): void {
    // other tabs and pages of the other house may have closed some in the meantime
    const stored = (readFromLocalStorage(LOCAL_STORAGE_KEYS.dismissedNotices) ?? '').split(' ');
    dismissed = [...new Set([...stored, ...dismissed])];
    document.documentElement.dataset.dismissed = dismissed.join(' ');
  }

  update();
  document.addEventListener('visibilitychange', update);
  document.addEventListener('click', ({ target }) => {
    const dismissedId = closest(target, '[data-dismiss]')?.dataset.dismiss;
    if (dismissedId === undefined) return;
    dismissed = [...dismissed, dismissedId];
    update();
    // forgets notices that no longer exist
    const existing = dismissed.filter((id) => periods.some((period) => period.id === id));
    writeToStorage(LOCAL_STORAGE_KEYS.dismissedNotices, existing.join(' '));
  });
}
