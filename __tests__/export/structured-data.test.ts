/** @jest-environment jsdom */
import { brands, periods } from '@/content';
import { hrefsOf, textsOf } from '../support/elements';
import { exportedPaths, readExported, readHtml, readPage } from '../support/exported';

interface Claim {
  readonly [key: string]: unknown;
  readonly offers?: unknown;
  readonly makesOffer?: readonly {
    readonly price: number;
    readonly itemOffered?: { readonly name: string; readonly url: string };
  }[];
}

const isClaim = (value: unknown): value is Claim => typeof value === 'object' && value !== null;

const claimsOf = (path: string): readonly Claim[] =>
  [...readPage(path).querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => JSON.parse(script.textContent ?? '')['@graph'],
  );
const typesOf = (path: string) => claimsOf(path).map((claim) => claim['@type']);

/** What a visitor can read on the page. */
function shownOn(path: string): string {
  const page = readPage(path);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) text += textContent;
  }
  return text.replace(/\s+/g, ' ');
}

/** Days on which the page shows something that it shows at no other time: "2027-04-01 to 2027-05-31". */
const closuresOn = (path: string): readonly string[] =>
  periods
    .filter(({ id }) => readPage(path).querySelector(`main [data-show-during="${id}"]:not([role=note])`))
    .map(({ from, until }) => `${from} to ${until}`);

const timesOf = (index: number) => brands.flatMap(({ rooms }) => rooms.policies[index]?.items[0] ?? []);
/** The lines of the house rules that say them. */
const STAY_TIMES = { checkinTime: timesOf(0), checkoutTime: timesOf(1) };

test('pages that are kept out of search engines tell them nothing', () => {
  const keptOut = exportedPaths().filter((path) =>
    readPage(path).querySelector('meta[name=robots][content*=noindex]'),
  );
  expect(keptOut).not.toEqual([]);
  for (const path of keptOut) expect({ path, claims: claimsOf(path) }).toEqual({ path, claims: [] });
});

describe.each(brands)('$name', (brand) => {
  const { href: home } = brand;

  test('each page says what it is about', () => {
    expect(typesOf(home)).toEqual([brand.lodgingType, 'WebPage']);
    expect(typesOf(`${home}/restaurant`)).toEqual(['Restaurant', 'WebPage']);
    expect(typesOf(`${home}/about`)).toEqual(['WebPage', 'BreadcrumbList']);
    for (const page of ['contact', 'pricing'])
      expect(typesOf(`${home}/${page}`)).toEqual(['WebPage', 'BreadcrumbList', 'FAQPage']);
    expect(typesOf(`${home}/tours-activities`)).toEqual([
      'WebPage',
      'BreadcrumbList',
      ...brand.tours.tours.map(() => 'TouristTrip'),
    ]);
    for (const { href } of brand.rooms.all) {
      expect(typesOf(href)).toEqual([[brand.roomLodgingType, 'Product'], 'WebPage', 'BreadcrumbList']);
    }
  });

  test('the home has what hotel results need: name, address, place on the map, and an offer for each of its best rooms', () => {
    const { location, mapsUrl } = brand.business;
    const [place, region, country] = location.split(', ');
    const marker = new URL(mapsUrl).searchParams;
    const claim = claimsOf(home)[0];
    expect(claim).toMatchObject({
      name: brand.name,
      address: { addressLocality: place, addressRegion: region, addressCountry: country },
      hasMap: mapsUrl,
      ...(marker.has('mlat') && { geo: { latitude: marker.get('mlat'), longitude: marker.get('mlon') } }),
    });
    expect(claim).toMatchObject({
      checkinTime: brand.stayTimes.checkIn,
      checkoutTime: brand.stayTimes.checkOut,
      numberOfRooms: brand.numberOfRooms,
      priceRange: brand.priceRange,
      currenciesAccepted: 'USD',
      amenityFeature: brand.home.amenities.list.map(({ label }) => ({ name: label, value: true })),
    });
    const offers = (claim?.makesOffer ?? []).flatMap(({ price, itemOffered }) =>
      itemOffered ? [{ price, itemOffered }] : [],
    );
    expect(offers.map(({ itemOffered }) => itemOffered.name)).toEqual(
      brand.home.bestRooms.featured.map(({ room }) => room.title),
    );
    for (const { price, itemOffered } of offers) {
      const [room] = claimsOf(new URL(itemOffered.url).pathname);
      expect(room?.offers).toContainEqual(expect.objectContaining({ price, priceCurrency: 'USD' }));
    }
  });
});

