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
  let dismissed = (readFromLocalStorage(LOCAL_STORAGE_KEYS.dismissedNotices) ?? '').split(' ');

  function update(): void {
    document.documentElement.dataset.dismissed = dismissed.join(' ');
  }

  update();
  document.addEventListener('visibilitychange', update);
  document.addEventListener('click', ({ target }) => {
    const dismissedId = closest(target, '[data-dismiss]')?.dataset.dismiss;
    if (dismissedId === undefined) return;
    // forgets notices that no longer exist
    dismissed = [...dismissed, dismissedId].filter((id) => periods.some((period) => period.id === id));
    update();
    writeToStorage(LOCAL_STORAGE_KEYS.dismissedNotices, dismissed.join(' '));
  });
}
