import { BOUTIQUE, VILLA } from '../support/brands';
import { isContentAsHandedOver } from '../support/content-as-handed-over.mjs';
import { expect, test } from '../support/e2e/fixtures';
import { scrollThrough, visit } from '../support/e2e/page-helpers';

/** Greatest heights in px, in windows of 1440x900 and 390x844. */
const LIMITS: Readonly<Record<string, readonly [desktop: number, phone: number]>> = {
  [VILLA.href]: [9300, 9500],
  [BOUTIQUE.href]: [9680, 9500],
  [VILLA.rooms.listed[0]!.href]: [4800, 6500],
  [BOUTIQUE.rooms.listed[0]!.href]: [4800, 6500],
};

test.skip(!isContentAsHandedOver, 'an owner may say more');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, [desktop, phone]] of Object.entries(LIMITS)) {
  test(`${path} is not too long to scroll through`, async ({ page }) => {
    for (const [width, height, limit] of [
      [1440, 900, desktop],
      [390, 844, phone],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await scrollThrough(page);
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(pageHeight, `at ${width}`).toBeLessThanOrEqual(limit);
    }
  });
}
