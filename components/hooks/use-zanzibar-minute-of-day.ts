import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/time-units';
import { getZanzibarMinuteOfDay } from '@/lib/zanzibar-time';

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
