// Paths, titles and the pages without a brand, as the order names them.
import { getBrand, site } from '@/content';

const BOUTIQUE = getBrand('joya-boutique');
const VILLA = getBrand('beachsuites-villa');
const BRANDS = [BOUTIQUE, VILLA];

/** Ids of route and title, last segment, and the title on the boutique and on the villa. */
const SCREENS = [
  ['RTE-03, TTL-04', 'about', 'About Us', 'About Us'],
  ['RTE-04, TTL-05, TTL-06', 'room', 'Rooms', 'Beach Suites & Villas'],
  ['RTE-05, TTL-07', 'find_room', 'Find Room', 'Find Room'],
  ['RTE-06, TTL-08', 'room_details', 'Room Details', 'Room Details'],
  ['RTE-09, TTL-09', 'tours-activities', 'Tours and Activities', 'Tours and Activities'],
  ['RTE-10, TTL-10', 'our_team', 'Our Team', 'Our Team'],
  ['RTE-11, TTL-11', 'pricing', 'Pricing', 'Pricing'],
  ['RTE-12, TTL-12', 'blog', 'Blog', 'Blog'],
  ['RTE-13, TTL-13', 'blog_details', 'Blog Details', 'Blog Details'],
  ['RTE-14, TTL-14', 'contact', 'Contact', 'Contact'],
  ['RTE-15, TTL-15, SVC-17', 'restaurant', 'Boutique Restaurant', 'Restaurant'],
  ['RTE-16, TTL-16, HNM-12', 'honeymoon', 'Honeymoon Packages', 'Honeymoon Packages'],
  ['RTE-17, TTL-19', 'activities', 'Activities', 'Activities'],
  ['RTE-18, TTL-19', 'explore-island', 'Explore the Island', 'Explore the Island'],
] as const;

test.each(SCREENS)(
  '%s: {prefix}/%s is titled "%s" on the boutique, "%s" on the villa',
  (_, segment, onBoutique, onVilla) => {
    expect(BRANDS.map(({ pages }) => [pages[segment].href, pages[segment].title])).toEqual([
      [`/joya-boutique/${segment}`, onBoutique],
      [`/beachsuites-villa/${segment}`, onVilla],
    ]);
  },
);

test('beside them a brand has its services, its tides and what the law asks of a site, and no more', () => {
  const expected = [
    ...SCREENS.map(([, segment]) => segment),
    'services',
    'tides',
    'privacy',
    'accessibility',
    'legal',
  ];
  for (const { pages } of BRANDS) expect(Object.keys(pages).sort()).toEqual([...expected].sort());
});

test('TTL-18: the roots of the brands have their titles', () => {
  expect(BRANDS.map(({ href, homeMeta }) => [href, homeMeta.title])).toEqual([
    ['/joya-boutique', 'Boutique Hotel'],
    ['/beachsuites-villa', 'Beach Suites & Villas'],
  ]);
});

test('TTL-02, NSH-12: each brand has a site type, and pages without a brand that of a Zanzibar guest house', () => {
  expect(BRANDS.map(({ siteType }) => siteType)).toEqual([
    'Joya Boutique Zanzibar',
    'Joya Beach Suites Zanzibar',
  ]);
  expect(site.siteType).toBe('Joya Guest House Zanzibar');
});

test('TTL-20: pages without a brand have their titles', () => {
  expect([site.landing.title, site.notFound.title]).toEqual(['Welcome', 'Page Not Found']);
  expect(Object.entries(site.chooserPages).map(([segment, { title }]) => [segment, title])).toEqual([
    ['about', 'About Us'],
    ['room', 'Rooms'],
    ['services', 'Services'],
    ['restaurant', 'Restaurant'],
    ['contact', 'Contact'],
  ]);
});

test('BRD-08: pages without a brand use the tokens of the villa', () => {
  expect(site.themeBrand).toBe('beachsuites-villa');
});

test('RTE-21, RTE-22, RTE-23: the 404 page says "404" and "Page Not Found", and "Go Home" leads to /', () => {
  const { code, heading, goHome } = site.notFound;
  expect({ code, heading, goHome }).toEqual({
    code: '404',
    heading: 'Page Not Found',
    goHome: { label: 'Go Home', href: '/' },
  });
});

test('LND-01: the landing page welcomes', () => {
  expect(site.landing.heading).toMatch(/welcome/i);
});

test('LND-03, LND-04: the boutique is tagged budget-friendly, the villa a luxury escape', () => {
  expect(BRANDS.map(({ tag }) => tag)).toEqual(['Budget-friendly', 'Luxury escape']);
});

test('LND-05: the boutique starts highlighted', () => {
  expect(site.landing.highlighted).toBe('joya-boutique');
});

test('ODD-16: the landing page lists five services of a brand', () => {
  expect(site.landing.services).toEqual([
    'restaurant',
    'honeymoon',
    'tours-activities',
    'activities',
    'explore-island',
  ]);
});

test('RTE-06: room_details alone is kept out of search engines', () => {
  for (const { pages } of BRANDS) {
    const keptOut = Object.entries(pages).filter(([, { noindex }]) => noindex);
    expect(keptOut.map(([segment]) => segment)).toEqual(['room_details']);
  }
});

test('BNR-04: the banner depends on the page and on the brand', () => {
  const banners = BRANDS.flatMap(({ pages }) =>
    [pages.about, pages.contact].map(({ banner }) => banner.name),
  );
  expect(new Set(banners).size).toBe(4);
});

test('BNR-08, ODD-18: three screens hide their breadcrumb', () => {
  for (const { pages } of BRANDS) {
    const hidden = Object.entries(pages).filter(([, { breadcrumbHidden }]) => breadcrumbHidden);
    expect(hidden.map(([segment]) => segment).sort()).toEqual(['activities', 'explore-island', 'restaurant']);
  }
});
