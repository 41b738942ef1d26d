'use client';

import { useSyncExternalStore } from 'react';

/** The year of the visit; that of the build in the exported HTML (FTR-07). */
export function CurrentYear({ buildYear }: { readonly buildYear: number }) {
  const year = useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => buildYear,
  );
  return <span key={year}>{year}</span>;
}
