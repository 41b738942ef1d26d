import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { eachSimpleHost } from './support/simple-hosts';
import { waitForHydration, visit } from '../../browser/support/visitor';
import { expectVisible } from '../../browser/support/wait';

const { header, pages } = getBrand('joya-boutique');
const [ABOUT, TOURS] = [pages.about, pages['tours-activities']];
const labelOf = ({ href }: { readonly href: string }) =>
  header.nav.find((link) => link.href === href)?.label ?? '';

const current = (page: Page) => page.locator('#main-menu a[aria-current="page"]').allTextContents();
const startOfDocument = (page: Page) => page.evaluate(() => performance.timeOrigin);

// The end of a visit fails the test if the console held an error.
eachSimpleHost(({ start }) => {
  let host: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    host = await start();
  });

  afterAll(() => host.stop());

  test.each(['/joya-boutique/about/', '/joya-boutique/about'])(
    'RTE-28: a visit that begins at %s knows where it is, there and after each link',
    async (path) => {
      const page = await visit(path, { context: { baseURL: host.url } });
      expect(await current(page)).toEqual([labelOf(ABOUT)]);
      const document = await startOfDocument(page);

      await page
        .locator('#main-menu')
        .getByRole('link', { name: labelOf(TOURS), exact: true })
        .click();
      await expectVisible(page.getByRole('heading', { level: 1, name: TOURS.title }));
      expect(await current(page)).toEqual([labelOf(TOURS)]);
      expect(new URL(page.url()).pathname).toMatch(/^\/joya-boutique\/tours-activities\/?$/);

      await page.goBack();
      await expectVisible(page.getByRole('heading', { level: 1, name: ABOUT.title }));
      expect(await current(page)).toEqual([labelOf(ABOUT)]);
      expect(await startOfDocument(page)).toBe(document);

      await page.reload();
      await waitForHydration(page);
      expect(await current(page)).toEqual([labelOf(ABOUT)]);
    },
  );
});
