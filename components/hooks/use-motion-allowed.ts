import { useSyncExternalStore } from 'react';

export const getReducedMotionQuery = (): MediaQueryList =>
  window.matchMedia('(prefers-reduced-motion: reduce)');

/** False under reduced motion and while "Pause motion" is on. */
export const isMotionAllowed = (): boolean =>
  !getReducedMotionQuery().matches && document.documentElement.dataset.motion !== 'paused';

function subscribe(listener: () => void) {
  const query = getReducedMotionQuery();
  query.addEventListener('change', listener);
  // set by the "Pause motion" switch, see browser/head/init-dark-mode-and-motion.ts
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', listener);
    observer.disconnect();
  };
}

/** The current value of `isMotionAllowed`; false in the exported HTML. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, isMotionAllowed, () => false);
}
