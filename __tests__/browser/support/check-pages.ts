import type { Page } from 'playwright-core';
import { site } from '@/content';
import { FONT_LIMIT, limitFor, PHONE, PICTURE_LIMIT, watchTraffic } from '@/scripts/page-weight.mjs';
import { HOMES } from './brands';
import { accessibilityFindings, overflowingElements } from './findings';
import { expectConsoleError, externalRequestsOf, visit } from './visitor';

const MAP_ORIGIN = 'https://www.openstreetmap.org';
const SHIFT_LIMIT = 0.01;

const CONTACT_PAGES = HOMES.map((home) => `${home}/contact`);

/**
 * Tests all that must hold on every page, in one visit each: opening a page is most of the work.
 * @param more what else is tested in that visit
 */
export function checkPages(
  paths: readonly string[],
  more?: (page: Page, hasApp: boolean) => Promise<unknown>,
): void {
  test.each(paths)(
    '%s: light on a phone, still, ready when it has loaded, calls nobody else, accessible, no wider than the screen, silent',
    async (path) => {
      // the page for what is not kept has no app
      const hasApp = path !== site.offline.href;
      let traffic: Awaited<ReturnType<typeof watchTraffic>> | undefined;
      const page = await visit(path, {
        loader: 'runs',
        context: PHONE,
        prepare: async (context, opened) => {
          if (path === '/404') expectConsoleError(opened, /status of 404/);
          await context.addInitScript(countShifts);
          await context.addInitScript(watchLoad);
          traffic = await watchTraffic(opened);
        },
      });

      const { bytes, requests, kinds } = await traffic!.settled();
      const limit = limitFor(HOMES.includes(path) ? 'home' : 'other');
      const weight = { bytes, requests, ...kinds };
      expect({ limit, weight, light: bytes <= limit.bytes && requests <= limit.requests }).toMatchObject({
        light: true,
      });
      expect(kinds.fonts).toBeLessThanOrEqual(FONT_LIMIT);
      if (HOMES.includes(path)) expect(kinds.pictures).toBeLessThanOrEqual(PICTURE_LIMIT);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(SHIFT_LIMIT);
      expect(await page.evaluate(() => window.readyAtLoad)).toBe(hasApp);

      await scrollThrough(page);
      expect(await page.evaluate(repeatedScripts)).toEqual([]);

      expect(await page.locator('h1').count()).toBe(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await accessibilityFindings(page)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowingElements(page)).toEqual([]);
      // text at twice its size
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflowingElements(page)).toEqual([]);

      const others = new Set(externalRequestsOf(page).map((url) => new URL(url).origin));
      expect([...others]).toEqual(CONTACT_PAGES.includes(path) ? [MAP_ORIGIN] : []);
      expect(await page.context().cookies()).toEqual([]);
      await more?.(page, hasApp);
    },
  );
}

declare global {
  interface Window {
    shifted: number;
    /** The scripts of the app ran before `load`. */
    readyAtLoad: boolean;
    TURBOPACK?: unknown;
  }
}

/** Runs in the browser before the page does. */
function countShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the browser before the page does. Scripts wait in an array until the runtime, which comes last, runs them. */
function watchLoad(): void {
  window.addEventListener('load', () => {
    window.readyAtLoad = window.TURBOPACK !== undefined && !Array.isArray(window.TURBOPACK);
  });
}

/** Runs in the browser. Scripts that stand in the page twice have been run twice. */
function repeatedScripts(): readonly string[] {
  const addresses = [...document.scripts].map(({ src }) => src).filter(Boolean);
  return addresses.filter((address, index) => addresses.indexOf(address) !== index);
}

/** Down to the end: what loads late loads now. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}
