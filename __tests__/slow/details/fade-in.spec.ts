import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { waitForHydration, scrollTo } from '../../support/e2e/page-helpers';

const { amenities } = BOUTIQUE.home;
const TOURS = `${VILLA.href}/tours-activities`;

const tiles = (page: Page) => page.getByRole('region', { name: amenities.heading }).locator('li');
const lastTour = (page: Page) => page.getByRole('main').getByRole('article').last().locator('xpath=..');

test.describe('from the load on', () => {
  test.use({ loader: 'runs' });

  // HMV-13, HMV-14, HSH-09, CST-05
  test('the amenities appear 2.5 s after the load, 100 ms apart', async ({ page }) => {
    await page.goto(BOUTIQUE.href);
    const moves = await tiles(page).evaluateAll((all) =>
      all.map((tile) => {
        const animation = tile.getAnimations()[0]!;
        animation.currentTime = 0;
        const { opacity, transform } = getComputedStyle(tile);
        const lowered = new DOMMatrix(transform).f > 0;
        animation.finish();
        return { delay: animation.effect!.getTiming().delay, opacity, lowered };
      }),
    );
    expect(moves).toEqual(
      amenities.list.map((_, index) => ({ delay: 2500 + index * 100, opacity: '0', lowered: true })),
    );
    for (const tile of await tiles(page).all()) await expect(tile).toHaveCSS('opacity', '1');
  });
});

test('TRS-18, CST-09: a tour fades in over 1000 ms as it is scrolled to', async ({ page }) => {
  await page.goto(TOURS);
  await waitForHydration(page);
  await scrollTo(page, 0);
  await expect(lastTour(page)).toHaveCSS('animation-name', 'none');
  await lastTour(page).scrollIntoViewIfNeeded();
  await expect(lastTour(page)).toHaveCSS('animation-name', /appear/);
  await expect(lastTour(page)).toHaveCSS('animation-duration', '1s');
  await expect(lastTour(page)).toHaveCSS('opacity', '1');
});

for (const [how, options] of [
  ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['with motion paused', { stored: { motionPaused: 'true' } }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(how, () => {
    test.use(options);

    test('HMV-13, TRS-18: amenities and tours are there', async ({ page }) => {
      await page.goto(BOUTIQUE.href);
      for (const tile of await tiles(page).all()) {
        await tile.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
        await expect(tile).toHaveCSS('opacity', '1');
      }
      await page.goto(TOURS);
      await lastTour(page).scrollIntoViewIfNeeded();
      await expect(lastTour(page)).toHaveCSS('opacity', '1');
    });
  });
}