test('no page rates anything', () => {
  for (const path of exportedPaths()) {
    expect(readHtml(path)).not.toMatch(/aggregateRating|ratingValue|"Review"/);
  }
});

test('the head of each page of a brand names the feed of its posts, and the feed has them all', () => {
  for (const { href, blog, feedHref } of brands) {
    const link = readPage(href).querySelector('link[type="application/atom+xml"]');
    expect(new URL(link?.getAttribute('href') ?? '').pathname).toBe(feedHref);
    const feed = new DOMParser().parseFromString(readExported(feedHref).toString(), 'text/xml');
    expect(textsOf(feed, 'entry > title')).toEqual(blog.posts.map(({ title }) => title));
    const addresses = [...feed.querySelectorAll('entry > link')].map((one) => one.getAttribute('href') ?? '');
    expect(addresses.map((address) => address.replace(new URL(address).origin, ''))).toEqual(
      blog.posts.map(({ href: post }) => post),
    );
    expect(textsOf(feed, 'entry > updated').every((time) => !Number.isNaN(Date.parse(time)))).toBe(true);
  }
});

test('no page claims what it does not show', () => {
  const statements = exportedPaths().flatMap((path) => {
    const page = { text: shownOn(path), links: hrefsOf(readPage(path)), closures: closuresOn(path) };
    return claimsOf(path).flatMap((claim) => statementsOf(claim, page).map((one) => ({ path, ...one })));
  });
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(({ shown }) => !shown)).toEqual([]);
});

/** Each thing a claim says, and whether the page shows it. */
function statementsOf(
  claim: Claim,
  {
    text,
    links,
    closures,
  }: { readonly text: string; readonly links: readonly string[]; readonly closures: readonly string[] },
) {
  const shows = (value: unknown) =>
    String(value)
      .split('\n')
      .every((line) => text.includes(line));
  const found: { what: string; value: unknown; shown: boolean }[] = [];
  const clock = (time: string) => {
    const [hours = 0, minutes = ''] = time.split(':').map((part, at) => (at === 0 ? Number(part) : part));
    return { text: `${Number(hours) % 12 || 12}.${minutes}`, half: Number(hours) < 12 ? 'AM' : 'PM' };
  };
  const walk = (node: Claim, inside: string) => {
    for (const [key, value] of Object.entries(node)) {
      const what = `${inside}.${key}`;
      if (Array.isArray(value)) {
        for (const one of value) if (isClaim(one)) walk(one, what);
      } else if (isClaim(value)) {
        walk(value, what);
      } else if (
        /^(?:name|description|bed|email|text|unitText|headline|abstract|articleSection|priceRange|numberOfRooms|address[A-Z]\w+)$/.test(
          key,
        )
      ) {
        found.push({ what, value, shown: shows(value) });
      } else if (/^(?:price|minPrice)$/.test(key)) {
        found.push({ what, value, shown: shows(`$${value}`) });
      } else if (key === 'maxValue') {
        found.push({ what, value, shown: shows(`${value} ${node.unitText}`) });
      } else if (key === 'value' && node.unitCode === 'MTK') {
        found.push({ what, value, shown: shows(`${value}sqm`) });
      } else if (key === 'telephone') {
        found.push({ what, value, shown: links.includes(`tel:${value}`) });
      } else if (key === 'hasMap') {
        found.push({ what, value, shown: links.includes(String(value)) });
      } else if (key === 'checkinTime' || key === 'checkoutTime') {
        found.push({ what, value, shown: STAY_TIMES[key].some(shows) });
      } else if (key === 'currenciesAccepted') {
        found.push({ what, value, shown: value === 'USD' && shows('US dollars') });
      } else if (key === 'validThrough' && !('opens' in node)) {
        const days = `${node.validFrom} to ${node.validThrough}`;
        found.push({ what, value: days, shown: closures.includes(days) });
      } else if (key === 'opens' && 'validFrom' in node) {
        const days = `${node.validFrom} to ${node.validThrough}`;
        found.push({ what, value: days, shown: closures.includes(days) });
      } else if (key === 'opens') {
        const opens = clock(String(value));
        const closes = clock(String(node.closes));
        const hoursText = `${opens.text} to ${closes.text} ${closes.half}`;
        found.push({ what, value: hoursText, shown: shows(hoursText) });
      }
    }
  };
  walk(claim, String(claim['@type']));
  return found;
}
