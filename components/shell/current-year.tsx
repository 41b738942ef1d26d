'use client';

import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** The current year; the year of the build until hydration (FTR-07). */
export function CurrentYear({ buildYear }: { readonly buildYear: number }) {
  return useSyncExternalStore(
    noSubscription,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
