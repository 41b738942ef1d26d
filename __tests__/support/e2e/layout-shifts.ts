import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShiftSum: number;
  }
}

/** Counts the layout shifts of each document that `page` loads from now on. */
export function watchLayoutShifts(page: Page) {
  return page.addInitScript(() => {
    window.layoutShiftSum = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShiftSum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShiftSum = (page: Page): Promise<number> => page.evaluate(() => window.layoutShiftSum);
