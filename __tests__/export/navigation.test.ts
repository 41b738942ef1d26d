import { brands } from '@/content';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

describe.each(brands)('$name', ({ href, name, header, booking, business, words }) => {
  const home = readPage(href);

  test('the items of the menu are in order and lead into the brand', () => {
    expect(linksOf(home.querySelector('#main-menu ul'))).toEqual(header.nav);
  });

  test('the navigation has one way to book in its bar and one in its menu', () => {
    const menu = `#main-menu a[href="${booking.url}"]`;
    expect(textsOf(home, menu)).toEqual([booking.navLabel]);
    expect(textsOf(home, `header nav a[href="${booking.url}"]:not(${menu})`)).toEqual([booking.navLabel]);
  });

  test('the theme toggle is a button of the navigation', () => {
    expect(textsOf(home, 'header nav button[data-preference=darkMode] [data-shown]')).toEqual([
      words.darkMode,
      words.lightMode,
    ]);
  });

  test('the logo is a link to the home, named after the brand alone', () => {
    const logo = home.querySelector('header nav a');
    expect([textOf(logo), logo?.getAttribute('href')]).toEqual([name, href]);
    expect(logo?.hasAttribute('aria-label')).toBe(false);
  });

  test('NAV-02: the top bar announces each thing once, and an address to write to', () => {
    expect(textsOf(home, 'header ul:not(nav ul):not([popover]) > li')).toEqual([
      ...header.ticker,
      business.email,
    ]);
    expect(hrefsOf(home, 'header a[href^="mailto:"]')).toEqual([`mailto:${business.email}`]);
  });

  test.each(['header', '#main-menu', 'main', 'footer', '[data-loader]'])(
    'NAV-19: every page has %s once',
    (part) => {
      const paths = exportedPaths().filter((path) => `${path}/`.startsWith(`${href}/`));
      const counts = paths.map((path) => {
        const found = [...readPage(path).querySelectorAll(part)];
        // headers and footers of articles are no part of the shell
        return [path, found.filter((element) => !element.parentElement?.closest('main')).length];
      });
      expect(counts).toEqual(paths.map((path) => [path, 1]));
    },
  );
});
