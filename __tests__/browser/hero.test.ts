import type { Page } from 'playwright-core';
import { BOUTIQUE, describeEachBrand, VILLA } from './support/brands';
import { VIEWPORTS, visit, type VisitOptions } from './support/visitor';
import { poll, expectVisible, expectHidden } from './support/wait';

const WIDE = { width: 1280, height: 800 };
const NOT_WIDE = { width: 1279, height: 800 };

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

const waitForSwiper = (page: Page) =>
  poll(
    () =>
      page
        .locator('.swiper')
        .first()
        .evaluate((element) => element.classList.contains('swiper-initialized')),
    (started) => expect(started).toBe(true),
    20_000,
  );

async function openHero(options?: VisitOptions): Promise<Page> {
  const page = await visit(VILLA.path, options);
  await waitForSwiper(page);
  return page;
}

/** Clicks the pause button. */
async function pause(page: Page) {
  await heroOf(page).getByRole('button', { name: words.pause, exact: true }).click();
}

test('HMB-02, HMB-03, HMV-04, HMV-05, HMV-06, HMV-10, CST-04: it advances after a rest of 2.5 s, in 2 s, and the current mark follows', async () => {
  const page = await openHero();
  // from the end of a transition to the start of the next; a slow machine may be late, never early
  const restTime = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const track = document.querySelector<HTMLElement>('main .swiper-wrapper')!;
        let arrived: number | undefined;
        track.addEventListener('transitionend', (event) => {
          if (event.target === track) arrived = performance.now();
        });
        track.addEventListener('transitionstart', (event) => {
          if (event.target === track && arrived !== undefined) done(performance.now() - arrived);
        });
      }),
  );
  expect(restTime).toBeGreaterThan(2450);
  expect(restTime).toBeLessThan(4500);
  expect(await currentSlides(page)).toHaveLength(1);
});

test('HMV-05: a slide takes 2 s', async () => {
  const page = await openHero();
  await pause(page);
  const duration = live(page).evaluate(
    (track) =>
      new Promise((done) => {
        track.addEventListener('transitionrun', () => done(getComputedStyle(track).transitionDuration));
      }),
  );
  await choice(page, 3).click();
  expect(await duration).toBe('2s');
});

describeEachBrand((brand) => {
  test('HMB-05, HMV-08: the row of controls shows from 1280 px', async () => {
    const page = await visit(brand.path, { viewport: WIDE });
    await expectVisible(choice(page, 1));
    for (const size of [VIEWPORTS.phone, VIEWPORTS.tablet, NOT_WIDE]) {
      await page.setViewportSize(size);
      await expectHidden(choice(page, 1));
    }
    await page.setViewportSize(VIEWPORTS.desktop);
    await expectVisible(choice(page, 1));
  });
});

test('HMB-03, HMB-06, HMV-09, HMV-11: a click shows its slide and does not stop the rotation', async () => {
  const page = await openHero();
  await choice(page, LAST).click();
  await poll(
    () => currentSlides(page),
    (now) => expect(now).toEqual([LAST]),
    2500,
  );
  await poll(
    () => currentSlides(page),
    (now) => expect(now).toEqual([1]),
    12_000,
  );
});

test('the pause button stops the rotation and starts it again', async () => {
  const page = await openHero();
  await pause(page);
  expect(await live(page).getAttribute('aria-live')).toBe('polite');
  await heroOf(page).getByRole('button', { name: words.resume, exact: true }).click();
  expect(await live(page).getAttribute('aria-live')).toBe('off');
});

test('the rotation stops while the hero has keyboard focus', async () => {
  const page = await openHero();
  // from one of its links to the next: what stands before the hero may take focus too, such as a notice
  await heroOf(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  expect(await heroOf(page).evaluate((hero) => hero.contains(document.activeElement))).toBe(true);
  expect(await live(page).getAttribute('aria-live')).toBe('polite');
  await page.getByRole('link', { name: VILLA.brand.rooms.words.viewDetails }).first().focus();
  expect(await live(page).getAttribute('aria-live')).toBe('off');
});

test('under reduced motion there is no autoplay, and controls change slides at once', async () => {
  const page = await openHero({ reducedMotion: true });
  expect(await live(page).getAttribute('aria-live')).toBe('polite');
  await expectHidden(heroOf(page).getByRole('button', { name: words.pause, exact: true }));
  await next(page).click();
  await next(page).click();
  await poll(
    () => currentSlides(page),
    (now) => expect(now).toEqual([3]),
  );
});

test('a picture loads when the slide before it starts, not sooner', async () => {
  const page = await openHero();
  await pause(page);
  const pictured = () => page.locator('.swiper').first().locator('.swiper-slide:has(picture)').count();
  const before = await pictured();
  expect(before).toBeLessThan(LAST);
  await next(page).click();
  await poll(pictured, (now) => expect(now).toBe(before + 1));
});

test('slides can be swiped', async () => {
  const page = await openHero({ viewport: 'phone', touch: true });
  await pause(page);
  const [from] = await currentSlides(page);
  await page.mouse.move(320, 300);
  await page.mouse.down();
  await page.mouse.move(60, 300, { steps: 8 });
  await page.mouse.up();
  await poll(
    () => currentSlides(page),
    (now) => expect(now).toEqual([((from ?? 0) % LAST) + 1]),
  );
});

test('HMB-04: the numbers of the boutique stand at one side', async () => {
  const page = await visit(BOUTIQUE.path);
  const boxes = await heroOf(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((number) => {
        const { left, right } = number.getBoundingClientRect();
        return { left, right };
      }),
    );
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(boxes[0]?.left).toBeGreaterThan(VIEWPORTS.desktop.width / 2);
});
