import { getHrefs, getText } from '../support/dom-queries';
import { listExportedEnglishPaths, readPage } from '../support/exported-site';
import { brands, unbranded } from '../support/site';

const wornBy = (path: string) => readPage(path).documentElement.dataset.brand;

describe.each(brands)('every page of $name', (brand) => {
  const paths = listExportedEnglishPaths().filter((path) => `${path}/`.startsWith(`${brand.href}/`));
  const otherBrands = brands.filter(({ id }) => id !== brand.id);

  test('BRD-01, BRD-09: has the tokens of its brand', () => {
    expect(paths.filter((path) => wornBy(path) !== brand.id)).toEqual([]);
  });

  // articles have headers and footers too
  test.each([
    { id: 'BRD-02', part: 'header', selector: 'body > header' },
    { id: 'BRD-04', part: 'loader', selector: '[data-loader]' },
    { id: 'BRD-03', part: 'footer', selector: 'footer:not(main *)' },
  ])('$id, NAV-19: has one $part, which names its brand', ({ selector }) => {
    for (const path of paths) {
      const elements = [...readPage(path).querySelectorAll(selector)];
      expect([path, ...elements.map(getText)]).toEqual([path, expect.stringContaining(brand.name)]);
    }
  });

  test('BRD-02, BRD-04, BRD-10: names no other brand in header and loader, and leads to none', () => {
    for (const path of paths) {
      const elements = [...readPage(path).querySelectorAll('body > header, [data-loader]')];
      const shownText = elements.map(getText).join();
      expect(otherBrands.filter(({ name }) => shownText.includes(name))).toEqual([]);
      const inside = elements.flatMap((element) => getHrefs(element, 'a[href^="/"]'));
      expect(inside.filter((href) => !`${href}/`.startsWith(`${brand.href}/`))).toEqual([]);
    }
  });

  test('BRD-07: has the one booking link of its brand', () => {
    const { booking, home } = brand;
    const labels: readonly string[] = [booking.navLabel, booking.cardLabel, home.gallery.bookingLabel];
    const links = paths.flatMap((path) => [...readPage(path).querySelectorAll('a[target=_blank]')]);
    const bookings = links.filter((link) => labels.includes(getText(link)));
    expect([...new Set(bookings.map((link) => link.getAttribute('href')))]).toEqual([booking.url]);
  });
});

test.each(['/', '/404', ...Object.values(unbranded.chooserPages).map(({ href }) => href)])(
  '%s, without a brand, has the tokens of the theme brand and no loader',
  (path) => {
    expect([wornBy(path), readPage(path).querySelector('[data-loader]')]).toEqual([
      unbranded.themeBrand,
      null,
    ]);
  },
);
