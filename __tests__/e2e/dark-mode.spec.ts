import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';

test('DRK-01, DRK-04, DRK-05: a choice is there in both brands and on every page, before its body is', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, BOUTIQUE.href);
  await page.locator('header').getByRole('button', { name: BOUTIQUE.labels.darkMode }).click();
  await expect(page.locator('html')).toContainClass('dark');
  for (const path of [VILLA.href, '/', '/nope']) {
    await page.goto(path);
    expect(await page.evaluate(() => 'darkAtBody' in window && window.darkAtBody), path).toBe(true);
  }
});
