import { getBrand, site } from '@/content';
import { expect, test, visit } from './support/test';

const boutique = getBrand('joya-boutique');
const villa = getBrand('beachsuites-villa');
const { notFound } = site;

test('RTE-20: an unknown address, an unknown room and a room of the other brand are not found', async ({
  request,
}) => {
  const unusedId = Math.max(...boutique.rooms.all.map(({ id }) => id)) + 1;
  for (const path of [
    '/nope',
    `/${boutique.id}X`,
    `/${boutique.id}/nope`,
    `/${villa.id}/nope/deeper`,
    `/x/${boutique.id}/y`,
    `/${boutique.id}/room/${unusedId}`,
    `/${boutique.id}/room/${villa.rooms.listed[0].id}`,
    `/${villa.id}/room/${boutique.rooms.listed[0].id}`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('RTE-20: an unknown address shows the 404 page, and 404 is its largest text', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, `/x/${boutique.id}/y`);
  consoleErrors.allow(/status of 404/);
  const sizes = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => [element.textContent, parseFloat(getComputedStyle(element).fontSize)] as const)
      .sort((one, two) => two[1] - one[1]),
  );
  expect(sizes[0]?.[0]).toBe(notFound.code);
  expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(80);
});

test('where the code of a page cannot be fetched, the page comes as a document and can be read', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, `/${villa.id}`);
  consoleErrors.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.locator(`#main-menu a[href="/${villa.id}/contact"]`).click();
  await page.waitForURL(`**/${villa.id}/contact`);
  await expect(page.getByRole('heading', { level: 1, name: villa.pages.contact.title })).toBeVisible();
  await expect(page.locator('header')).toBeVisible();
});

test('RTE-28: a slash at the end of an address leads to the same page', async ({ page, request }) => {
  for (const path of [`/${villa.id}`, `/${villa.id}/about`, villa.rooms.listed[0].href]) {
    const response = await request.get(`${path}/`);
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname.replace(/\/$/, '')).toBe(path);
  }
  await visit(page, `/${villa.id}/about/`);
  await expect(page).toHaveTitle(`${villa.siteType} - ${villa.pages.about.title}`);
  const current = page.locator('header nav [aria-current=page]');
  expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `/${villa.id}/about`,
  ]);
});
