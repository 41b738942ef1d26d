import type { Page } from 'playwright-core';
import { BOUTIQUE, VILLA, type House } from './support/houses';
import { liftVeil, seen, visit } from './support/visitor';

/** The shell of the page is that of this brand. */
async function expectShellOf({ id, name, brand }: House, page: Page) {
  expect(await page.locator('html').getAttribute('data-brand')).toBe(id);
  await seen(page.locator('[data-loader]').getByText(name, { exact: true }));
  await seen(page.locator('header').getByText(name, { exact: true }));
  await seen(page.getByText(brand.footer.intro, { exact: true }));
  const booking = page.locator('header').getByRole('link', { name: brand.booking.navLabel });
  expect(await booking.getAttribute('href')).toBe(brand.booking.url);
}

test('BRD-10: from one brand to the other header, footer, loader and booking link change together', async () => {
  const page = await visit(BOUTIQUE.path, { loader: 'held' });
  await expectShellOf(BOUTIQUE, page);
  await liftVeil(page);
  await page.getByRole('contentinfo').locator('a[href="/"]').click();
  await page.waitForURL('**/');
  await page.locator(`main a[href="${VILLA.path}"]`).first().click();
  await page.waitForURL(`**${VILLA.path}`);
  await expectShellOf(VILLA, page);
});
