import { getBrand } from '@/content';
import { SIMPLE_HOSTS } from './support/simple-hosts';
import { expect, test, visit, hydrated, type Page } from '../../browser/support/test';

const { header, pages } = getBrand('joya-boutique');
const [ABOUT, TOURS] = [pages.about, pages['tours-activities']];
const labelOf = ({ href }: { readonly href: string }) =>
  header.nav.find((link) => link.href === href)?.label ?? '';

const current = (page: Page) => page.locator('#main-menu a[aria-current="page"]');
const startOfDocument = (page: Page) => page.evaluate(() => performance.timeOrigin);

// A console error fails each of these too.
for (const { name, needs, start } of SIMPLE_HOSTS) {
  test.describe(needs ? `${name} (needs ${needs})` : name, () => {
    test.skip(needs !== undefined);

    let host: Awaited<ReturnType<typeof start>>;

    test.beforeAll(async () => {
      host = await start();
    });

    test.afterAll(() => host?.stop());

    for (const path of ['/joya-boutique/about/', '/joya-boutique/about']) {
      test(`RTE-28: a visit that begins at ${path} knows where it is, there and after each link`, async ({
        page,
      }) => {
        await visit(page, host.url + path);
        await expect(current(page)).toHaveText(labelOf(ABOUT));
        const document = await startOfDocument(page);

        await page
          .locator('#main-menu')
          .getByRole('link', { name: labelOf(TOURS), exact: true })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: TOURS.title })).toBeVisible();
        await expect(current(page)).toHaveText(labelOf(TOURS));
        expect(new URL(page.url()).pathname).toMatch(/^\/joya-boutique\/tours-activities\/?$/);

        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: ABOUT.title })).toBeVisible();
        await expect(current(page)).toHaveText(labelOf(ABOUT));
        expect(await startOfDocument(page)).toBe(document);

        await page.reload();
        await hydrated(page);
        await expect(current(page)).toHaveText(labelOf(ABOUT));
      });
    }
  });
}
