import { VILLA } from '../../support/brands';
import { expect, PHONE, test, type Page } from '../../support/e2e/fixtures';
import { visit, waitForFrames } from '../../support/e2e/page-helpers';
import { brands } from '../../support/site';

/** The figures of the specification (HMV-04, HMV-05). */
const REST_MS = 2500;
const SLIDE_MS = 2000;

/** What a click takes to have its effect. */
const FEW_FRAMES_MS = 100;

const { slides, labels } = VILLA.home.hero;
const LAST = slides.length;

const getHero = (page: Page) => page.locator('main section[aria-roledescription="carousel"]').first();
const choices = (page: Page) => getHero(page).locator('li button');
const nextButton = (page: Page) =>
  getHero(page).getByRole('button', { name: VILLA.labels.controls.next, exact: true });
/** What is read out as the slides change. */
const liveRegion = (page: Page) => getHero(page).locator('[aria-live]');
const expectTurning = (page: Page, isTurning: boolean) =>
  expect(liveRegion(page)).toHaveAttribute('aria-live', isTurning ? 'off' : 'polite');
const press = (page: Page, name: string) => getHero(page).getByRole('button', { name, exact: true }).click();

const expectCurrent = (page: Page, slide: number) =>
  expect(choices(page).nth(slide - 1)).toHaveAttribute('aria-current', 'true');

/** In the first frames after its class is there the carousel measures itself (use-swiper.ts). */
const STARTING_FRAMES = 10;

async function openHero(page: Page): Promise<void> {
  await visit(page, VILLA.href);
  await page.locator('main .swiper-initialized').first().waitFor();
  await waitForFrames(page, STARTING_FRAMES);
}

/** Holds the transition from slide to slide until the test ends it: a busy machine may take longer to look at it. */
const pauseTransitions = (page: Page) =>
  liveRegion(page).evaluate((track) =>
    track.addEventListener('transitionrun', () => track.getAnimations().forEach((each) => each.pause())),
  );

/** Ends the transition from slide to slide; returns how long it would have taken. */
const endTransition = (page: Page) =>
  liveRegion(page).evaluate(async (track) => {
    const [transition] = track.getAnimations();
    const ended = new Promise((done) => track.addEventListener('transitionend', done, { once: true }));
    transition?.finish();
    await ended;
    return transition?.effect?.getTiming().duration;
  });

// HMB-02, HMB-03, HMB-06, HMV-04, HMV-05, HMV-06, HMV-09, HMV-10, HMV-11, CST-04
test('a control shows its slide in 2 s; after 2.5 s the rotation goes on, in a loop', async ({ page }) => {
  await page.clock.install();
  await openHero(page);
  await pauseTransitions(page);
  // from now on the test moves the time
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await choices(page).last().click();
  await page.clock.runFor(FEW_FRAMES_MS);
  await expectCurrent(page, LAST);
  expect(await endTransition(page)).toBe(SLIDE_MS);
  await page.clock.runFor(REST_MS - FEW_FRAMES_MS);
  await expectCurrent(page, LAST);
  await page.clock.runFor(2 * FEW_FRAMES_MS);
  await expectCurrent(page, 1);
  expect(await endTransition(page)).toBe(SLIDE_MS);
});

test.describe('with the loader', () => {
  test.use({ loader: 'frozen' });

  test('the rotation starts when the loader has left', async ({ page }) => {
    await page.clock.install();
    await openHero(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(4 * REST_MS);
    await expectCurrent(page, 1);
    await getHero(page).getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[data-loader]')).toHaveCount(0);
    await page.clock.runFor(REST_MS - FEW_FRAMES_MS);
    await expectCurrent(page, 1);
    await page.clock.runFor(2 * FEW_FRAMES_MS);
    await expectCurrent(page, 2);
  });
});

test('the rotation stops with the pause button, under keyboard focus and under reduced motion', async ({
  page,
}) => {
  await openHero(page);
  await press(page, labels.pause);
  await expectTurning(page, false);
  await press(page, labels.resume);
  await expectTurning(page, true);
  await getHero(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expectTurning(page, false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectTurning(page, true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectTurning(page, false);
  await expect(getHero(page).getByRole('button', { name: labels.pause, exact: true })).toBeHidden();
  await nextButton(page).click();
  await expectCurrent(page, 2);
});

for (const { name, href, home, look } of brands) {
  test(`HMB-04, HMB-05, HMV-08: the first slide of ${name} fills a phone; its controls show from 1280 px`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await visit(page, href);
    const share = ((await getHero(page).boundingBox())?.height ?? 0) / PHONE.height;
    expect(share).toBeGreaterThanOrEqual(0.92);
    expect(share).toBeLessThanOrEqual(0.951);
    const amenities = page.getByRole('region', { name: home.amenities.heading, exact: true });
    const tile = await amenities.getByRole('listitem').first().boundingBox();
    expect(Math.round(tile?.y ?? 0)).toBeGreaterThanOrEqual(PHONE.height);

    for (const width of [1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(choices(page).first()).toBeVisible({ visible: width === 1280 });
    }
    if (look !== 'scrapbook') return;
    // numbers in a column beside the picture
    const photo = (await getHero(page).locator('.swiper-slide img').first().boundingBox())!;
    for (const number of await getHero(page).getByRole('listitem').all()) {
      const { x, width } = (await number.boundingBox())!;
      expect(Math.abs(x + width - photo.x)).toBeLessThanOrEqual(2);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero shows its first slide and no control', async ({ page }) => {
    await page.goto(VILLA.href);
    await expect(getHero(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getHero(page).getByRole('img').first()).toBeVisible();
    await expect(getHero(page).locator('button:visible')).toHaveCount(0);
  });
});
