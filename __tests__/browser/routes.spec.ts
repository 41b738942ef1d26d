import { unbranded } from '@/content';
import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, visit } from '../support/browser/fixtures';

const boutique = BOUTIQUE;
const villa = VILLA;

test('RTE-20: unknown addresses and rooms of the other brand are not found', async ({ request }) => {
  const unusedId = Math.max(...boutique.rooms.all.map(({ id }) => id)) + 1;
  for (const path of [
    '/nope',
    `/${boutique.id}X`,
    `/${villa.id}/nope/deeper`,
    `/${boutique.id}/room/${unusedId}`,
    `/${boutique.id}/room/${villa.rooms.listed[0].id}`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('RTE-20: an unknown address shows the 404 page, with a large 404', async ({ page, consoleErrors }) => {
  await visit(page, `/x/${boutique.id}/y`);
  consoleErrors.allow(/status of 404/);
  const code = page.getByText(unbranded.notFound.code, { exact: true });
  expect(
    await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(80);
});

test('a page whose code cannot be fetched is loaded as a document', async ({ page, consoleErrors }) => {
  await visit(page, `/${villa.id}`);
  consoleErrors.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.locator(`#main-menu a[href="/${villa.id}/contact"]`).click();
  await page.waitForURL(`**/${villa.id}/contact`);
  await expect(page.getByRole('heading', { level: 1, name: villa.pages.contact.title })).toBeVisible();
});

test('RTE-28: a page whose address ends in a slash knows where it is', async ({ page }) => {
  await visit(page, `/${villa.id}/about/`);
  await expect(page).toHaveTitle(`${villa.siteType} - ${villa.pages.about.title}`);
  await expect(page.locator('header nav [aria-current=page]')).toHaveAttribute('href', `/${villa.id}/about`);
});
