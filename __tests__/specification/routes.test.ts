// Routes, titles and navigation as the order names them.
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

const BRANDS = [
  { home: '/joya-boutique', siteType: 'Joya Boutique Zanzibar', rooms: [4, 6, 7, 8] },
  { home: '/beachsuites-villa', siteType: 'Joya Beach Suites Zanzibar', rooms: [1, 2, 3] },
] as const;

/** Ledger ids of route and title, segment, and the title on the boutique and on the villa. */
const SCREENS = [
  ['RTE-02, TTL-18', '', 'Boutique Hotel', 'Beach Suites & Villas'],
  ['RTE-03, TTL-04', '/about', 'About Us', 'About Us'],
  ['RTE-04, TTL-05, TTL-06', '/room', 'Rooms', 'Beach Suites & Villas'],
  ['RTE-05, TTL-07', '/find_room', 'Find Room', 'Find Room'],
  ['RTE-06, TTL-08', '/room_details', 'Room Details', 'Room Details'],
  ['RTE-09, TTL-09', '/tours-activities', 'Tours and Activities', 'Tours and Activities'],
  ['RTE-10, TTL-10', '/our_team', 'Our Team', 'Our Team'],
  ['RTE-11, TTL-11', '/pricing', 'Pricing', 'Pricing'],
  ['RTE-12, TTL-12', '/blog', 'Blog', 'Blog'],
  ['RTE-13, TTL-13', '/blog_details', 'Blog Details', 'Blog Details'],
  ['RTE-14, TTL-14', '/contact', 'Contact', 'Contact'],
  ['RTE-15, TTL-15, SVC-17', '/restaurant', 'Boutique Restaurant', 'Restaurant'],
  ['RTE-16, TTL-16', '/honeymoon', 'Honeymoon Packages', 'Honeymoon Packages'],
  ['RTE-17, TTL-19', '/activities', 'Activities', 'Activities'],
  ['RTE-18, TTL-19', '/explore-island', 'Explore the Island', 'Explore the Island'],
] as const;

/** Beside the order: what the law asks of a site, and /offline, which a browser without a network shows. */
const LEGAL = ['/privacy', '/accessibility', '/legal'];

const CHOOSERS = {
  '/about': 'About Us',
  '/room': 'Rooms',
  '/services': 'Services',
  '/restaurant': 'Restaurant',
  '/contact': 'Contact',
};

test('RTE-01, RTE-19: the route table and the ways that the footer names are all there is', () => {
  const expected = [
    '/',
    '/404',
    '/offline',
    '/room_details',
    ...Object.keys(CHOOSERS),
    ...BRANDS.flatMap(({ home, rooms }) => [
      ...SCREENS.map(([, segment]) => home + segment),
      `${home}/services`,
      ...LEGAL.map((segment) => home + segment),
      ...rooms.map((id) => `${home}/room/${id}`),
    ]),
  ];
  expect(exportedPaths()).toEqual(expected.sort());
});

test.each(SCREENS)(
  '%s, TTL-01: {prefix}%s is titled "%s" on the boutique, "%s" on the villa',
  (_, ...screen) => {
    const [segment, ...titles] = screen;
    for (const [index, { home, siteType }] of BRANDS.entries()) {
      expect(readPage(home + segment).title).toBe(`${siteType} - ${titles[index]}`);
    }
  },
);

test('RTE-07, TTL-17: a room is titled Room Details', () => {
  for (const { home, siteType, rooms } of BRANDS) {
    for (const id of rooms) {
      const page = readPage(`${home}/room/${id}`);
      expect(page.title).toBe(`${siteType} - Room Details`);
      expect(textsOf(page, 'h1')).toEqual(['Room Details']);
    }
  }
});

test('TTL-02, TTL-20: pages of no brand have the default site type, a Zanzibar guest brand', () => {
  const titles = { '/': 'Welcome', '/404': 'Page Not Found', ...CHOOSERS };
  for (const [path, title] of Object.entries(titles)) {
    expect(readPage(path).title).toBe(`Joya Guest House Zanzibar - ${title}`);
  }
});

test('RTE-20, RTE-21, RTE-22, RTE-23: the 404 page says "404" and "Page Not Found", and "Go Home" leads to /', () => {
  const page = readPage('/404');
  expect(textsOf(page, 'main > :is(p, h1)').slice(0, 2)).toEqual(['404', 'Page Not Found']);
  expect(textOf(page.querySelector('main > a[href="/"]'))).toBe('Go Home');
});

test('RTE-25, RTE-26: five footer links have no prefix, and only the boutique links its services', () => {
  for (const { home } of BRANDS) {
    const hrefs = hrefsOf(readPage(home), 'footer a');
    for (const path of Object.keys(CHOOSERS)) expect(hrefs).toContain(path);
    expect(hrefs.includes(`${home}/services`)).toBe(home === '/joya-boutique');
  }
});

test('NAV-03, NAV-04, NAV-05: seven items in order, and Book Now to a host of its own', () => {
  for (const { home } of BRANDS) {
    const page = readPage(home);
    const items = [...page.querySelectorAll('#main-menu li a')].map((a) => [
      textOf(a),
      a.getAttribute('href'),
    ]);
    expect(items).toEqual([
      ['Home', home],
      ['About', `${home}/about`],
      ['Suites & Villas', `${home}/room`],
      ['Restaurant', `${home}/restaurant`],
      ['Honeymoon', `${home}/honeymoon`],
      ['Tours', `${home}/tours-activities`],
      ['Contact', `${home}/contact`],
    ]);
    const book = [...page.querySelectorAll('header a[target=_blank]')];
    expect(book.map(textOf)).toEqual(['Book Now']);
    expect(book.map((a) => a.getAttribute('href'))).toEqual([expect.stringMatching(/^https:\/\//)]);
  }
});

test('NAV-02, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17: the ticker announces four things and an e-mail address', () => {
  for (const { home } of BRANDS) {
    const header = readPage(home).querySelector('header')!;
    expect(textsOf(header, 'ul:not(nav ul):not([popover]) > li')).toEqual([
      'Best Prices Guaranteed',
      'Free Breakfast Included',
      'Beachfront Location',
      '24/7 Support',
      expect.stringMatching(/^[^@\s{}]+@[^@\s{}]+\.[a-z]+$/),
    ]);
  }
});
