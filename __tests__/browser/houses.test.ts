import { readDelivered } from './support/export';
import { allPages, BOUTIQUE, eachHouse, HOUSES, otherHouse, VILLA } from './support/houses';
import { liftVeil, seen, visit } from './support/visitor';

const shellOf = (document: Document) => ({
  brand: document.documentElement.dataset.brand,
  header: document.querySelector('body > header')?.textContent ?? '',
  headerPaths: [...document.querySelectorAll('body > header a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  ),
  footer: [...document.querySelectorAll('footer')].find((part) => !part.closest('main'))?.textContent ?? '',
  loader: document.querySelector('[data-loader]')?.textContent ?? '',
  booking: [...document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')]
    .filter((link) => /\bbook(ing)?\b/i.test(link.textContent ?? ''))
    .map((link) => link.href),
});

eachHouse((house) => {
  const other = otherHouse(house);

  test('BRD-01 to BRD-04, BRD-09: header, footer and loader of every page are those of its house', async () => {
    const shells = await readDelivered(
      allPages(house).map(([path]) => path),
      shellOf,
    );
    for (const [path, shell] of shells) {
      expect([path, shell.brand]).toEqual([path, house.id]);
      for (const part of [shell.header, shell.footer, shell.loader]) expect(part).toContain(house.name);
      for (const part of [shell.header, shell.loader]) expect(part).not.toContain(other.name);
      expect(shell.headerPaths.filter((link) => !`${link}/`.startsWith(`${house.path}/`))).toEqual([]);
      expect(shell.footer).not.toContain(other.homeTitle);
    }
  });

  test('BRD-05: the room list shows the rooms of the house and none of the other', async () => {
    const page = await visit(`${house.path}/room`, { javaScript: false });
    const text = await page.locator('body').innerText();
    for (const room of house.listedRooms) expect(text).toContain(room);
    for (const room of other.listedRooms) expect(text).not.toContain(room);
  });

  test('BRD-06: the gallery of the home is that of the house', async () => {
    const page = await visit(house.path, { javaScript: false });
    const text = (await page.getByRole('main').textContent()) ?? '';
    for (const title of house.galleryTitles) expect(text).toContain(title);
    for (const title of other.galleryTitles) expect(text).not.toContain(title);
  });
});

test('BRD-07: the booking links of the two houses are disjoint, and each house has one', async () => {
  const paths = HOUSES.flatMap((house) => allPages(house).map(([path]) => path));
  const shells = await readDelivered(paths, shellOf);
  const links = HOUSES.map(
    (house) => new Set(allPages(house).flatMap(([path]) => shells.get(path)?.booking ?? [])),
  );
  expect(links.map((set) => set.size)).toEqual([1, 1]);
  const [boutique = '', villa = ''] = links.map((set) => [...set][0] ?? '');
  expect(boutique).not.toBe(villa);
  expect(new URL(boutique).searchParams.get('currency')).toBe('usd');
  expect(new URL(villa).searchParams.has('currency')).toBe(false);
});

test('BRD-10: from one house to the other everything changes together', async () => {
  const page = await visit(BOUTIQUE.path, { loader: 'held' });
  const boutique = await page.evaluate(`(${shellOf})(document)`);
  await liftVeil(page);
  await page.getByRole('contentinfo').locator('a[href="/"]').click();
  await page.waitForURL('**/');
  await page.locator(`main a[href="${VILLA.path}"]`).first().click();
  await page.waitForURL(`**${VILLA.path}`);
  await seen(page.locator('[data-loader]'));
  const villa = (await page.evaluate(`(${shellOf})(document)`)) as ReturnType<typeof shellOf>;
  expect(villa.brand).toBe(VILLA.id);
  expect(villa.header).toContain(VILLA.name);
  expect(villa.loader).toContain(VILLA.name);
  expect(villa.booking).not.toEqual((boutique as ReturnType<typeof shellOf>).booking);
  expect(villa.header + villa.loader).not.toContain(BOUTIQUE.name);
});

test('BRD-08: pages of neither house wear the villa’s tokens', async () => {
  const brands = await readDelivered(
    ['/', '/about', '/404'],
    (document) => document.documentElement.dataset.brand,
  );
  expect([...brands.values()]).toEqual(['beachsuites-villa', 'beachsuites-villa', 'beachsuites-villa']);
});
