import { brands, site } from '@/content';
import { hrefsOf, textOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

const wornBy = (path: string) => readPage(path).documentElement.dataset.brand;

describe.each(brands)('$name', (brand) => {
  const paths = exportedPaths().filter((path) => `${path}/`.startsWith(`${brand.href}/`));
  const others = brands.filter(({ id }) => id !== brand.id);
  const partsOf = (path: string) => {
    const page = readPage(path);
    return {
      header: page.querySelector('body > header'),
      loader: page.querySelector('[data-loader]'),
      // articles have one too
      footer: [...page.querySelectorAll('footer')].find((part) => !part.closest('main')) ?? null,
    };
  };

  test('BRD-01, BRD-09: every page wears the tokens of its brand', () => {
    expect(paths.filter((path) => wornBy(path) !== brand.id)).toEqual([]);
  });

  test('BRD-02, BRD-04: header and loader of every page name its brand and no other', () => {
    for (const path of paths) {
      const { header, loader } = partsOf(path);
      for (const part of [header, loader]) {
        expect([path, textOf(part)]).toEqual([path, expect.stringContaining(brand.name)]);
        for (const { name } of others) expect(textOf(part)).not.toContain(name);
      }
    }
  });

  test('BRD-02: the links of every header stay in the brand', () => {
    for (const path of paths) {
      const inside = hrefsOf(partsOf(path).header, 'a[href^="/"]');
      expect(inside).not.toEqual([]);
      expect(inside.filter((href) => !`${href}/`.startsWith(`${brand.href}/`))).toEqual([]);
    }
  });

  test('BRD-03: the footer of every page introduces its brand', () => {
    for (const path of paths) {
      const shownText = textOf(partsOf(path).footer);
      for (const text of [brand.name, brand.footer.intro]) expect(shownText).toContain(text);
    }
  });

  test('BRD-07: all booking links of its pages are one, and no other brand has it', () => {
    const { booking, home } = brand;
    const labels: readonly string[] = [booking.navLabel, booking.cardLabel, home.gallery.bookingLabel];
    const links = paths.flatMap((path) => [...readPage(path).querySelectorAll('a[target=_blank]')]);
    const bookings = links.filter((link) => labels.includes(textOf(link)));
    expect([...new Set(bookings.map((link) => link.getAttribute('href')))]).toEqual([booking.url]);
    expect(others.map((other) => other.booking.url)).not.toContain(booking.url);
  });
});

describe.each(['/', '/404', ...Object.values(site.chooserPages).map(({ href }) => href)])(
  'the page without a brand %s',
  (path) => {
    test('wears the tokens of the brand that content names', () => {
      expect(wornBy(path)).toBe(site.themeBrand);
    });

    test('has no loader', () => {
      expect(readPage(path).querySelectorAll('[data-loader]')).toHaveLength(0);
    });
  },
);
