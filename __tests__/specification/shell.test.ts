// Header, footer and the ways to book, as the specification names them.
import { brands, getBrand } from '../support/site';
import { testSpecifiedStatements } from '../support/test-specified-statements';

const { stringMatching } = expect;

describe.each(brands)('$name', ({ id, href, header, footer, booking, business }) => {
  const { help, roomLinks, contactHeading } = footer;
  testSpecifiedStatements({
    'NAV-03, NAV-04: seven items in order': [
      header.nav.map((item) => [item.label, item.href]),
      [
        ['Home', href],
        ['About', `${href}/about`],
        ['Suites & Villas', `${href}/room`],
        ['Restaurant', `${href}/restaurant`],
        ['Honeymoon', `${href}/honeymoon`],
        ['Tours', `${href}/tours-activities`],
        ['Contact', `${href}/contact`],
      ],
    ],
    'NAV-13, NAV-14, NAV-15, NAV-16: the ticker announces four things': [
      header.ticker,
      ['Best Prices Guaranteed', 'Free Breakfast Included', 'Beachfront Location', '24/7 Support'],
    ],
    'NAV-17, FTR-05: the e-mail address': [business.email, stringMatching(/^[^@\s{}]+@[^@\s{}]+\.[a-z]+$/)],
    'NAV-05, ODD-32: "Book Now" in the navigation, "BOOK NOW" on cards': [
      [booking.navLabel, booking.cardLabel],
      ['Book Now', 'BOOK NOW'],
    ],
    'FTR-01, FTR-02, FTR-03: the footer has its columns': [
      [help.title, roomLinks.title, contactHeading],
      ['Help', 'Our Nests', 'Get In Touch'],
    ],
    'RTE-25, RTE-26: five links have no prefix, and only the boutique links its services': [
      help.links.map((link) => ('unbrandedHref' in link ? link.unbrandedHref : link.href)),
      [
        ...['/about', '/room', '/services', '/restaurant', '/contact'],
        ...(id === 'joya-boutique' ? ['/joya-boutique/services'] : []),
      ],
    ],
    'FTR-06, ODD-48: the telephone is empty': [business.phone, ''],
    'FTR-08: there are Facebook and Instagram': [
      business.social.map((link) => [link.label, new URL(link.href).hostname]),
      [
        ['Facebook', 'www.facebook.com'],
        ['Instagram', 'www.instagram.com'],
      ],
    ],
    'CNT-03, FTR-04: the place': [business.location, 'Jambiani Beach, Zanzibar, Tanzania'],
    'CNT-03: a maps service shows it': [new URL(business.mapsUrl).hostname, 'www.openstreetmap.org'],
  });
});

const [boutique, villa] = ['joya-boutique', 'beachsuites-villa'].map(
  (id) => new URL(getBrand(id).booking.url),
);

testSpecifiedStatements({
  'GEN-06, ODD-75: the boutique is booked in dollars': [boutique?.searchParams.get('currency'), 'usd'],
  'GEN-07, CST-10, ODD-75: the villa by a shared link': [villa?.search, stringMatching(/share/)],
});
