// Paths, titles and the pages without a brand, as the specification names them.
import { BOUTIQUE, VILLA } from '../support/brands';
import { unbranded } from '../support/site';
import { testSpecifiedStatements } from '../support/test-specified-statements';

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

describe.each(BRANDS)('the screens of $name', ({ pages: { home: _, ...pages } }) => {
  const screens = Object.entries(pages);
  testSpecifiedStatements({
    'RTE-06: room_details alone is kept out of search engines': [
      screens.flatMap(([segment, { noindex }]) => (noindex ? [segment] : [])),
      ['room_details'],
    ],
    'BNR-08, ODD-18: three screens hide their breadcrumb': [
      screens.flatMap(([segment, { breadcrumbHidden }]) => (breadcrumbHidden ? [segment] : [])).sort(),
      ['activities', 'explore-island', 'restaurant'],
    ],
  });
});

const { landing, notFound, chooserPages } = unbranded;

testSpecifiedStatements({
  'TTL-18: the roots of the brands have their titles': [
    BRANDS.map(({ href, pages }) => [href, pages.home.title]),
    [
      ['/joya-boutique', 'Boutique Hotel'],
      ['/beachsuites-villa', 'Beach Suites & Villas'],
    ],
  ],
  'TTL-02, NSH-12: each brand has a site type, and pages without a brand that of a Zanzibar guest house': [
    [...BRANDS, unbranded].map(({ siteType }) => siteType),
    ['Joya Boutique Zanzibar', 'Joya Beach Suites Zanzibar', 'Joya Guest House Zanzibar'],
  ],
  'TTL-20: pages without a brand have their titles': [
    [landing, notFound, ...Object.values(chooserPages)].map(({ title }) => title),
    ['Welcome', 'Page Not Found', 'About Us', 'Rooms', 'Services', 'Restaurant', 'Contact'],
  ],
  'BRD-08: pages without a brand use the tokens of the villa': [unbranded.themeBrand, 'beachsuites-villa'],
  'RTE-21, RTE-22: what the 404 page says': [`${notFound.code} ${notFound.heading}`, '404 Page Not Found'],
  'RTE-23: "Go Home" leads to /': [notFound.goHome, { label: 'Go Home', href: '/' }],
  'LND-01: the landing page welcomes': [landing.heading, expect.stringMatching(/welcome/i)],
  'LND-03, LND-04: the tags of the brands': [
    BRANDS.map(({ tag }) => tag),
    ['Budget-friendly', 'Luxury escape'],
  ],
  'LND-05: the boutique starts highlighted': [landing.highlighted, 'joya-boutique'],
  'ODD-16: the landing page lists five services of a brand': [
    landing.services,
    ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island'],
  ],
  'BNR-04: the banner depends on the page and on the brand': [
    new Set(BRANDS.flatMap(({ pages }) => [pages.about.banner.name, pages.contact.banner.name])).size,
    4,
  ],
});
