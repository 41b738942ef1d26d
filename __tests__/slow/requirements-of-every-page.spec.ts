import { translatedLanguages } from '@/content/i18n/languages';
import { expect, test } from '../support/e2e/fixtures';
import {
  findAccessibilityIssues,
  findOverflowingElements,
  setDefaultFontSize,
} from '../support/e2e/layout-and-accessibility';
import { visit } from '../support/e2e/page-helpers';
import { testPageRequirements } from '../support/e2e/page-requirements';
import { listExportedEnglishPaths, listExportedPathsInLanguage } from '../support/exported-site';

for (const path of listExportedEnglishPaths()) {
  testPageRequirements(path);

  test.describe('in the dark theme', () => {
    test.use({ stored: { darkMode: 'true' } });

    test(`the colours of ${path} are readable`, async ({ page, consoleErrors }) => {
      if (path === '/404') consoleErrors.allow(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      // of all rules only this one looks at colours
      expect(await findAccessibilityIssues(page, 'color-contrast')).toEqual([]);
    });
  });
}

// the same components as in English, with longer words
for (const path of translatedLanguages.flatMap(({ code }) => listExportedPathsInLanguage(code))) {
  test(`${path} is accessible and not wider than the screen, with large text too`, async ({
    page,
    consoleErrors,
  }) => {
    if (path.endsWith('/404')) consoleErrors.allow(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflowingElements(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await setDefaultFontSize(page, 32);
    expect(await findOverflowingElements(page)).toEqual([]);
  });
}
