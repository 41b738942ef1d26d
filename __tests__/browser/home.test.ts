import type { Page } from 'playwright-core';
import { bookingToday, BOUTIQUE, describeEachBrand } from './support/brands';
import { visit, type VisitOptions } from './support/visitor';
import { poll, expectVisible } from './support/wait';

const { home } = BOUTIQUE.brand;
const tiles = (page: Page) => page.getByRole('region', { name: home.amenities.heading }).locator('li');
const opacities = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => getComputedStyle(tile).opacity));

/** The first amenity comes up so long after the load, each further one so long after the one before it (CST-05). */
const REVEAL_AFTER_MS = 2500;
const STAGGER_MS = 100;

test('HMV-13, HMV-14, HSH-09, CST-05: the amenities come up 2.5 s after the load, 100 ms apart', async () => {
  const page = await visit(BOUTIQUE.path, { loader: 'runs' });
  const animations = await tiles(page).evaluateAll((all) =>
    all.flatMap((tile) =>
      tile.getAnimations().map((animation) => {
        animation.currentTime = 0;
        const { opacity, transform } = getComputedStyle(tile);
        const lowered = new DOMMatrix(transform).f > 0;
        return { delay: animation.effect?.getTiming().delay, opacity, lowered };
      }),
    ),
  );
  expect(animations).toEqual(
    home.amenities.list.map((_, index) => ({
      delay: REVEAL_AFTER_MS + index * STAGGER_MS,
      opacity: '0',
      lowered: true,
    })),
  );
  await tiles(page).evaluateAll((all) =>
    all.forEach((tile) => tile.getAnimations().forEach((animation) => animation.finish())),
  );
  expect(await opacities(page)).toEqual(home.amenities.list.map(() => '1'));
});

const STILL: readonly (readonly [string, VisitOptions])[] = [
  ['under reduced motion', { reducedMotion: true }],
  ['where motion is paused', { stored: { motionPaused: 'true' } }],
];
test.each(STILL)('HMV-13: %s the amenities are there at once', async (_, options) => {
  const page = await visit(BOUTIQUE.path, options);
  expect(await opacities(page)).toEqual(home.amenities.list.map(() => '1'));
});

test('RMC-06: two rooms side by side, the third as wide as both', async () => {
  const page = await visit(BOUTIQUE.path, { javaScript: false });
  const boxes = await page.locator('section[aria-labelledby="best-rooms"] article').evaluateAll((all) =>
    all.map((card) => {
      const { x, y, right, bottom, width } = card.getBoundingClientRect();
      return { x, y, right, bottom, width };
    }),
  );
  const [first, second, third] = boxes;
  if (!first || !second || !third) throw new Error('The section shows fewer than three rooms.');
  expect(second.y).toBeCloseTo(first.y, 0);
  expect(second.x).toBeGreaterThan(first.right);
  expect(third.y).toBeGreaterThan(first.bottom);
  expect(Math.abs(third.width - (second.right - first.x))).toBeLessThanOrEqual(4);
});

test('the sea is fetched when the visitor comes near, not sooner', async () => {
  const asked: string[] = [];
  const page = await visit(BOUTIQUE.path, {
    prepare: (context) =>
      context.route('**/video/**', (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 200, contentType: 'video/webm', body: '' });
      }),
  });
  expect(asked).toEqual([]);
  await page.locator('section[aria-labelledby="the-sea"]').scrollIntoViewIfNeeded();
  await expectVisible(page.getByRole('img', { name: home.video.poster.alt }));
  await poll(
    () => asked.length > 0,
    (fetched) => expect(fetched).toBe(home.video.sources.length > 0),
  );
});

describeEachBrand((brand) => {
  const { hero } = brand.brand.home;
  const region = (page: Page) => page.getByRole('region', { name: hero.words.label, exact: true });

  test('HMB-01, HMV-01: without JavaScript the hero shows its first slide and the booking link', async () => {
    const page = await visit(brand.path, { javaScript: false, viewport: 'phone' });
    await expectVisible(region(page).getByRole('heading', { level: 1 }));
    await expectVisible(region(page).getByRole('link', { name: bookingToday(brand.brand).cardLabel }));
    await expectVisible(region(page).getByRole('img').first());
    expect(await region(page).locator('button:visible').count()).toBe(0);
  });

  test('the first slide fills 92 to 95 % of the screen, in a crop for phones, and no tile below it is cut', async () => {
    const page = await visit(brand.path, { viewport: 'phone' });
    const height = await region(page).evaluate(
      (part) => part.getBoundingClientRect().height / window.innerHeight,
    );
    expect(height).toBeGreaterThanOrEqual(0.92);
    expect(height).toBeLessThanOrEqual(0.951);
    const tile = await page
      .getByRole('region', { name: brand.brand.home.amenities.heading, exact: true })
      .getByRole('listitem')
      .first()
      .boundingBox();
    expect(tile?.y).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
    await poll(
      () =>
        region(page)
          .locator('.swiper-slide img')
          .first()
          .evaluate((img: HTMLImageElement) => img.currentSrc),
      (src) => expect(src).toContain('portrait'),
    );
  });
});
