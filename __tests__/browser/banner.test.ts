import { readDelivered } from './support/export';
import { CHOOSERS, eachHouse, HOUSES, innerPages, WITHOUT_BREADCRUMB } from './support/houses';
import { seen, unseen, visit } from './support/visitor';

const breadcrumb = (document: Document) => {
  const list = document.querySelector('main nav ol');
  const text = list?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  return {
    heading: document.querySelector('main h1')?.textContent ?? null,
    text,
    home: list?.querySelector('a')?.getAttribute('href') ?? null,
    hidden: list?.closest('[hidden]') !== null && list !== null,
    picture: document.querySelector('main img')?.getAttribute('src') ?? null,
  };
};

eachHouse((house) => {
  const pages = innerPages(house);

  test('BNR-01, BNR-02, BNR-03, BNR-09: every inner page has a banner with its title and the way back home', async () => {
    const banners = await readDelivered(
      pages.map(([path]) => path),
      breadcrumb,
    );
    for (const [path, title] of pages) {
      expect([path, banners.get(path)]).toEqual([
        path,
        {
          heading: title,
          text: `Home / ${title}`,
          home: house.path,
          hidden: WITHOUT_BREADCRUMB.some((segment) => path === `${house.path}/${segment}`),
          picture: expect.stringMatching(/^\/photos\//),
        },
      ]);
    }
  });

  test.each(['phone', 'desktop'] as const)('BNR-02: the breadcrumb is seen on a %s', async (viewport) => {
    const page = await visit(`${house.path}/about`, { viewport, javaScript: false });
    const path = page.locator('main nav').first();
    await seen(path);
    expect((await path.innerText()).replace(/\s+/g, ' ').trim()).toBe('Home / About Us');
  });

  test.each(WITHOUT_BREADCRUMB)('BNR-08: %s shows its title and hides its breadcrumb', async (segment) => {
    const page = await visit(`${house.path}/${segment}`, { javaScript: false });
    await seen(page.getByRole('heading', { level: 1 }));
    const steps = page.locator('main nav ol').first();
    expect(await steps.count()).toBe(1);
    await unseen(steps);
  });
});

test('BNR-04: the picture depends on the page and on the house', async () => {
  const paths = HOUSES.flatMap(({ path }) => [`${path}/about`, `${path}/contact`]);
  const banners = await readDelivered(paths, breadcrumb);
  expect(new Set([...banners.values()].map(({ picture }) => picture)).size).toBe(paths.length);
});

test('BNR-01: the homes, the landing page, the "which house?" pages and the 404 page have none', async () => {
  const paths = ['/', '/404', ...HOUSES.map(({ path }) => path), ...CHOOSERS.map((segment) => `/${segment}`)];
  const banners = await readDelivered(paths, breadcrumb);
  for (const { text } of banners.values()) expect(text).toBe('');
});
