import { checkPage } from '../browser/check-page';
import { accessibilityFindings } from '../browser/support/findings';
import { expect, test, visit } from '../browser/support/test';
import { exportedPaths } from '../support/exported';

for (const path of exportedPaths()) {
  checkPage(path);

  test.describe('in the dark theme', () => {
    test.use({ stored: { darkMode: 'true' } });

    test(`the colours of ${path} are readable`, async ({ page, consoleErrors }) => {
      if (path === '/404') consoleErrors.allow(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      // of all rules only this one looks at colours
      expect(await accessibilityFindings(page, 'color-contrast')).toEqual([]);
    });
  });
}
