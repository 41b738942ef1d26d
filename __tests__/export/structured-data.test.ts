import { basename } from 'node:path';
import type { BrandPageSegment } from '@/content/model/pages';
import { getHrefs, getText, getTexts } from '../support/dom-queries';
import { listExportedEnglishPaths, readExported, readPageHtml, readPage } from '../support/exported-site';
import { brands } from '../support/site';

type Claim = Readonly<Record<string, unknown>>;

const isClaim = (value: unknown): value is Claim => typeof value === 'object' && value !== null;

const getClaims = (path: string): readonly Claim[] =>
  [...readPage(path).querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => JSON.parse(script.textContent ?? '')['@graph'],
  );

test('pages that are kept out of search engines tell them nothing', () => {
  const excludedPaths = listExportedEnglishPaths().filter((path) =>
    readPage(path).querySelector('meta[name=robots][content*=noindex]'),
  );
  expect(excludedPaths).not.toEqual([]);
  for (const path of excludedPaths) expect({ path, claims: getClaims(path) }).toEqual({ path, claims: [] });
});

describe.each(brands)('$name', (brand) => {
  const { href: home } = brand;

  /** The JSON-LD of a fixed page: none where it is excluded from search engines. */
  function getTypes(
    page: BrandPageSegment,
    before: string[],
    after: string[],
  ): [page: string, types: unknown[]] {
    const { noindex, breadcrumbHidden } = brand.pages[page];
    const itself = ['WebPage', ...(breadcrumbHidden ? [] : ['BreadcrumbList'])];
    return [`/${page}`, noindex ? [] : [...before, ...itself, ...after]];
  }

  test.each<[page: string, types: unknown[]]>([
    ['', [brand.lodgingType, 'WebPage']],
    getTypes('restaurant', ['Restaurant'], []),
    getTypes('about', [], []),
    getTypes('contact', [], ['FAQPage']),
    ...(brand.pages.pricing.removed ? [] : [getTypes('pricing', [], ['FAQPage'])]),
    getTypes(
      'tours-activities',
      [],
      brand.tours.tours.map(() => 'TouristTrip'),
    ),
    [`/room/${brand.rooms.all[0]!.id}`, [[brand.roomLodgingType, 'Product'], 'WebPage', 'BreadcrumbList']],
  ])('the page "%s" says what it is about', (page, types) => {
    expect(getClaims(home + page).map((claim) => claim['@type'])).toEqual(types);
  });

  test('the home has what hotel results need', () => {
    const { address, mapsUrl } = brand.business;
    const { place, region, country } = address;
    const marker = new URL(mapsUrl).searchParams;
    expect(getClaims(home)[0]).toMatchObject({
      name: brand.name,
      address: { addressLocality: place, addressRegion: region, addressCountry: country },
      hasMap: mapsUrl,
      geo: { latitude: marker.get('mlat'), longitude: marker.get('mlon') },
      checkinTime: brand.policies.checkInFrom,
      checkoutTime: brand.policies.checkOutBefore,
      numberOfRooms: brand.numberOfRooms,
      priceRange: brand.rooms.priceRange,
      currenciesAccepted: 'USD',
      amenityFeature: brand.home.amenities.list.map(({ label }) => ({ name: label, value: true })),
      makesOffer: expect.arrayContaining(
        brand.home.bestRooms.featured.map(({ room: { title, lowestPrice: price } }) =>
          expect.objectContaining({ price, itemOffered: expect.objectContaining({ name: title }) }),
        ),
      ),
    });
  });
});

test('no page has structured data of ratings', () => {
  expect(listExportedEnglishPaths().map(readPageHtml).join()).not.toMatch(
    /aggregateRating|ratingValue|"Review"/,
  );
});

test('each brand has a feed with all its posts, linked in the head', () => {
  for (const { href, blog, feedHref } of brands) {
    const link = readPage(href).querySelector('link[type="application/atom+xml"]');
    if (!feedHref) {
      expect(link).toBeNull();
      continue;
    }
    expect(new URL(link?.getAttribute('href') ?? '').pathname).toBe(feedHref);
    const feed = new DOMParser().parseFromString(readExported(feedHref).toString(), 'text/xml');
    expect(getTexts(feed, 'entry > title')).toEqual(blog.posts.map(({ title }) => title));
    const addresses = getHrefs(feed, 'entry > link').map((address) => address.replace(/^https?:..[^/]+/, ''));
    expect(addresses).toEqual(blog.posts.map(({ href: post }) => post));
    expect(getTexts(feed, 'entry > updated').every((time) => !Number.isNaN(Date.parse(time)))).toBe(true);
  }
});

/** What a visitor can read on the page, where its links lead, and the files of its pictures in all sizes. */
function shownOn(path: string) {
  const page = readPage(path);
  const body = page.body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  return {
    text: getText(body),
    links: getHrefs(body),
    photos: [...body.querySelectorAll('img, source')]
      .flatMap((image) => [image.getAttribute('src'), image.getAttribute('srcset')])
      .join(),
  };
}

type Shown = (value: string, page: ReturnType<typeof shownOn>, claim: Claim) => boolean;

const inText: Shown = (value, { text }) => value.split('\n').every((line) => text.includes(line));
const inLinks: Shown = (value, { links }) => links.includes(value) || links.includes(`tel:${value}`);
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const inPrice: Shown = (value, { text }) => text.includes(dollars.format(Number(value)));

/** "20:30" as "8.30" */
const clock = (time: string) =>
  time.replace(/^\d+/, (hours) => String(Number(hours) % 12 || 12)).replace(':', '.');
const inHours: Shown = (opens, { text }, { closes, validFrom }) =>
  // those of a closed house are named in a notice
  validFrom !== undefined || [opens, String(closes)].every((time) => text.includes(clock(time)));

const IN_TEXT = [
  ...['name', 'description', 'headline', 'abstract', 'text', 'articleSection', 'bed', 'numberOfRooms'],
  ...['email', 'addressLocality', 'addressRegion', 'priceRange'],
];

/** How a page shows the value of a JSON-LD property. */
const SHOWN: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries(IN_TEXT.map((key) => [key, inText])),
  price: inPrice,
  minPrice: inPrice,
  maxPrice: inPrice,
  maxValue: inText,
  value: (value, { text }, { unitCode }) => unitCode !== 'MTK' || text.includes(value),
  telephone: inLinks,
  hasMap: inLinks,
  opens: inHours,
  image: (value, { photos }) => photos.includes(basename(value, '.webp')),
};

/** Every claim inside of a claim, and the claim itself. */
const within = (value: unknown): readonly Claim[] =>
  isClaim(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(within)] : [];

test('structured data says nothing that its page does not show', () => {
  const statements = listExportedEnglishPaths().flatMap((path) => {
    const page = shownOn(path);
    return within(getClaims(path)).flatMap((claim) =>
      Object.entries(claim).flatMap(([key, values]) =>
        [values].flat().flatMap((value) => {
          const shown = isClaim(value) ? undefined : SHOWN[key];
          return shown ? [{ path, key, value, shown: shown(String(value), page, claim) }] : [];
        }),
      ),
    );
  });
  expect(statements).not.toEqual([]);
  expect(statements.filter(({ shown }) => !shown)).toEqual([]);
});
