import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from './support/test';

const toggle = (page: Page) =>
  page.locator('header').getByRole('button', { name: BOUTIQUE.brand.labels.darkMode });
const expectDark = (page: Page) => expect(page.locator('html')).toContainClass('dark');

test('DRK-01, DRK-02, DRK-03, DRK-04: the choice holds over a reload, other pages, the other brand, "/" and the 404 page', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, BOUTIQUE.path);
  await toggle(page).click();
  await expectDark(page);
  consoleErrors.allow(/status of 404/);
  for (const path of [BOUTIQUE.path, `${VILLA.path}/room`, '/', '/about', '/nope']) {
    await visit(page, path);
    await expectDark(page);
  }
});

test('DRK-04: it follows a click from one brand to the other', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  await toggle(page).click();
  for (const path of [VILLA.path, '/']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await expectDark(page);
  }
});

test.describe('with dark stored', () => {
  test.use({ stored: { darkMode: 'true' } });

  for (const path of [BOUTIQUE.path, '/', '/nope']) {
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
  await visit(page, BOUTIQUE.path);
  await expect(page.locator('html')).not.toContainClass('dark');
});
