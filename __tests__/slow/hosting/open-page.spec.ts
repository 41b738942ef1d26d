import { getBrand } from '@/content';
import { readExported } from '../../support/exported';
import { expect, test, visit, type BrowserContext, type Page } from '../../browser/support/test';

// A page stays open while a new version of the site is put online: what its links fetch is of the new version.

const { header, pages } = getBrand('joya-boutique');
const TOURS = pages['tours-activities'];
const LABEL = header.nav.find(({ href }) => href === TOURS.href)?.label ?? '';
const [, BUILD_ID = ''] = /"b":"([^"]+)"/.exec(readExported('/joya-boutique.txt').toString()) ?? [];

/** From now on the data of pages comes from another version. */
const putOnline = (context: BrowserContext, change: (data: string) => string) =>
  context.route('**/*.txt?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const startOfDocument = (page: Page) => page.evaluate(() => performance.timeOrigin);
const follow = (page: Page) =>
  page.locator('#main-menu').getByRole('link', { name: LABEL, exact: true }).click();

test.beforeEach(({ page }) => visit(page, '/joya-boutique/about'));

test('where only words have changed, the next link shows them without a reload', async ({ page }) => {
  const document = await startOfDocument(page);
  await putOnline(page.context(), (data) => data.replaceAll(TOURS.title, 'Tours and more trips'));
  await follow(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Tours and more trips' })).toBeVisible();
  expect(await startOfDocument(page)).toBe(document);
});

test('where the code has changed, the next link loads the page of the new version whole', async ({
  page,
}) => {
  expect(BUILD_ID).toMatch(/^[0-9a-f]{16}$/);
  const document = await startOfDocument(page);
  await putOnline(page.context(), (data) => data.replaceAll(BUILD_ID, BUILD_ID.replace(/./g, '0')));
  await follow(page);
  await expect(page.getByRole('heading', { level: 1, name: TOURS.title })).toBeVisible();
  expect(await startOfDocument(page)).not.toBe(document);
});
