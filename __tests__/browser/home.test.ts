import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { BOUTIQUE, eachHouse, VILLA, type House } from './support/houses';
import { eventually, seen, visit, type VisitOptions } from './support/visitor';

const home = (house: House, options?: VisitOptions) => visit(house.path, options);

/** Headings of the sections in the order a visitor meets them. */
const headings = (page: Page) => page.locator('main h2').allInnerTexts();

const FEATURES = {
  [BOUTIQUE.id]: [
    'Cozy Atmosphere',
    'Local charm and comfort',
    'Free Wi-Fi',
    'Friendly Staff',
    '24/7 Customer Support',
    'Great Location',
  ],
  [VILLA.id]: [
    'Private pools',
    'Large garden and terrace',
    'Free Wi-Fi',
    'Expert team',
    '24/7 customer support',
    'Great surroundings',
  ],
};

test('HSH-07, HMB-11, HMB-12: the boutique shows lodges, best rooms, facilities and guest book in this order', async () => {
  const page = await home(BOUTIQUE, { javaScript: false });
  const order = ['Our Lodges', 'Our best rooms', 'What fills the days', 'What guests will say'];
  expect((await headings(page)).filter((heading) => order.includes(heading))).toEqual(order);
});

test('HSH-01 to HSH-06: the villa shows gallery, best rooms, facilities and guest book in this order', async () => {
  const page = await home(VILLA, { javaScript: false });
  const order = [
    'Four corners of the house',
    'Our best rooms',
    'When you open the gate',
    'What our guests will say',
  ];
  expect((await headings(page)).filter((heading) => order.includes(heading))).toEqual(order);
});

test('GEN-10, GEN-11, GEN-12: the houses say how many they hold', async () => {
  const villa = (await (await home(VILLA, { javaScript: false })).locator('main').innerText()).toLowerCase();
  for (const fact of ['2 apartments', '5 guests', '10 guests', 'own garden', 'private pool']) {
    expect(villa).toContain(fact);
  }
  const boutique = await (await home(BOUTIQUE, { javaScript: false })).locator('main').innerText();
  expect(boutique).toMatch(/six rooms/i);
  expect(boutique).toMatch(/six double rooms/i);
});

