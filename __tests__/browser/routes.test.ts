import { exportedPaths, readDelivered, request } from './support/export';
import { allPages, BOUTIQUE, CHOOSERS, eachHouse, HOUSES, VILLA } from './support/houses';
import { expectComplaint, seen, visit } from './support/visitor';

const UNKNOWN = [
  '/nope',
  '/joya-boutique/nope',
  '/beachsuites-villa/nope/deeper',
  '/joya-boutiqueX',
  '/joya-boutique/room/5',
  '/joya-boutique/room/99',
  '/joya-boutique/room/1',
  '/beachsuites-villa/room/4',
  '/x/joya-boutique/y',
];

test('RTE-01 to RTE-19: every screen of both houses is a document, and there is no other', () => {
  const expected = [
    '/',
    '/404',
    '/room_details',
    ...CHOOSERS.map((segment) => `/${segment}`),
    ...HOUSES.flatMap((house) => allPages(house).map(([path]) => path)),
  ];
  expect(exportedPaths()).toEqual(expected.sort());
});

eachHouse((house) => {
  test.each(allPages(house))('RTE-02 to RTE-18, RTE-29: %s opens for everyone', async (path) => {
    expect(await request(path)).toEqual({ status: 200, path });
  });

  test('RTE-28: a slash at the end of an address leads to the same page', async () => {
    for (const path of [house.path, `${house.path}/about`, `${house.path}/room/${house.roomIds[0]}`]) {
      const { status, path: end } = await request(`${path}/`);
      expect([status, end.replace(/\/$/, '')]).toEqual([200, path]);
    }
    const page = await visit(`${house.path}/about/`);
    expect(await page.title()).toBe(`${house.siteType} - About Us`);
    const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['About']);
  });

  test('RTE-25: the footer carries the five links without a prefix', async () => {
    const hrefs = await footerLinks(house.path);
    for (const segment of CHOOSERS) expect(hrefs.filter((href) => href === `/${segment}`)).toHaveLength(1);
  });

  test('every screen of the route table is reachable from the navigation or the footer', async () => {
    const page = await visit(house.path, { javaScript: false });
    const hrefs = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const screens = allPages(house)
      .map(([path]) => path)
      // reached from the blog, from Find Room, from rooms, and (villa) from restaurant and activities
      .filter((path) => !/\/(blog_details|room_details|room\/\d|services)$/.test(path));
    expect(screens.filter((path) => !hrefs.includes(path))).toEqual([]);
  });
});

test('RTE-02: the homes of the two houses differ in their sections', async () => {
  const headings = await readDelivered([BOUTIQUE.path, VILLA.path], (document) =>
    [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => heading.textContent),
  );
  expect(headings.get(BOUTIQUE.path)).not.toEqual(headings.get(VILLA.path));
});

test('RTE-06, RTE-13: the detail screens open without a query', async () => {
  for (const path of ['/joya-boutique/room_details', '/beachsuites-villa/blog_details', '/room_details']) {
    const page = await visit(path);
    await seen(page.getByRole('heading', { level: 1 }));
  }
});

test.each(UNKNOWN)('RTE-20 to RTE-23: %s is the 404 page, with a way home', async (path) => {
  expect((await request(path)).status).toBe(404);
  const page = await visit(path);
  expectComplaint(page, /status of 404/);
  await seen(page.getByText('404', { exact: true }));
  await seen(page.getByText('Page Not Found', { exact: true }));
  expect(await page.getByRole('link', { name: 'Go Home', exact: true }).getAttribute('href')).toBe('/');
});

test('RTE-21: the 404 is the largest text of its page', async () => {
  const page = await visit('/nope');
  expectComplaint(page, /status of 404/);
  const sizes = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => [element.textContent, parseFloat(getComputedStyle(element).fontSize)] as const)
      .sort((one, two) => two[1] - one[1]),
  );
  expect(sizes[0]?.[0]).toBe('404');
  expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(80);
});

test('RTE-20: the 404 page has no shell and opens the doors of both houses', async () => {
  const page = await visit('/nope', { javaScript: false });
  expectComplaint(page, /status of 404/);
  expect(await page.locator('header, footer, [data-loader]').count()).toBe(0);
  for (const { path } of HOUSES) expect(await page.locator(`main a[href="${path}"]`).count()).toBe(1);
});

test.each(HOUSES.map(({ path }) => path))(
  'RTE-24: where a page of %s fails, the 404 screen takes its place',
  async (path) => {
    const page = await visit(path, {
      loader: 'stays',
      // the footer asks for the year while it renders
      prepare: (context, opened) => {
        expectComplaint(opened, /a broken calendar/);
        return context.addInitScript(() => {
          Date.prototype.getFullYear = () => {
            throw new Error('a broken calendar');
          };
        });
      },
    });
    await seen(page.getByText('404', { exact: true }));
    await seen(page.getByText('Page Not Found', { exact: true }));
    expect(await page.getByRole('link', { name: 'Go Home', exact: true }).getAttribute('href')).toBe('/');
    expect(await page.locator('header').count()).toBe(0);
    for (const house of HOUSES) await seen(page.locator(`main a[href="${house.path}"]`));
  },
);

test('RTE-26: the boutique, and only it, links its services in the footer', async () => {
  expect(await footerLinks(BOUTIQUE.path)).toContain('/joya-boutique/services');
  expect(await footerLinks(VILLA.path)).not.toContain('/beachsuites-villa/services');
});

test.each(CHOOSERS)('/%s asks which house is meant and leads to that page of each', async (segment) => {
  const page = await visit(`/${segment}`, { javaScript: false });
  const main = page.getByRole('main');
  expect(await main.getByRole('link').count()).toBe(2);
  for (const { path } of HOUSES) await seen(main.locator(`a[href="${path}/${segment}"]`));
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

async function footerLinks(path: string): Promise<(string | null)[]> {
  const page = await visit(path, { javaScript: false });
  return page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
