import { languages } from '@/content/languages';
import { accessibilityFindings, overflowingElements } from '../../browser/support/findings';
import { expect, test, visit } from '../../browser/support/test';
import { exportedPathsIn } from '../../support/exported';

const WIDTHS = [320, 768, 1440];

// The pages in English have more to pass: __tests__/slow/every-page.
for (const path of languages.slice(1).flatMap(({ code }) => exportedPathsIn(code))) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, consoleErrors }) => {
      if (path.endsWith('/404')) consoleErrors.allow(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
    });

    test(`${path} is accessible`, async ({ page }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test(`${path} is not wider than the screen, also with text of twice the size`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowingElements(page), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflowingElements(page)).toEqual([]);
    });
  });
}
