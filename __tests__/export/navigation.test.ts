import { getHrefs, getLinks, getText, getTexts } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands } from '../support/site';

describe.each(brands)('$name', ({ name, href, header, booking, business, labels }) => {
  const home = readPage(href);
  const shownFooter = home.querySelector('footer')!;

  test('the items of the menu are in order and lead into the brand', () => {
    expect(getLinks(home.querySelector('#main-menu ul'))).toEqual(header.nav);
  });

  test('the navigation has one way to book in its bar and one in its menu', () => {
    const menu = `#main-menu a[href="${booking.url}"]`;
    expect(getTexts(home, menu)).toEqual([booking.navLabel]);
    expect(getTexts(home, `header nav a[href="${booking.url}"]:not(${menu})`)).toEqual([booking.navLabel]);
  });

  test('NAV-02: the top bar announces each thing once, and an address to write to', () => {
    const announced = getTexts(home, 'header ul:not(nav ul):not([popover]) > li');
    expect(announced).toEqual([...header.ticker, business.email]);
    expect(getHrefs(home, 'header a[href^="mailto:"]')).toEqual([`mailto:${business.email}`]);
  });

  test('the footer begins with the name of the house, once', () => {
    expect(getText(shownFooter).startsWith(name)).toBe(true);
    expect(getText(shownFooter).split(name)).toHaveLength(2);
  });

  test('FTR-09: the footer has the location, the map and every contact link', () => {
    const { email, phone, phoneText, location, mapsUrl, whatsApp } = business;
    const links = getLinks(shownFooter);
    expect(getText(shownFooter)).toContain(location);
    expect(links).toEqual(
      expect.arrayContaining([{ label: labels.maps, href: mapsUrl }, ...(whatsApp ? [whatsApp] : [])]),
    );
    expect(links.filter((link) => /^(mailto|tel):/.test(link.href))).toEqual([
      { label: email, href: `mailto:${email}` },
      ...(phone ? [{ label: phoneText, href: `tel:${phone}` }] : []),
    ]);
  });
});
