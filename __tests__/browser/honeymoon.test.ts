import { readDelivered } from './support/export';
import { BOUTIQUE, eachHouse, HOUSES, VILLA } from './support/houses';
import { seen, visit } from './support/visitor';

const SECTIONS = [
  /most special journey/i,
  /romantic dinners & rooms/i,
  /romantic dinner$/i,
  /photo shooting/i,
];
const LAST = { [BOUTIQUE.id]: /local experiences/i, [VILLA.id]: /live private music/i };

const words = (document: Document) =>
  (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');

test('HNM-01, HNM-07, HNM-08: each house has a page, and a section, of its own', async () => {
  const pages = await readDelivered(
    HOUSES.map(({ path }) => `${path}/honeymoon`),
    words,
  );
  const [boutique = '', villa = ''] = [...pages.values()];
  expect(boutique).not.toBe(villa);
  expect(villa).toMatch(/live private music/i);
  expect(boutique).not.toMatch(/live private music/i);
  expect(boutique).toMatch(/local experiences/i);
  expect(villa).not.toMatch(/local experiences/i);
});

test('HNM-11: the villa names both suites, their pools, and the whole villa for exclusive use', async () => {
  const [text = ''] = (await readDelivered([`${VILLA.path}/honeymoon`], words)).values();
  for (const word of [/Juu/, /Chini/, /pool/, /whole villa/i, /exclusive use/i]) expect(text).toMatch(word);
});

eachHouse((house) => {
  const path = `${house.path}/honeymoon`;

  test('HNM-12, TTL-16: the title, and a breadcrumb that is seen', async () => {
    const page = await visit(path, { javaScript: false });
    expect(await page.title()).toBe(`${house.siteType} - Honeymoon Packages`);
    const breadcrumb = page.locator('main nav ol');
    await seen(breadcrumb);
    expect((await breadcrumb.innerText()).replace(/\s+/g, ' ').trim()).toBe('Home / Honeymoon Packages');
  });

  test('HNM-02 to HNM-09: an introduction, then the sections in their order', async () => {
    const page = await visit(path, { javaScript: false });
    const headings = [];
    for (const name of [...SECTIONS, LAST[house.id] ?? /never/]) {
      const heading = page.getByRole('heading', { level: 2, name });
      expect([name, await heading.count()]).toEqual([name, 1]);
      headings.push((await heading.boundingBox())?.y ?? 0);
    }
    expect([...headings].sort((a, b) => a - b)).toEqual(headings);
    const introduction = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(introduction?.y).toBeLessThan(headings[0] ?? 0);
  });

  test('HNM-10: "Start Planning Now" leads to the contact page of this house with the enquiry written', async () => {
    const page = await visit(path);
    const link = page.getByRole('link', { name: 'Start Planning Now', exact: true });
    expect(await link.getAttribute('href')).toBe(`${house.path}/contact`);
    await link.click();
    await page.waitForURL(`**${house.path}/contact`);
    expect(
      await page
        .getByRole('textbox', { name: /message/i })
        .first()
        .inputValue(),
    ).toMatch(new RegExp(`honeymoon at ${house.name}`));
  });
});
