import { expect, test, type Page } from '@playwright/test';
import {
  getPageWeightAndRequestLimits,
  HOME_INITIAL_IMAGES_LIMIT_BYTES,
  LIGHTHOUSE_PHONE_CONTEXT_OPTIONS,
  watchTraffic,
} from '@/scripts/support/page-weight';
import { ENGLISH_BRAND_HOME_PATHS } from '../brands';
import { isContentAsHandedOver } from '../content-as-handed-over.mjs';
import { findMarkupFaults } from './find-markup-faults';
import { collectConsoleErrors, collectExternalUrls, type ConsoleErrors } from './fixtures';
import {
  findAccessibilityIssues,
  findOverflowingElements,
  setDefaultFontSize,
} from './layout-and-accessibility';
import { layoutShiftSum, watchLayoutShifts } from './layout-shifts';
import { scrollThrough, visit } from './page-helpers';

const MAP_ORIGIN = 'https://www.openstreetmap.org';
const LAYOUT_SHIFT_LIMIT = 0.01;
const CONTACT_PAGES = ENGLISH_BRAND_HOME_PATHS.map((home) => `${home}/contact`);

/** Requirements of every page. Its tests share one visit: opening a page is most of the work. */
export function testPageRequirements(path: string): void {
  const isHome = ENGLISH_BRAND_HOME_PATHS.includes(path);

  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    let page: Page;
    let traffic: Awaited<ReturnType<typeof watchTraffic>>;
    let consoleErrors: ConsoleErrors;
    let externalUrls: string[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage(LIGHTHOUSE_PHONE_CONTEXT_OPTIONS);
      consoleErrors = collectConsoleErrors(page.context());
      externalUrls = collectExternalUrls(page.context());
      await watchLayoutShifts(page);
      traffic = await watchTraffic(page);
      await visit(page, path);
    });

    test.afterAll(() => page.context().close());

    test(`${path} is light on a phone`, async () => {
      test.skip(!isContentAsHandedOver, 'an owner may show more than was handed over');
      const { bytes, requests, kinds } = await traffic.settled();
      const limit = getPageWeightAndRequestLimits(isHome ? 'home' : 'other');
      expect.soft(bytes, `bytes: ${JSON.stringify(kinds)}`).toBeLessThanOrEqual(limit.bytes);
      expect.soft(requests, 'requests').toBeLessThanOrEqual(limit.requests);
      if (isHome)
        expect.soft(kinds.images, 'bytes of images').toBeLessThanOrEqual(HOME_INITIAL_IMAGES_LIMIT_BYTES);
    });

    test(`${path} does not move while it loads`, async () => {
      expect(await layoutShiftSum(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    });

    test(`${path} is accessible`, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await findAccessibilityIssues(page)).toEqual([]);
    });

    test(`${path} has no empty element, code word or duplicate id`, async () => {
      expect(await findMarkupFaults(page)).toEqual([]);
    });

    test(`${path} is not wider than the screen, with large text too`, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findOverflowingElements(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await setDefaultFontSize(page, 32);
      expect(await findOverflowingElements(page)).toEqual([]);
      await setDefaultFontSize(page, 16);
    });

    test(`${path} contacts no other site and sets no cookie`, async () => {
      await scrollThrough(page);
      const externalOrigins = new Set(externalUrls.map((url) => new URL(url).origin));
      expect([...externalOrigins]).toEqual(CONTACT_PAGES.includes(path) ? [MAP_ORIGIN] : []);
      expect(await page.context().cookies()).toEqual([]);
    });

    test(`${path} logs no console error`, () => {
      if (path === '/404') consoleErrors.allow(/status of 404/);
      expect(consoleErrors.unexpected).toEqual([]);
    });
  });
}
