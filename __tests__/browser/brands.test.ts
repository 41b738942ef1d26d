import type { Page } from 'playwright-core';
import { bookingToday, BOUTIQUE, VILLA, type ExpectedBrand } from './support/brands';
import { skipLoader, visit } from './support/visitor';
import { expectVisible } from './support/wait';

/** The shell of the page is that of this brand. */
async function expectShellOf({ id, name, brand }: ExpectedBrand, page: Page) {
  expect(await page.locator('html').getAttribute('data-brand')).toBe(id);
  await expectVisible(page.locator('[data-loader]').getByText(name, { exact: true }));
  await expectVisible(page.locator('header').getByText(name, { exact: true }));
  await expectVisible(page.getByText(brand.footer.intro, { exact: true }));
  const { navLabel, url } = bookingToday(brand);
  const booking = page.locator('header').getByRole('link', { name: navLabel });
  expect(await booking.getAttribute('href')).toBe(url);
}

test('BRD-10: from one brand to the other header, footer, loader and booking link change together', async () => {
  const page = await visit(BOUTIQUE.path, { loader: 'frozen' });
  await expectShellOf(BOUTIQUE, page);
  await skipLoader(page);
  await page.getByRole('contentinfo').locator('a[href="/"]').click();
  await page.waitForURL('**/');
  await page.locator(`main a[href="${VILLA.path}"]`).first().click();
  await page.waitForURL(`**${VILLA.path}`);
  await expectShellOf(VILLA, page);
});
