'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year of the visit; of the build until the page comes to life (FTR-07). */
export function CurrentYear({ builtIn }: { readonly builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
