import { getInnerPages } from '@/content/model/pages';
import { getHrefs, getLinks, getText, getTexts } from '../support/dom-queries';
import { readPage, listExportedEnglishPaths } from '../support/exported-site';
import { brands, unbranded } from '../support/site';

describe.each(brands)('$name', ({ href, header, booking, business, labels }) => {
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

function getBanner(path: string) {
  const main = readPage(path).querySelector('main');
  const breadcrumb = main?.querySelector('nav:has(> ol)');
  return {
    heading: getText(main?.querySelector('h1') ?? null),
    breadcrumb: breadcrumb ? getText(breadcrumb) : null,
    home: breadcrumb?.querySelector('a')?.getAttribute('href'),
    hidden: breadcrumb?.hasAttribute('hidden'),
    photo: main?.querySelector('img')?.getAttribute('src'),
  };
}

const banners = brands.flatMap(({ href, pages, rooms, labels }) => [
  ...getInnerPages(pages).map(({ href: path, title, breadcrumbHidden = false, banner }) => ({
    path,
    expected: {
      heading: title,
      breadcrumb: `${labels.home} / ${title}`,
      home: href,
      hidden: breadcrumbHidden,
      photo: `/photos/${banner.name}.webp`,
    },
  })),
  // its picture: rooms.test.ts
  ...rooms.all.map((room) => ({
    path: room.href,
    expected: { heading: pages.room_details.title, home: href },
  })),
]);

// BNR-01, BNR-02, BNR-03, BNR-09
test.each(banners)('$path has a banner with its title, picture and breadcrumb', ({ path, expected }) => {
  expect(getBanner(path)).toMatchObject(expected);
});

test.each(['/', '/404', ...[...brands, ...Object.values(unbranded.chooserPages)].map(({ href }) => href)])(
  'BNR-01: %s is not an inner page and has none',
  (path) => {
    expect(getBanner(path).breadcrumb).toBeNull();
  },
);

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
