'use client';

import { useHydrating } from '../ui/use-hydrating';

/** The current year; the year of the build until hydration (FTR-07). */
export function CurrentYear({ buildYear }: { readonly buildYear: number }) {
  return useHydrating() ? buildYear : new Date().getFullYear();
}
