import { BOUTIQUE, BRANDS, VILLA } from '../support/brands';
import { DESKTOP, expect, PHONE, TABLET, test, visit, type Page } from './support/test';

const WIDE = { width: 1280, height: 800 };
const NOT_WIDE = { width: 1279, height: 800 };

/** The figures of the specification (HMV-04, HMV-05). */
const REST_MS = 2500;
const SLIDE_MS = 2000;

/** What a click takes to have its effect. */
const FEW_FRAMES_MS = 100;

const { slides, words } = VILLA.brand.home.hero;
const LAST = slides.length;

const heroOf = (page: Page) => page.locator('main section[aria-roledescription="carousel"]').first();
const choice = (page: Page, slide: number) =>
  heroOf(page)
    .locator('li button')
    .nth(slide - 1);
const next = (page: Page) =>
  heroOf(page).getByRole('button', { name: VILLA.brand.words.controls.next, exact: true });
/** What is read out as the slides change. */
const live = (page: Page) => heroOf(page).locator('[aria-live]');

/** Number of the slide that is marked as current. */
const currentSlides = (page: Page) =>
  heroOf(page)
    .locator('li button')
    .evaluateAll((all) =>
      all.flatMap((button, index) => (button.getAttribute('aria-current') === 'true' ? [index + 1] : [])),
    );

async function openHero(page: Page): Promise<void> {
  await visit(page, VILLA.path);
  await expect(page.locator('main .swiper').first()).toHaveClass(/swiper-initialized/);
}

/** Stops the time of the page: from now on the test moves it, and ends CSS transitions by `endTransition`. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Chooses a slide while the clock is paused. */
async function chooseSlide(page: Page, slide: number): Promise<void> {
  await choice(page, slide).click();
  await page.clock.runFor(FEW_FRAMES_MS);
  await expect.poll(() => currentSlides(page)).toEqual([slide]);
}

/** Ends the transition from slide to slide; the answer is how long it would have taken. */
const endTransition = (page: Page) =>
  live(page).evaluate(async (track) => {
    const [transition] = track.getAnimations();
    const ended = new Promise((done) => track.addEventListener('transitionend', done, { once: true }));
    transition?.finish();
    await ended;
    return transition?.effect?.getTiming().duration;
  });

/** Clicks the pause button. */
async function pause(page: Page) {
  await heroOf(page).getByRole('button', { name: words.pause, exact: true }).click();
}

test('HMB-02, HMB-03, HMV-04, HMV-05, HMV-06, HMV-10, CST-04: it advances in 2 s after a rest of 2.5 s, and the current mark follows', async ({
  page,
}) => {
  await page.clock.install();
  await openHero(page);
  await stopTime(page);
  await chooseSlide(page, 2);
  expect(await endTransition(page)).toBe(SLIDE_MS);
  await page.clock.runFor(REST_MS - FEW_FRAMES_MS);
  expect(await currentSlides(page)).toEqual([2]);
  await page.clock.runFor(2 * FEW_FRAMES_MS);
  await expect.poll(() => currentSlides(page)).toEqual([3]);
  expect(await endTransition(page)).toBe(SLIDE_MS);
});

for (const { path, name } of BRANDS) {
  test(`HMB-05, HMV-08: the row of controls of ${name} shows from 1280 px`, async ({ page }) => {
    await visit(page, path);
    for (const [viewport, shown] of [
      [DESKTOP, true],
      [PHONE, false],
      [TABLET, false],
      [NOT_WIDE, false],
      [WIDE, true],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(choice(page, 1)).toBeVisible({ visible: shown });
    }
  });
}

test('HMB-03, HMB-06, HMV-09, HMV-11: a click shows its slide and does not stop the rotation', async ({
  page,
}) => {
  await page.clock.install();
  await openHero(page);
  await stopTime(page);
  await chooseSlide(page, LAST);
  await endTransition(page);
  await page.clock.runFor(REST_MS + FEW_FRAMES_MS);
  await expect.poll(() => currentSlides(page)).toEqual([1]);
});

test('the pause button stops the rotation and starts it again', async ({ page }) => {
  await openHero(page);
  await pause(page);
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await heroOf(page).getByRole('button', { name: words.resume, exact: true }).click();
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
});

test('the rotation stops while the hero has keyboard focus', async ({ page }) => {
  await openHero(page);
  // from one of its links to the next: elements before the hero may take focus too, such as a notice
  await heroOf(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  expect(await heroOf(page).evaluate((hero) => hero.contains(document.activeElement))).toBe(true);
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('link', { name: VILLA.brand.rooms.words.viewDetails }).first().focus();
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
});

test('under reduced motion there is no autoplay, and controls change slides at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHero(page);
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await expect(heroOf(page).getByRole('button', { name: words.pause, exact: true })).toBeHidden();
  await next(page).click();
  await next(page).click();
  await expect.poll(() => currentSlides(page)).toEqual([3]);
});

test('a picture loads when the slide before it starts, not sooner', async ({ page }) => {
  await openHero(page);
  await pause(page);
  const pictured = () => page.locator('.swiper').first().locator('.swiper-slide:has(picture)').count();
  const before = await pictured();
  expect(before).toBeLessThan(LAST);
  await next(page).click();
  await expect.poll(pictured).toBe(before + 1);
});

test('slides can be swiped', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHero(page);
  await pause(page);
  const [from] = await currentSlides(page);
  await page.mouse.move(320, 300);
  await page.mouse.down();
  await page.mouse.move(60, 300, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => currentSlides(page)).toEqual([((from ?? 0) % LAST) + 1]);
});

test('HMB-04: the numbers of the boutique are in a column beside the picture', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  const boxes = await heroOf(page)
    .getByRole('listitem')
    .evaluateAll((all) => all.map((number) => number.getBoundingClientRect().right));
  expect(new Set(boxes.map(Math.round)).size).toBe(1);
  const picture = await heroOf(page).locator('.swiper-slide img').first().boundingBox();
  expect(Math.abs((boxes[0] ?? 0) - (picture?.x ?? 0))).toBeLessThanOrEqual(2);
});
