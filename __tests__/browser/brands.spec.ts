import { bookingToday, BOUTIQUE, VILLA, type ExpectedBrand } from '../support/brands';
import { expect, test, visit, type Page } from './support/test';

/** The shell of the page is that of this brand. */
async function expectShellOf({ id, name, brand }: ExpectedBrand, page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-brand', id);
  await expect(page.locator('[data-loader]').getByText(name, { exact: true })).toBeVisible();
  await expect(page.locator('header').getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(brand.footer.intro, { exact: true })).toBeVisible();
  const { navLabel, url } = bookingToday(brand);
  const booking = page.locator('header').getByRole('link', { name: navLabel });
  await expect(booking).toHaveAttribute('href', url);
}

test.describe(() => {
  test.use({ loader: 'frozen' });
  test('BRD-10: from one brand to the other header, footer, loader and booking link change together', async ({
    page,
  }) => {
    await visit(page, BOUTIQUE.path);
    await expectShellOf(BOUTIQUE, page);
    await page.keyboard.press('Shift'); // a key lets the loader leave
    await page.getByRole('contentinfo').locator('a[href="/"]').click();
    await page.waitForURL('**/');
    await page.locator(`main a[href="${VILLA.path}"]`).first().click();
    await page.waitForURL(`**${VILLA.path}`);
    await expectShellOf(VILLA, page);
  });
});
