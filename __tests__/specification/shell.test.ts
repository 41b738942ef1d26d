// Header, footer and the ways to book, as the order names them.
import { readFileSync } from 'node:fs';
import { brands, getBrand } from '@/content';

const HOSTS_OF_MAPS = /openstreetmap|maps/;

describe.each(brands)('$name', ({ id, href, header, footer, booking, business }) => {
  test('NAV-03, NAV-04: seven items in order', () => {
    expect(header.nav.map((item) => [item.label, item.href])).toEqual([
      ['Home', href],
      ['About', `${href}/about`],
      ['Suites & Villas', `${href}/room`],
      ['Restaurant', `${href}/restaurant`],
      ['Honeymoon', `${href}/honeymoon`],
      ['Tours', `${href}/tours-activities`],
      ['Contact', `${href}/contact`],
    ]);
  });

  test('NAV-13, NAV-14, NAV-15, NAV-16: the ticker announces four things', () => {
    expect(header.ticker).toEqual([
      'Best Prices Guaranteed',
      'Free Breakfast Included',
      'Beachfront Location',
      '24/7 Support',
    ]);
  });

  test('NAV-17, FTR-05: the e-mail address is one', () => {
    expect(business.email).toMatch(/^[^@\s{}]+@[^@\s{}]+\.[a-z]+$/);
  });

  test('NAV-05, ODD-32: "Book Now" in the navigation, "BOOK NOW" on cards', () => {
    expect([booking.navLabel, booking.cardLabel]).toEqual(['Book Now', 'BOOK NOW']);
  });

  test('FTR-01, FTR-02, FTR-03: the footer has its columns', () => {
    const { help, roomLinks, contactHeading } = footer;
    expect([help.title, roomLinks.title, contactHeading]).toEqual(['Help', 'Our Nests', 'Get In Touch']);
  });

  test('RTE-25, RTE-26: five links have no prefix, and only the boutique links its services', () => {
    expect(footer.help.links.map((link) => ('siteHref' in link ? link.siteHref : link.href))).toEqual([
      '/about',
      '/room',
      '/services',
      '/restaurant',
      '/contact',
      ...(id === 'joya-boutique' ? ['/joya-boutique/services'] : []),
    ]);
    expect(JSON.stringify(footer).includes(`${href}/services`)).toBe(id === 'joya-boutique');
  });

  test('FTR-06, ODD-48: the telephone is empty', () => {
    expect(business.phone).toBe('');
  });

  test('FTR-08: there are Facebook and Instagram', () => {
    expect(business.social.map((link) => [link.label, new URL(link.href).hostname])).toEqual([
      ['Facebook', 'www.facebook.com'],
      ['Instagram', 'www.instagram.com'],
    ]);
  });

  test('CNT-03, FTR-04: the place, and a maps service that shows it', () => {
    expect(business.location).toBe('Jambiani Beach, Zanzibar, Tanzania');
    expect(new URL(business.mapsUrl).hostname).toMatch(HOSTS_OF_MAPS);
  });

  test('BTT-09: the gold is golden in both themes', () => {
    const styles = readFileSync(`content/${id}/theme.css`, 'utf8');
    const golds = [...styles.matchAll(/--color-gold: *(#[0-9a-f]{6})/g)].map(([, colour = '']) =>
      hueOf(colour),
    );
    expect(golds).toHaveLength(2);
    expect(golds.filter((hue) => hue < 35 || hue > 55)).toEqual([]);
  });
});

test('GEN-06, GEN-07, CST-10, ODD-75: the booking link of the boutique asks for dollars, the villa’s is a shared link', () => {
  const links = ['joya-boutique', 'beachsuites-villa'].map((id) => new URL(getBrand(id).booking.url));
  expect(links.map(({ searchParams }) => searchParams.get('currency'))).toEqual(['usd', null]);
  expect(links[1]?.search).toMatch(/share/);
});

/** Of `#rrggbb`, in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return (sector * 60 + 360) % 360;
}
