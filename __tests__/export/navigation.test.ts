import { brands } from '@/content';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

describe.each(brands)('$name', ({ href, name, header, footer, booking, business, words }) => {
  const home = readPage(href);
  const shownFooter = home.querySelector('footer')!;

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
    const logo = home.querySelector('header nav a:not([aria-label])');
    expect([textOf(logo), logo?.getAttribute('href')]).toEqual([name, href]);
  });

  test('NAV-02: the top bar announces each thing once, and an address to write to', () => {
    const announced = textsOf(home, 'header ul:not(nav ul):not([popover]) > li');
    expect(announced).toEqual([...header.ticker, business.email]);
    expect(hrefsOf(home, 'header a[href^="mailto:"]')).toEqual([`mailto:${business.email}`]);
  });

  test('NAV-19: every page has one menu and one main part', () => {
    const paths = exportedPaths().filter((path) => `${path}/`.startsWith(`${href}/`));
    const parts = (path: string) =>
      [...readPage(path).querySelectorAll('#main-menu, main')].map(({ id }) => id);
    for (const path of paths) expect([path, ...parts(path)]).toEqual([path, 'main-menu', expect.any(String)]);
  });

  test('the footer has its columns in order', () => {
    const columns = [footer.help, footer.roomLinks, footer.more].map(({ title }) => title);
    expect(textsOf(shownFooter, 'h2')).toEqual([...columns, footer.contactHeading]);
  });

  test('the footer says where the brand is, its e-mail address and its telephone', () => {
    expect(textOf(shownFooter)).toContain(business.location);
    expect(linksOf(shownFooter).filter((link) => /^(mailto|tel):/.test(link.href))).toEqual([
      { label: business.email, href: `mailto:${business.email}` },
      ...(business.phone ? [{ label: business.phoneText, href: `tel:${business.phone}` }] : []),
    ]);
  });

  test('an empty telephone keeps its element, which the style sheet hides', () => {
    expect(textsOf(shownFooter, 'li').filter((text) => !text)).toHaveLength(business.phone ? 0 : 1);
  });

  test('FTR-09: the footer leads to the map, and to WhatsApp where there is one', () => {
    expect(linksOf(shownFooter)).toEqual(
      expect.arrayContaining([
        { label: words.maps, href: business.mapsUrl },
        ...(business.whatsApp ? [business.whatsApp] : []),
      ]),
    );
  });
});
