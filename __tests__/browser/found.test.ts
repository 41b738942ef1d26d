import { exportedFiles, exportedPages, readExported } from './support/exported-files';
import { visit } from './support/visitor';

interface Claim {
  readonly [key: string]: unknown;
}

interface Seen {
  readonly path: string;
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  readonly text: string;
  readonly links: readonly string[];
  readonly claims: readonly Claim[];
}

const NOT_FOUND = '/no-such-page';
let pages: readonly Seen[];
let origin: string;

/** Reads every page as a search engine does: the document as it comes, without running it. */
beforeAll(async () => {
  const page = await visit('/');
  // an empty document has no policy of its own to judge the others by
  await page.goto('about:blank');
  pages = await page.evaluate(
    (documents) =>
      documents.map(({ path, html }) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const claims = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
          (script) => JSON.parse(script.textContent ?? '')['@graph'],
        );
        const canonical =
          document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href') ?? undefined;
        const meta = Object.fromEntries(
          [...document.querySelectorAll('meta')].map((one) => [
            one.getAttribute('property') ?? one.name,
            one.content,
          ]),
        );
        const links = [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? '');
        for (const script of document.querySelectorAll('script, style')) script.remove();
        const text = (document.body.textContent ?? '').replace(/\s+/g, ' ');
        return { path, title: document.title, meta, canonical, text, links, claims };
      }),
    exportedPages,
  );
  origin = new URL(pages.find(({ path }) => path === '/')?.canonical ?? '').origin;
});

const isIndexable = ({ meta }: Seen) => !/noindex/.test(meta.robots ?? '');
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('every page but the 404 page says where it lives', () => {
  for (const { path, canonical } of pages) {
    const expected: Record<string, string | undefined> = {
      [NOT_FOUND]: undefined,
      '/': origin,
      // the same screen as the villa's
      '/room_details': `${origin}/beachsuites-villa/room_details`,
    };
    expect({ path, canonical }).toEqual({
      path,
      canonical: path in expected ? expected[path] : origin + path,
    });
  }
});

test('every page has a description of its own, of a length that search engines show', () => {
  const described = pages.filter(({ path }) => path !== '/room_details');
  expect(repeated(described.map(({ meta }) => meta.description ?? ''))).toEqual([]);
  for (const { path, meta } of pages) {
    const { length } = meta.description ?? '';
    expect({ path, length, fits: length >= 35 && length <= 170 }).toEqual({ path, length, fits: true });
  }
});

test('every page looks like itself when it is shared', () => {
  for (const { path, meta, canonical } of pages) {
    expect({ path, ...meta }).toMatchObject({
      'og:type': 'website',
      'og:description': meta.description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': meta['og:title'],
      'twitter:image': meta['og:image'],
      ...(canonical && { 'og:url': canonical }),
    });
    expect(meta['og:image:alt']).toBeTruthy();
    const picture = (meta['og:image'] ?? '').replace(origin, '');
    expect(exportedFiles).toContain(picture);
    expect(readExported(picture).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  }
  const shared = pages.filter(isIndexable).map(({ meta }) => meta['og:title'] ?? '');
  expect(repeated(shared)).toEqual([]);
});

test('samples, questions and the 404 page stay out of search engines, all else may be found', () => {
  const samples = ['find_room', 'room_details', 'our_team', 'pricing', 'blog', 'blog_details'];
  const expected = [
    NOT_FOUND,
    '/about',
    '/contact',
    '/restaurant',
    '/room',
    '/room_details',
    '/services',
    ...['joya-boutique', 'beachsuites-villa'].flatMap((house) => samples.map((last) => `/${house}/${last}`)),
  ];
  expect(pages.filter((page) => !isIndexable(page)).map(({ path }) => path)).toEqual(
    expect.arrayContaining(expected.filter((path) => pages.some((page) => page.path === path))),
  );
  expect(
    pages
      .filter((page) => !isIndexable(page))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => expected.includes(path))
      .sort(),
  );
});

test('the sitemap names exactly the pages that may be found, and pictures that are there', () => {
  const sitemap = readExported('/sitemap.xml').toString();
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const pictures = [...sitemap.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url]) => url ?? '');
  const pathsOf = (urls: readonly (string | undefined)[]) => urls.map((url) => new URL(url ?? '').pathname);
  expect(pathsOf(locations).sort()).toEqual(
    pages
      .filter(isIndexable)
      .map(({ path }) => path)
      .sort(),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(locations.length);
  for (const picture of pathsOf(pictures)) expect(exportedFiles).toContain(picture);
});

