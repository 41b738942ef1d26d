import { useSyncExternalStore } from 'react';
import { zanzibarMinute } from './opening';

const MINUTE_MS = 60_000;

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
  // a page that slept in the background is right again as soon as it is looked at
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Minutes since midnight in Zanzibar, each minute anew; null in the exported page, which knows no hour. */
export function useZanzibarMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => zanzibarMinute(new Date()),
    () => null,
  );
}
