import { useSyncExternalStore } from 'react';
import { motionPaused } from '../shell/preference';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  const stopFollowingSwitch = motionPaused.subscribe(listener);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
    stopFollowingSwitch();
  };
}

/** Whether things may move by themselves: neither the system nor the "Pause motion" switch says no. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(REDUCED_MOTION).matches && !motionPaused.read(),
    () => false,
  );
}
