import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test } from '../support/e2e/fixtures';
import { followMainMenuLink, visit } from '../support/e2e/page-helpers';
import { unbranded } from '../support/site';

test('RTE-20: an unknown address is answered with 404 and a page with a large 404', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  const response = await page.goto(`/x/${BOUTIQUE.id}/y`);
  expect(response?.status()).toBe(404);
  const code = page.getByText(unbranded.notFound.code, { exact: true });
  expect(
    await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(80);
});

for (const [part, files] of [
  ['code', '**/_next/static/chunks/*.js'],
  ['data', '**/*.txt?*'],
] as const) {
  test(`a page whose ${part} cannot be fetched is loaded as a document`, async ({ page, consoleErrors }) => {
    await visit(page, `/${VILLA.id}`);
    consoleErrors.allow(/ERR_FAILED|Failed to (?:load|fetch)/);
    await page.route(files, (route) => route.abort());
    await followMainMenuLink(page, VILLA.pages.contact.href);
    await expect(page.getByRole('heading', { level: 1, name: VILLA.pages.contact.title })).toBeVisible();
  });
}

test('RTE-28: a page whose address ends in a slash knows where it is', async ({ page }) => {
  await visit(page, `/${VILLA.id}/about/`);
  await expect(page).toHaveTitle(`${VILLA.siteType} - ${VILLA.pages.about.title}`);
  await expect(page.locator('header nav [aria-current=page]')).toHaveAttribute('href', `/${VILLA.id}/about`);
});

test('a page whose address has repeated slashes works, under its own address', async ({ page, baseURL }) => {
  // a path that begins with two slashes names another host
  await visit(page, `${baseURL}//${VILLA.id}//about?a=//b#top`);
  await expect(page).toHaveURL(`/${VILLA.id}/about?a=//b#top`);
  await followMainMenuLink(page, VILLA.pages.contact.href);
  await expect(page.getByRole('heading', { level: 1, name: VILLA.pages.contact.title })).toBeVisible();
});
