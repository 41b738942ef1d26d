import { languages, translatedLanguages } from '@/content/i18n/languages';
import { expect, test } from '../support/e2e/fixtures';
import {
  findAccessibilityIssues,
  findOverflowingElements,
  setDefaultFontSize,
} from '../support/e2e/layout-and-accessibility';
import { visit } from '../support/e2e/page-helpers';
import { testPageRequirements } from '../support/e2e/page-requirements';
import { listExportedEnglishPaths } from '../support/exported-site';
import { listPagesOfEachKind } from '../support/list-pages-of-each-kind';

for (const path of listExportedEnglishPaths()) testPageRequirements(path);

// the same components everywhere, whose colours are tokens
test.describe('in dark mode', () => {
  test.use({ stored: { darkMode: 'true' }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of listPagesOfEachKind(languages[0].code))
    test(`the colours of ${path} are readable`, async ({ page, consoleErrors }) => {
      if (path === '/404') consoleErrors.allow(/status of 404/);
      await visit(page, path);
      // of all rules only this one looks at colours
      expect(await findAccessibilityIssues(page, 'color-contrast')).toEqual([]);
    });
});

// the same components as in English, with longer words
test.describe('in another language', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of translatedLanguages.flatMap(({ code }) => listPagesOfEachKind(code)))
    test(`${path} is accessible and not wider than the screen, with large text too`, async ({ page }) => {
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
});