test('robots.txt keeps nobody out and names the sitemap', () => {
  const robots = readExported('/robots.txt').toString();
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the manifest has a name and icons that are there', () => {
  const manifest = JSON.parse(readExported('/manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Joya Guest House Zanzibar', start_url: '/' });
  for (const { src } of manifest.icons) expect(exportedFiles).toContain(src);
  expect(exportedFiles).toContain('/favicon.ico');
});

describe('structured data', () => {
  const of = (path: string) => pages.find((page) => page.path === path);
  const typesOf = (path: string) => of(path)?.claims.map((claim) => claim['@type']);

  test('is said where a page can be found, and nowhere else', () => {
    for (const page of pages.filter((one) => !isIndexable(one))) {
      expect({ path: page.path, claims: page.claims }).toEqual({ path: page.path, claims: [] });
    }
    expect(typesOf('/joya-boutique')).toEqual(['Hotel']);
    expect(typesOf('/beachsuites-villa')).toEqual(['Resort']);
    expect(typesOf('/joya-boutique/room/4')).toEqual([['HotelRoom', 'Product'], 'BreadcrumbList']);
    expect(typesOf('/beachsuites-villa/room/2')).toEqual([['Suite', 'Product'], 'BreadcrumbList']);
    expect(typesOf('/joya-boutique/restaurant')).toEqual(['Restaurant']);
    expect(typesOf('/beachsuites-villa/tours-activities')).toEqual([
      'BreadcrumbList',
      ...Array<string>(6).fill('TouristTrip'),
    ]);
    expect(typesOf('/joya-boutique/about')).toEqual(['BreadcrumbList']);
  });

  test('has what hotel results need: name, address, place on the map, and an offer for each room shown', () => {
    for (const path of ['/joya-boutique', '/beachsuites-villa']) {
      const house = of(path)?.claims[0];
      expect(house).toMatchObject({
        name: expect.any(String),
        address: { addressLocality: 'Jambiani Beach', addressRegion: 'Zanzibar', addressCountry: 'Tanzania' },
        geo: { latitude: expect.any(String), longitude: expect.any(String) },
      });
      const offers = house?.makesOffer as { price: number; itemOffered: { url: string } }[];
      expect(offers).toHaveLength(3);
      for (const { price, itemOffered } of offers) {
        const room = of(new URL(itemOffered.url).pathname)?.claims[0];
        expect(room).toMatchObject({ offers: { price, priceCurrency: 'USD' } });
      }
    }
  });

  test('rates nothing', () => {
    for (const { html } of exportedPages) expect(html).not.toMatch(/aggregateRating|ratingValue|"Review"/);
  });

  test('says nothing that its page does not show', () => {
    for (const page of pages) {
      for (const { what, value, shown } of page.claims.flatMap((claim) => statementsOf(claim, page))) {
        expect({ path: page.path, what, value, shown }).toEqual({
          path: page.path,
          what,
          value,
          shown: true,
        });
      }
    }
  });
});

/** Each thing a claim says of the house, and whether the page shows it. */
function statementsOf(claim: Claim, { text, links }: Seen) {
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
        for (const one of value) if (typeof one === 'object') walk(one as Claim, what);
      } else if (typeof value === 'object' && value !== null) {
        walk(value as Claim, what);
      } else if (/^(?:name|description|bed|telephone|email|unitText|address[A-Z]\w+)$/.test(key)) {
        found.push({ what, value, shown: shows(value) });
      } else if (/^(?:price|minPrice)$/.test(key)) {
        found.push({ what, value, shown: shows(`$${value}`) });
      } else if (key === 'maxValue') {
        found.push({ what, value, shown: shows(`${value} ${node.unitText}`) });
      } else if (key === 'value' && node.unitCode === 'MTK') {
        found.push({ what, value, shown: shows(`${value}sqm`) });
      } else if (key === 'hasMap') {
        found.push({ what, value, shown: links.includes(String(value)) });
      } else if (key === 'opens') {
        const opens = clock(String(value));
        const closes = clock(String(node.closes));
        const said = `${opens.text} to ${closes.text} ${closes.half}`;
        found.push({ what, value: said, shown: shows(said) });
      }
    }
  };
  walk(claim, String(claim['@type']));
  return found;
}
