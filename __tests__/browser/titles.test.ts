import { readDelivered } from './support/export';
import { allPages, CHOOSERS, eachHouse, FAMILY_SITE_TYPE } from './support/houses';
import { eventually, expectComplaint, open, visit } from './support/visitor';

const titleOf = (document: Document) => document.title;

eachHouse((house) => {
  test('TTL-01 to TTL-19: every document title is the site type, a hyphen and the page title', async () => {
    const titles = await readDelivered(
      allPages(house).map(([path]) => path),
      titleOf,
    );
    const expected = allPages(house).map(([path, title]) => [path, `${house.siteType} - ${title}`] as const);
    expect([...titles]).toEqual(expected);
  });

  test('TTL-21: the title follows a click in the navigation without loading the document anew', async () => {
    const page = await visit(house.path);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await eventually(
      () => page.title(),
      (title) => expect(title).toBe(`${house.siteType} - About Us`),
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('TTL-20: the landing page and the 404 page have titles of the family', async () => {
  const page = await visit('/');
  expect(await page.title()).toBe(`${FAMILY_SITE_TYPE} - Welcome`);
  expectComplaint(page, /status of 404/);
  await open(page, '/joya-boutique/nope');
  expect(await page.title()).toBe(`${FAMILY_SITE_TYPE} - Page Not Found`);
});

test('TTL-01: a page that asks which house is meant is titled after the page asked for', async () => {
  const titles = await readDelivered(
    CHOOSERS.map((segment) => `/${segment}`),
    titleOf,
  );
  for (const title of titles.values()) expect(title).toMatch(/^Joya Guest House Zanzibar - \S/);
  expect(titles.get('/about')).toBe(`${FAMILY_SITE_TYPE} - About Us`);
  expect(titles.get('/contact')).toBe(`${FAMILY_SITE_TYPE} - Contact`);
  expect(new Set(titles.values()).size).toBe(CHOOSERS.length);
});

test('TTL-03: a query does not change the title', async () => {
  const page = await visit('/joya-boutique/room_details?room=4&rooms=2');
  expect(await page.title()).toBe('Joya Boutique Zanzibar - Room Details');
});
