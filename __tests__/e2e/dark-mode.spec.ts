import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';

const expectDark = (page: Page) => expect(page.locator('html')).toContainClass('dark');

test('DRK-01, DRK-04: the choice follows a click from one brand to the other', async ({ page }) => {
  await visit(page, BOUTIQUE.href);
  await page.locator('header').getByRole('button', { name: BOUTIQUE.labels.darkMode }).click();
  await expectDark(page);
  for (const path of [VILLA.href, '/']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await expectDark(page);
  }
});

test.describe('with dark stored', () => {
  test.use({ stored: { darkMode: 'true' } });

  test('DRK-04, DRK-05: every page is dark before its body is there', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of [BOUTIQUE.href, '/', '/nope']) {
      await page.goto(path);
      expect(await page.evaluate(() => 'darkAtBody' in window && window.darkAtBody), path).toBe(true);
    }
  });
});

test('DRK-07: a first visit is light, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, BOUTIQUE.href);
  await expect(page.locator('html')).not.toContainClass('dark');
});
