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

/** Every claim inside of a claim, and the claim itself. */
const within = (value: unknown): readonly Claim[] =>
  isClaim(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(within)] : [];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

test('structured data has no price, name, description or picture that its page does not show', () => {
  const claims = listExportedEnglishPaths().flatMap((path) => {
    const body = readPage(path).body.cloneNode(true) as HTMLElement;
    for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
    const text = getText(body);
    const photos = [...body.querySelectorAll('img, source')].map(({ outerHTML }) => outerHTML).join();
    const check = (values: unknown, isShown: (value: string) => boolean) =>
      [values]
        .flat()
        .flatMap((value) =>
          value === undefined || isClaim(value) ? [] : [{ path, value, shown: isShown(String(value)) }],
        );
    return within(getClaims(path)).flatMap(({ name, description, price, minPrice, maxPrice, image }) => [
      ...check([name, description], (words) => words.split('\n').every((line) => text.includes(line))),
      ...check([price, minPrice, maxPrice], (sum) => text.includes(dollars.format(Number(sum)))),
      ...check(image, (file) => photos.includes(basename(file, '.webp'))),
    ]);
  });
  expect(claims).not.toEqual([]);
  expect(claims.filter(({ shown }) => !shown)).toEqual([]);
});
