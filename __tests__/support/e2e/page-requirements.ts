import {
  getPageWeightAndRequestLimits,
  HOME_INITIAL_IMAGES_LIMIT_BYTES,
  LIGHTHOUSE_PHONE_CONTEXT_OPTIONS,
  watchTraffic,
} from '@/scripts/support/page-weight';
import { ENGLISH_BRAND_HOME_PATHS } from '../brands';
import { isContentAsHandedOver } from '../content-as-handed-over.mjs';
import { findTemplateErrors } from './find-template-errors';
import { DESKTOP, expect, test } from './fixtures';
import {
  findAccessibilityIssues,
  findBrokenWords,
  findOverflowingElements,
  setDefaultFontSize,
} from './layout-and-accessibility';
import { layoutShiftSum, watchLayoutShifts } from './layout-shifts';
import { scrollThrough, visit } from './page-helpers';

const MAP_ORIGIN = 'https://www.openstreetmap.org';
const LAYOUT_SHIFT_LIMIT = 0.01;
const CONTACT_PAGES = ENGLISH_BRAND_HOME_PATHS.map((home) => `${home}/contact`);

/** What is required of every page, on one visit: opening a page is most of the work. */
export function testPageRequirements(path: string): void {
  test.describe(path, () => {
    test.use({ ...LIGHTHOUSE_PHONE_CONTEXT_OPTIONS, loader: 'runs' });

    test(`${path} is light, still, accessible, as wide as the screen, and contacts no other site`, async ({
      page,
      consoleErrors,
      externalUrls,
    }) => {
      if (path === '/404') consoleErrors.allow(/status of 404/);
      await watchLayoutShifts(page);
      const traffic = await watchTraffic(page);
      await visit(page, path);
      const { bytes, requests, kinds } = await traffic.settled();
      // an owner may show more
      if (isContentAsHandedOver) {
        const isHome = ENGLISH_BRAND_HOME_PATHS.includes(path);
        const kind = path.includes('/room/') ? 'room' : 'other';
        const limit = getPageWeightAndRequestLimits(isHome ? 'home' : kind);
        expect.soft(bytes, `bytes: ${JSON.stringify(kinds)}`).toBeLessThanOrEqual(limit.bytes);
        expect.soft(requests, 'requests').toBeLessThanOrEqual(limit.requests);
        if (isHome)
          expect.soft(kinds.images, 'bytes of images').toBeLessThanOrEqual(HOME_INITIAL_IMAGES_LIMIT_BYTES);
      }
      expect.soft(await layoutShiftSum(page), 'layout shifts').toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await findAccessibilityIssues(page)).toEqual([]);
      expect.soft(await findTemplateErrors(page)).toEqual([]);

      await page.setViewportSize(DESKTOP);
      // carousels follow the size of the window in a later frame
      await expect.poll(() => findBrokenWords(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflowingElements(page), '320 px').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await setDefaultFontSize(page, 32);
      expect.soft(await findOverflowingElements(page), 'large text').toEqual([]);

      await scrollThrough(page);
      const externalOrigins = new Set(externalUrls.map((url) => new URL(url).origin));
      expect.soft([...externalOrigins]).toEqual(CONTACT_PAGES.includes(path) ? [MAP_ORIGIN] : []);
      expect.soft(await page.context().cookies(), 'cookies').toEqual([]);
    });
  });
}
