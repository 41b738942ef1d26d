import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from '../support/browser/fixtures';

const toggle = (page: Page) => page.locator('header').getByRole('button', { name: BOUTIQUE.labels.darkMode });
const expectDark = (page: Page) => expect(page.locator('html')).toContainClass('dark');

// DRK-01, DRK-02, DRK-03, DRK-04
test('the choice holds over a reload and on every kind of page', async ({ page, consoleErrors }) => {
  await page.setViewportSize(PHONE);
  await visit(page, BOUTIQUE.href);
  await toggle(page).click();
  await expectDark(page);
  consoleErrors.allow(/status of 404/);
  for (const path of [BOUTIQUE.href, `${VILLA.href}/room`, '/', '/about', '/nope']) {
    await visit(page, path);
    await expectDark(page);
  }
});

test('DRK-04: it follows a click from one brand to the other', async ({ page }) => {
  await visit(page, BOUTIQUE.href);
  await toggle(page).click();
  for (const path of [VILLA.href, '/']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await expectDark(page);
  }
});

test.describe('with dark stored', () => {
  test.use({ stored: { darkMode: 'true' } });

  for (const path of [BOUTIQUE.href, '/', '/nope']) {
    test(`DRK-05: ${path} is dark before its body is there`, async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(path);
      expect(await page.evaluate(() => 'darkAtBody' in window && window.darkAtBody)).toBe(true);
    });
  }
});

test('DRK-07: a first visit is light, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, BOUTIQUE.href);
  await expect(page.locator('html')).not.toContainClass('dark');
});
