// The words and figures of the specification, compared with the exported site. All other tests compare the site with
// its content: once the content is your own, take the project `specification` out of jest.config.mjs.
import { getBrand } from '@/content';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readExported, readPage } from '../support/exported';

const BOUTIQUE = '/joya-boutique';
const VILLA = '/beachsuites-villa';
const BRANDS = [BOUTIQUE, VILLA] as const;

const mainOf = (path: string) => readPage(path).querySelector('main');
const saidOn = (path: string) => textOf(mainOf(path));

describe('the landing page', () => {
  test('LND-01, LND-02, LND-03, LND-04, LND-05, LND-06: welcomes and offers two brands, the boutique highlighted', () => {
    expect(textOf(mainOf('/')?.querySelector('h1') ?? null)).toMatch(/welcome/i);
    const doors = [...(mainOf('/')?.querySelectorAll('a[data-highlighted]') ?? [])];
    expect(doors.map((door) => [door.getAttribute('href'), door.getAttribute('data-highlighted')])).toEqual([
      [BOUTIQUE, 'true'],
      [VILLA, 'false'],
    ]);
    expect(textOf(doors[0] ?? null)).toContain('Budget-friendly');
    expect(textOf(doors[1] ?? null)).toContain('Luxury escape');
  });

  test.each(BRANDS)('ODD-16: lists five services of %s', (brand) => {
    expect(hrefsOf(mainOf('/'), `nav a[href^="${brand}/"]`)).toEqual(
      ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island'].map(
        (segment) => `${brand}/${segment}`,
      ),
    );
  });
});

