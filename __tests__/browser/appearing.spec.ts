import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, hydrated, scrollTo, test, visit, type Page } from './support/test';

const { amenities } = BOUTIQUE.brand.home;
const TOURS = `${VILLA.path}/tours-activities`;

/** The first amenity comes up so long after the load, each further one so long after the one before it (CST-05). */
const REVEAL_AFTER_MS = 2500;
const STAGGER_MS = 100;

const tiles = (page: Page) => page.getByRole('region', { name: amenities.heading }).locator('li');
const lastTour = (page: Page) => page.getByRole('main').getByRole('article').last().locator('xpath=..');

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
          animation.finish();
          const after = getComputedStyle(tile).opacity;
          return { delay: animation.effect?.getTiming().delay, opacity, lowered, after };
        }),
      ),
    );
    expect(animations).toEqual(
      amenities.list.map((_, index) => ({
        delay: REVEAL_AFTER_MS + index * STAGGER_MS,
        opacity: '0',
        lowered: true,
        after: '1',
      })),
    );
  });
});

test('TRS-18, CST-09: a tour fades in over 1000 ms as it is scrolled to, and ends fully there', async ({
  page,
}) => {
  await visit(page, TOURS);
  await scrollTo(page, 0);
  // the fade is noted and ended as it begins
  const fade = await lastTour(page).evaluateHandle((box) => {
    const noted: { duration?: unknown; opacities?: readonly string[] } = {};
    box.addEventListener('animationstart', () => {
      const animation = box.getAnimations()[0]!;
      animation.pause();
      animation.currentTime = 0;
      const first = getComputedStyle(box).opacity;
      noted.duration = animation.effect?.getTiming().duration;
      animation.finish();
      noted.opacities = [first, getComputedStyle(box).opacity];
    });
    return noted;
  });
  await lastTour(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fade.jsonValue()).toEqual({ duration: 1000, opacities: ['0', '1'] });
});

for (const [how, options] of [
  ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['with motion paused', { stored: { motionPaused: 'true' } }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(how, () => {
    test.use(options);

    test('HMV-13: the amenities are there', async ({ page }) => {
      await page.goto(BOUTIQUE.path);
      for (const tile of await tiles(page).all()) await expect(tile).toHaveCSS('opacity', '1');
    });

    test('TRS-18: a tour is there', async ({ page }) => {
      await page.goto(TOURS);
      const hasScript = how !== 'without JavaScript';
      if (hasScript) {
        await hydrated(page);
        await scrollTo(page, 0);
      }
      await lastTour(page).scrollIntoViewIfNeeded();
      if (hasScript) await expect(lastTour(page)).toHaveAttribute('data-state', 'entered');
      await expect(lastTour(page)).toHaveCSS('opacity', '1');
    });
  });
}
