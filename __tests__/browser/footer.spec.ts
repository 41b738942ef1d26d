import { VILLA } from '../support/brands';
import { expect, test, visit, type Page } from './support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

test('FTR-06: an empty telephone takes no room', async ({ page }) => {
  await visit(page, VILLA.path);
  const phone = footer(page).locator('li:empty, li:has(> a[href^="tel:"])');
  await expect(phone).toHaveCount(1);
  await phone.evaluate((item) => item.replaceChildren());
  await expect(phone).toBeHidden();
});

test('FTR-07: the year is that of the visit, not of the build', async ({ page }) => {
  await page.clock.install({ time: '2031-06-01T10:00:00' });
  await visit(page, `${VILLA.path}/about`);
  await expect(footer(page)).toContainText('© 2031');
});