describe('the brands', () => {
  test('BRD-08: pages of no brand wear the tokens of the villa', () => {
    for (const path of ['/', '/about', '/404']) {
      expect([path, readPage(path).documentElement.dataset.brand]).toEqual([path, 'beachsuites-villa']);
    }
  });

  test('BRD-07, GEN-06, GEN-07, CST-10, ODD-75: the booking link of the boutique asks for dollars, the villa’s does not', () => {
    for (const [brand, currency] of [
      [BOUTIQUE, 'usd'],
      [VILLA, null],
    ] as const) {
      const pages = exportedPaths().filter((path) => `${path}/`.startsWith(`${brand}/`));
      const links = pages.flatMap((path) =>
        linksOf(readPage(path)).filter(({ label }) => /^(book now|(villa|boutique) booking)$/i.test(label)),
      );
      expect(links.length).toBeGreaterThan(pages.length);
      for (const { href } of links) expect(new URL(href).searchParams.get('currency')).toBe(currency);
    }
  });

  test.each(BRANDS)('BTT-09: the gold of %s is golden in both themes', (brand) => {
    const styles = textsOf(readPage(brand), 'style').join(' ');
    const golds = [...styles.matchAll(/--color-gold: *(#[0-9a-f]{6})/g)].map(([, colour = '']) =>
      hueOf(colour),
    );
    expect(golds).toHaveLength(2);
    for (const hue of golds) {
      expect(hue).toBeGreaterThanOrEqual(35);
      expect(hue).toBeLessThanOrEqual(55);
    }
  });
});

describe.each(BRANDS)('%s', (brand) => {
  test('FTR-01, FTR-02, FTR-03, FTR-04, FTR-05, FTR-06, ODD-48: the footer has its columns, and the telephone is empty', () => {
    const footer = readPage(brand).querySelector('footer');
    const headings = textsOf(footer, 'h2');
    for (const heading of ['Help', 'Our Nests', 'Get In Touch']) expect(headings).toContain(heading);
    expect(textOf(footer)).toContain('Jambiani');
    expect(hrefsOf(footer, 'a[href^="mailto:"]')).toHaveLength(1);
    expect(hrefsOf(footer, 'a[href^="tel:"]')).toEqual([]);
  });

  test('FTR-08, FTR-09: Facebook, Instagram and a map stand in the footer', () => {
    const hosts = hrefsOf(readPage(brand).querySelector('footer'), 'a[target=_blank]').map(
      (href) => new URL(href).hostname,
    );
    for (const host of [/facebook\.com$/, /instagram\.com$/, /map/]) {
      expect(hosts.filter((one) => host.test(one))).toHaveLength(1);
    }
  });

  test('ABT-01, ABT-02, ABT-03: about has its three texts', () => {
    const headings = textsOf(mainOf(`${brand}/about`), 'h2');
    for (const heading of ['Philosophy', 'Reception', 'Tailor Made Experience']) {
      expect(headings).toContain(heading);
    }
  });

  test('BNR-02, BNR-08, HNM-12, TTL-16, ODD-18: the breadcrumb names the page, and is hidden on three', () => {
    for (const [segment, title, hidden] of [
      ['about', 'About Us', false],
      ['honeymoon', 'Honeymoon Packages', false],
      ['restaurant', brand === BOUTIQUE ? 'Boutique Restaurant' : 'Restaurant', true],
      ['activities', 'Activities', true],
      ['explore-island', 'Explore the Island', true],
    ] as const) {
      const breadcrumb = mainOf(`${brand}/${segment}`)?.querySelector('nav:has(> ol)');
      expect([segment, textOf(breadcrumb ?? null), breadcrumb?.hasAttribute('hidden')]).toEqual([
        segment,
        `Home / ${title}`,
        hidden,
      ]);
    }
  });

  test('HNM-03, HNM-04, HNM-05, HNM-06, HNM-07, HNM-08, HNM-09, HNM-10, ODD-24: the honeymoon page has its sections', () => {
    const headings = textsOf(mainOf(`${brand}/honeymoon`), 'h2').map((heading) => heading.toLowerCase());
    const last = { [BOUTIQUE]: 'local experiences', [VILLA]: 'live private music' };
    const places = [
      'most special journey',
      'romantic dinners & rooms',
      'romantic dinner',
      'photo shooting',
      last[brand],
    ].map((words) => headings.findIndex((heading) => heading.endsWith(words)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, two) => one - two));
    const text = saidOn(`${brand}/honeymoon`).toLowerCase();
    expect(text).not.toContain(last[brand === BOUTIQUE ? VILLA : BOUTIQUE]);
    expect(linksOf(mainOf(`${brand}/honeymoon`))).toContainEqual({
      label: 'Start Planning Now',
      href: `${brand}/contact`,
    });
  });

  test('RTE-06, RDT-05: room_details stays out of search engines', () => {
    for (const path of [`${brand}/room_details`, '/room_details']) {
      expect(readPage(path).querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    }
  });
});

test('BNR-04: the banner depends on the page and on the brand', () => {
  const pictures = BRANDS.flatMap((brand) =>
    ['about', 'contact'].map((segment) =>
      mainOf(`${brand}/${segment}`)?.querySelector('img')?.getAttribute('src'),
    ),
  );
  expect(new Set(pictures).size).toBe(4);
});

test('ENT-13, NSH-18: the menu has every category, each with another number of pictures', () => {
  const menu: readonly { readonly category: string; readonly image: string }[] = JSON.parse(
    readExported('/data/food-menu.json').toString(),
  );
  const counts = ['breakfast', 'lunch', 'snack', 'dinner'].map(
    (category) => menu.filter((entry) => entry.category === category).length,
  );
  expect(counts).not.toContain(0);
  expect(new Set(counts).size).toBe(counts.length);
});

test.each(BRANDS)('CST-08, GAL-13: eight pictures stand in for a missing gallery of %s', (brand) => {
  expect(getBrand(brand.slice(1)).rooms.placeholders).toHaveLength(8);
});

test.each(BRANDS)('FND-10, FND-11, CST-14: the demo cards of %s say $560 per night', (brand) => {
  const cards = [...readPage(`${brand}/find_room`).querySelectorAll('main li:has(button[name=room])')];
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(textsOf(card, 'p')).toContain('$560 per night');
    expect(textsOf(card, 'span')).toContain('Sample');
    expect(textsOf(card, 'button')).toEqual(['Checkout Now']);
  }
});

test('HNM-11: the villa names both suites, their pools, and the whole villa for exclusive use', () => {
  for (const words of [/Juu/, /Chini/, /pool/, /whole villa/i, /exclusive use/i]) {
    expect(saidOn(`${VILLA}/honeymoon`)).toMatch(words);
  }
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
