import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { exportedPaths } from './support/export';
import { expectComplaint, visit } from './support/visitor';

const PATHS = exportedPaths().map((path) => (path === '/404' ? '/nope' : path));

test.each(PATHS)(
  '%s: one heading, no sideways scrolling, no accessibility finding, no complaint',
  async (path) => {
    const page = await visit(path, { reducedMotion: true });
    if (path === '/nope') expectComplaint(page, /status of 404/);

    expect(await page.locator('h1').count()).toBe(1);
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      expect({ theme, findings: await findings(page) }).toEqual({ theme, findings: [] });
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
  },
);

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').pop()?.trim()}`,
    ),
  );
}

/** What makes the page wider than the screen, if it is. */
function tooWide(page: Page): Promise<string[]> {
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
