import { brands } from '@/content';
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

describe.each(brands)('$name', ({ id, name, header, booking, business, words }) => {
  const home = readPage(`/${id}`);

  test('NAV-03, NAV-04: the items of the menu stand in order and lead into the brand', () => {
    expect(textsOf(home, '#main-menu a')).toEqual(header.nav.map(({ label }) => label));
    expect(hrefsOf(home, '#main-menu a')).toEqual(header.nav.map(({ href }) => href));
  });

  test('NAV-05: "Book Now" opens the booking page of the brand in a new tab', () => {
    const [book, ...others] = home.querySelectorAll(`header nav a[href="${booking.url}"]`);
    expect(others).toEqual([]);
    expect(book?.textContent).toBe(booking.navLabel);
    expect(book?.getAttribute('target')).toBe('_blank');
    expect(book?.getAttribute('rel')).toContain('noopener');
  });

  test('NAV-06: the theme toggle is a button of the navigation', () => {
    expect(textsOf(home, 'header nav button[data-preference=darkMode] [data-shown]')).toEqual([
      words.darkMode,
      words.lightMode,
    ]);
  });

  test('the logo is a link to the home, named after the brand alone', () => {
    const logo = home.querySelector('header nav a');
    expect([textOf(logo), logo?.getAttribute('href')]).toEqual([name, `/${id}`]);
    expect(logo?.hasAttribute('aria-label')).toBe(false);
  });

  test('NAV-02, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17, NAV-18: the top bar announces each thing once, and an address to write to', () => {
    expect(textsOf(home, 'header ul:not(nav ul):not([popover]) > li')).toEqual([
      ...header.ticker,
      business.email,
    ]);
    expect(hrefsOf(home, 'header a[href^="mailto:"]')).toEqual([`mailto:${business.email}`]);
  });

  test('NAV-19: every page has header, navigation, main part, footer and loader, once each', () => {
    const parts = ['header', '#main-menu', 'main', 'footer', '[data-loader]'];
    for (const path of exportedPaths().filter((each) => each === `/${id}` || each.startsWith(`/${id}/`))) {
      const page = readPage(path);
      const counts = parts.map((part) => {
        const found = [...page.querySelectorAll(part)];
        // headers and footers of articles are no part of the shell
        return [part, found.filter((element) => !element.parentElement?.closest('main')).length];
      });
      expect([path, counts]).toEqual([path, parts.map((part) => [part, 1])]);
    }
  });
});
