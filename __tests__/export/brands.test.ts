import { site } from '@/content';
import { allPages, CHOOSERS, describeEachBrand, BRANDS, type ExpectedBrand } from '../support/brands';
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

const wornBy = (path: string) => readPage(path).documentElement.dataset.brand;
const othersThan = (expected: ExpectedBrand) => BRANDS.filter((one) => one !== expected);

/** Where the booking links of a page lead. */
function bookingsOf(expected: ExpectedBrand, path: string): string[] {
  const { booking, home } = expected.brand;
  const labels: readonly string[] = [booking.navLabel, booking.cardLabel, home.gallery.bookingLabel];
  return [...readPage(path).querySelectorAll('a[target=_blank]')]
    .filter((link) => labels.includes(textOf(link)))
    .map((link) => link.getAttribute('href') ?? '');
}

describeEachBrand((expected) => {
  const paths = allPages(expected).map(([path]) => path);

  test('BRD-01, BRD-02, BRD-03, BRD-04, BRD-09: header, footer and loader of every page are those of its brand', () => {
    for (const path of paths) {
      const page = readPage(path);
      const header = page.querySelector('body > header');
      const footer = [...page.querySelectorAll('footer')].find((part) => !part.closest('main')) ?? null;
      const loader = page.querySelector('[data-loader]');
      expect([path, wornBy(path)]).toEqual([path, expected.id]);
      for (const part of [header, footer, loader]) expect(textOf(part)).toContain(expected.name);
      for (const other of othersThan(expected)) {
        for (const part of [header, loader]) expect(textOf(part)).not.toContain(other.name);
      }
      const inside = hrefsOf(header, 'a[href^="/"]');
      expect(inside.length).toBeGreaterThan(0);
      expect(inside.filter((href) => !`${href}/`.startsWith(`${expected.path}/`))).toEqual([]);
      expect(textOf(footer)).toContain(expected.brand.footer.intro);
    }
  });

  test('BRD-05: the room list shows the rooms of the brand and none of another', () => {
    const headings = textsOf(readPage(`${expected.path}/room`), 'main h3');
    expect(headings).toEqual(expected.listedRooms);
    for (const other of othersThan(expected)) {
      expect(headings.filter((heading) => other.listedRooms.includes(heading))).toEqual([]);
    }
  });

  test('BRD-07, GEN-07: all booking links of its pages are one, and no other brand has it', () => {
    const booking = new Set(paths.flatMap((path) => bookingsOf(expected, path)));
    expect([...booking]).toEqual([expected.brand.booking.url]);
    expect(othersThan(expected).map(({ brand }) => brand.booking.url)).not.toContain(
      expected.brand.booking.url,
    );
  });
});

test('BRD-08: pages of no brand wear the tokens of the one that content names', () => {
  for (const path of ['/', '/404', ...CHOOSERS.map((segment) => `/${segment}`)]) {
    expect([path, wornBy(path)]).toEqual([path, site.themeBrand]);
  }
});
