import { checkPages } from '../browser/support/check-pages';
import { accessibilityFindings } from '../browser/support/findings';
import { VIEWPORTS } from '../browser/support/visitor';
import { exportedPaths } from '../support/exported';

checkPages(exportedPaths(), async (page, hasApp) => {
  // from the cache
  await page.reload();
  expect(await page.evaluate(() => window.readyAtLoad)).toBe(hasApp);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  // of all rules only this one looks at colours
  expect(await accessibilityFindings(page, 'color-contrast')).toEqual([]);
});
