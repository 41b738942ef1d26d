import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test } from '../../support/e2e/fixtures';
import { followMainMenuLink, visit } from '../../support/e2e/page-helpers';
import { unbranded } from '../../support/site';

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

test('a page whose code or data cannot be fetched is loaded as a document', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|Failed to (?:load|fetch)/);
  for (const files of ['**/_next/static/chunks/*.js', '**/*.txt?*']) {
    await visit(page, `/${VILLA.id}`);
    await page.route(files, (route) => route.abort());
    await followMainMenuLink(page, VILLA.pages.contact.href);
    await expect(page.getByRole('heading', { level: 1, name: VILLA.pages.contact.title })).toBeVisible();
    await page.unroute(files);
  }
});

test('RTE-28: an address with a slash at its end, or with repeated ones, is that of its page', async ({
  page,
  baseURL,
}) => {
  const { about, contact } = VILLA.pages;
  await visit(page, `/${VILLA.id}/about/`);
  await expect(page).toHaveTitle(`${VILLA.siteType} - ${about.title}`);
  await expect(page.locator('header nav [aria-current=page]')).toHaveAttribute('href', about.href);
  // a path that begins with two slashes names another host
  await visit(page, `${baseURL}//${VILLA.id}//about?a=//b#top`);
  await expect(page).toHaveURL(`${about.href}?a=//b#top`);
  await followMainMenuLink(page, contact.href);
  await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeVisible();
});
