import { BOUTIQUE } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';
import { readExported } from '../../support/exported-site';

// A page stays open while a new version of the site is put online: what its links fetch is of the new version.

const { href, title } = BOUTIQUE.pages['tours-activities'];
const [, BUILD_ID = ''] = /"b":"([0-9a-f]{16})"/.exec(readExported('/joya-boutique.txt').toString()) ?? [];

const startOfDocument = (page: Page) => page.evaluate(() => performance.timeOrigin);

for (const [what, before, after, isSame] of [
  ['only words have changed, the next link shows them without a reload', title, 'More trips', true],
  ['the code has changed, the next link loads the page whole', BUILD_ID, '0'.repeat(16), false],
] as const) {
  test(`where ${what}`, async ({ page }) => {
    expect(before).not.toBe('');
    await visit(page, '/joya-boutique/about');
    const document = await startOfDocument(page);
    await page.context().route('**/*.txt?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(before, after) });
    });
    await page.locator(`#main-menu a[href="${href}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: isSame ? after : title })).toBeVisible();
    expect((await startOfDocument(page)) === document).toBe(isSame);
  });
}