eachHouse((house) => {
  test('HMB-07, HMV-12: four amenities', async () => {
    const page = await home(house, { javaScript: false });
    const tiles = page.getByRole('region', { name: 'Included, or one message away' }).getByRole('listitem');
    expect((await tiles.allInnerTexts()).map((text) => text.trim())).toEqual([
      'Air conditioning',
      'Airport transfer',
      'Breakfast Included',
      'Car & Bike Rent',
    ]);
  });

  test('HMB-09, HMB-10, HMV-16 to HMV-18: the intro names six features, the host and an address to write to', async () => {
    const page = await home(house, { javaScript: false });
    const intro = page.locator('section[aria-labelledby="about-the-house"]');
    expect(await intro.getByRole('listitem').allInnerTexts()).toEqual(FEATURES[house.id]);
    expect(await intro.innerText()).toMatch(/owner and host/i);
    await seen(intro.getByText('Get a quote or book a room', { exact: true }));
    expect(await intro.locator('a[href^="mailto:"]').innerText()).toMatch(/^\S+@\S+$/);
  });

  test('HMV-13, HMV-14, CST-05: the amenities come up 2.5 s after the load, 100 ms apart', async () => {
    const page = await home(house, { loader: 'stays' });
    const tiles = page.getByRole('region', { name: 'Included, or one message away' }).locator('li');
    const animations = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const [animation] = tile.getAnimations();
        const hidden = (animation!.effect as KeyframeEffect).getKeyframes()[0]!;
        animation!.currentTime = 0;
        return {
          delay: animation!.effect!.getTiming().delay,
          from: hidden.opacity,
          opacity: getComputedStyle(tile).opacity,
          lowered: new DOMMatrix(getComputedStyle(tile).transform).f > 0,
        };
      }),
    );
    expect(animations).toEqual(
      [2500, 2600, 2700, 2800].map((delay) => ({ delay, from: '0', opacity: '0', lowered: true })),
    );
    await tiles.evaluateAll((all) => all.forEach((tile) => tile.getAnimations()[0]!.finish()));
    expect(await tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).opacity))).toEqual([
      '1',
      '1',
      '1',
      '1',
    ]);
  });

  test.each([
    ['under reduced motion', { reducedMotion: true }],
    [
      'where motion is paused',
      { prepare: (context) => context.addInitScript(() => localStorage.setItem('motionPaused', 'true')) },
    ],
  ] as [string, VisitOptions][])('HMV-13: %s the amenities are there at once', async (_, options) => {
    const page = await home(house, options);
    const tiles = page.getByRole('region', { name: 'Included, or one message away' }).locator('li');
    expect(await tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).opacity))).toEqual([
      '1',
      '1',
      '1',
      '1',
    ]);
  });

  test('RMC-01 to RMC-05, RMC-09: the rooms are those of the house, in order', async () => {
    const page = await home(house, { javaScript: false });
    const linksOf = (id: string) =>
      page
        .locator(`section[aria-labelledby="${id}"]`)
        .getByRole('link', { name: 'View Details' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const to = (ids: number[]) => ids.map((id) => `${house.path}/room/${id}`);
    expect(await linksOf('best-rooms')).toEqual(to(house === VILLA ? [1, 2, 3] : [4, 6, 8]));
    expect(await linksOf('our-lodges')).toEqual(house === VILLA ? [] : to([4, 6, 7]));
  });

  test('RMC-06: two rooms side by side, the third as wide as both', async () => {
    const page = await home(house, { javaScript: false });
    const cards = page.locator('section[aria-labelledby="best-rooms"] article');
    const [first, second, third] = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(second!.y).toBeCloseTo(first!.y, 0);
    expect(second!.x).toBeGreaterThan(first!.right);
    expect(third!.y).toBeGreaterThan(first!.bottom);
    expect(Math.abs(third!.width - (second!.right - first!.x))).toBeLessThanOrEqual(4);
  });

  test('GEN-05, GEN-06, GEN-07, RMC-10: every way to book leaves the site in a new tab', async () => {
    const page = await home(house, { javaScript: false });
    const links = await page
      .getByRole('link', { name: /^(book now|villa booking|boutique booking)$/i })
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
      );
    expect(links.length).toBeGreaterThanOrEqual(9);
    const [url] = links[0]!;
    for (const link of links) expect(link).toEqual([url, '_blank', expect.stringContaining('noopener')]);
    expect(new URL(url!).searchParams.get('currency')).toBe(house === BOUTIQUE ? 'usd' : null);
  });

  test('FAC-01 to FAC-05: three facilities, and the way to all services', async () => {
    const page = await home(house, { javaScript: false });
    const section = page.locator('section[aria-labelledby="facilities"]');
    const blocks = await section.locator('li').evaluateAll((all) =>
      all.map((block) => ({
        heading: block.querySelector('h3')!.textContent,
        pictures: block.querySelectorAll('img').length,
        href: block.querySelector('a')!.getAttribute('href'),
      })),
    );
    expect(blocks).toEqual([
      { heading: 'Experience the Local Flavours', pictures: 1, href: `${house.path}/restaurant` },
      { heading: 'Honey Moon Packages', pictures: 1, href: `${house.path}/honeymoon` },
      { heading: 'Discover Zanzibar', pictures: 1, href: `${house.path}/tours-activities` },
    ]);
    expect(await section.getByRole('link', { name: /view all services/i }).getAttribute('href')).toBe('/');
  });

  test('ERR-05: a browser without video reads why it sees none', async () => {
    const page = await home(house, { javaScript: false });
    expect(await page.locator('video').textContent()).toBe('Your browser does not support the video tag.');
  });

  test.each([
    ['comes near', {}, true],
    ['comes near but wants no motion', { reducedMotion: true }, false],
  ] as [string, VisitOptions, boolean][])(
    'the sea is moving only where it may: the visitor %s',
    async (_, options, wanted) => {
      const filmed = getBrand(house.id).home.sea.sources.length > 0;
      const asked: string[] = [];
      const page = await home(house, {
        ...options,
        prepare: (context) =>
          context.route('**/video/**', (route) => {
            asked.push(route.request().url());
            return route.fulfill({ status: 200, contentType: 'video/webm', body: '' });
          }),
      });
      expect(asked).toEqual([]);
      await page.locator('section[aria-labelledby="the-sea"]').scrollIntoViewIfNeeded();
      await seen(page.getByRole('img', { name: /lagoon of jambiani/i }));
      await eventually(
        () => asked.length > 0,
        (fetched) => expect(fetched).toBe(wanted && filmed),
      );
    },
  );

  test('HMB-01, HMV-01: without JavaScript the hero is still: its picture, its words and the way to book', async () => {
    const page = await home(house, { javaScript: false, viewport: 'phone' });
    const hero = page.getByRole('region', { name: /in six pictures/ });
    await seen(hero.getByRole('heading', { level: 1 }));
    await seen(hero.getByRole('link', { name: 'BOOK NOW' }));
    await seen(hero.getByRole('img').first());
    expect(await hero.locator('button:visible').count()).toBe(0);
    expect(await hero.locator('.swiper-slide').count()).toBe(6);
  });

  test('the first slide fills 92 to 95 % of the screen and is the first picture asked for', async () => {
    const page = await home(house, { viewport: 'phone' });
    const height = await page
      .getByRole('region', { name: /in six pictures/ })
      .evaluate((hero) => hero.getBoundingClientRect().height / window.innerHeight);
    expect(height).toBeGreaterThanOrEqual(0.92);
    expect(height).toBeLessThanOrEqual(0.95);
    const preloaded = page.locator('link[rel="preload"][as="image"]');
    expect(await preloaded.count()).toBeGreaterThanOrEqual(1);
    await eventually(
      () =>
        page
          .locator('.swiper-slide img')
          .first()
          .evaluate((img: HTMLImageElement) => img.currentSrc),
      (src) => expect(src).toContain('portrait'),
    );
  });
});
