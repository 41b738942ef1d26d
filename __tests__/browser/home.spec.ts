import { bookingToday, BOUTIQUE, BRANDS } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from './support/test';

const { home } = BOUTIQUE.brand;
const tiles = (page: Page) => page.getByRole('region', { name: home.amenities.heading }).locator('li');
const opacities = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => getComputedStyle(tile).opacity));

/** The first amenity comes up so long after the load, each further one so long after the one before it (CST-05). */
const REVEAL_AFTER_MS = 2500;
const STAGGER_MS = 100;

test.describe('from the load on', () => {
  test.use({ loader: 'runs' });

  test('HMV-13, HMV-14, HSH-09, CST-05: the amenities come up 2.5 s after the load, 100 ms apart', async ({
    page,
  }) => {
    await visit(page, BOUTIQUE.path);
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
});

test('HMV-13: under reduced motion the amenities are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, BOUTIQUE.path);
  expect(await opacities(page)).toEqual(home.amenities.list.map(() => '1'));
});

test.describe('with motion paused', () => {
  test.use({ stored: { motionPaused: 'true' } });

  test('HMV-13: the amenities are there at once', async ({ page }) => {
    await visit(page, BOUTIQUE.path);
    expect(await opacities(page)).toEqual(home.amenities.list.map(() => '1'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const section of ['our-lodges', 'best-rooms']) {
    test(`RMC-06: ${section}: two rooms side by side, the third as wide as both`, async ({ page }) => {
      await page.goto(BOUTIQUE.path);
      const boxes = await page.locator(`section[aria-labelledby="${section}"] article`).evaluateAll((all) =>
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
  }
});

test('the video is fetched when it is near the viewport, not sooner', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/video/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'video/webm', body: '' });
  });
  await visit(page, BOUTIQUE.path);
  expect(asked).toEqual([]);
  await page.locator('section[aria-labelledby="the-sea"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: home.video.poster.alt })).toBeVisible();
  await expect.poll(() => asked.length > 0).toBe(home.video.sources.length > 0);
});

for (const brand of BRANDS) {
  test.describe(brand.name, () => {
    const { hero } = brand.brand.home;
    const region = (page: Page) => page.getByRole('region', { name: hero.words.label, exact: true });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the hero shows its first slide and the booking link', async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.goto(brand.path);
        await expect(region(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          region(page).getByRole('link', { name: bookingToday(brand.brand).cardLabel }),
        ).toBeVisible();
        await expect(region(page).getByRole('img').first()).toBeVisible();
        await expect(region(page).locator('button:visible')).toHaveCount(0);
      });
    });

    test('the first slide fills 92 to 95 % of the screen, in a crop for phones, and no tile below it is cut', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await visit(page, brand.path);
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
      expect(Math.round(tile?.y ?? 0)).toBeGreaterThanOrEqual(PHONE.height);
      await expect
        .poll(() =>
          region(page)
            .locator('.swiper-slide img')
            .first()
            .evaluate((img: HTMLImageElement) => img.currentSrc),
        )
        .toContain('portrait');
    });
  });
}
