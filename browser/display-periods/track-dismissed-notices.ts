import type { DisplayPeriod } from '@/lib/display-periods';
import { LOCAL_KEYS } from '@/lib/storage-keys';
import { closest } from '../head/closest';
import { readStored, store } from '../head/storage';

/**
 * Marks the page with the notices that the visitor has closed, and follows the buttons marked `data-dismiss`. Where
 * storage is blocked a notice stays closed as long as the page is open.
 */
export function trackDismissedNotices(periods: readonly DisplayPeriod[]): void {
  const root = document.documentElement;
  root.dataset.dismissed = readStored(LOCAL_KEYS.dismissedNotices) ?? '';
  document.addEventListener('click', ({ target }) => {
    const dismissedId = closest(target, '[data-dismiss]')?.dataset.dismiss;
    if (dismissedId === undefined) return;
    // forgets notices that no longer exist
    const dismissed = [...(root.dataset.dismissed ?? '').split(' '), dismissedId].filter((id) =>
      periods.some((period) => period.id === id),
    );
    root.dataset.dismissed = dismissed.join(' ');
    store(LOCAL_KEYS.dismissedNotices, root.dataset.dismissed);
  });
}
