import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on the page as it is now. @param rules all by default */
export async function findAccessibilityIssues(page: Page, ...rules: string[]): Promise<string[]> {
  // injected once for a document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // nodes that pass are not listed; frames here are of other hosts
    (options) => window.axe.run({ ...options, resultTypes: ['violations'], iframes: false }),
    // the rule that WCAG 2.2 adds is off by default
    rules.length > 0 ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').pop()?.trim()}`,
    ),
  );
}

/** The element that overflows the viewport, if any. */
export function findOverflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName} ${element.className} ends at ${element.getBoundingClientRect().right}`,
      );
  });
}
