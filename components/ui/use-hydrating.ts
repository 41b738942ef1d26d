import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** True on the server and while React hydrates its HTML; false at once in what a client-side navigation brings. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
}
