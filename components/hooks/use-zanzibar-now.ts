import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/time-units';
import { getZanzibarMinuteOfDay, getZanzibarDate } from '@/lib/zanzibar-time';

function everyMinute(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  // timers stop in background tabs, so update when the tab is shown again
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Minutes since midnight in Zanzibar, updated every minute; null in the exported HTML. */
export function useZanzibarMinuteOfDay(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => getZanzibarMinuteOfDay(new Date()),
    () => null,
  );
}

export interface ZanzibarNow {
  /** Like "2026-12-24". */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** The day and the minute in Zanzibar, wherever the visitor is; null in the exported HTML. */
export function useZanzibarNow(): ZanzibarNow | null {
  const minute = useZanzibarMinuteOfDay();
  return minute === null ? null : { date: getZanzibarDate(new Date()), minute };
}
