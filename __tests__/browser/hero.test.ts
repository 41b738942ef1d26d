import type { Page } from 'playwright-core';
import { BOUTIQUE, eachHouse, VILLA } from './support/houses';
import { eventually, seen, unseen, VIEWPORTS, visit, type VisitOptions } from './support/visitor';

const WIDE = { width: 1280, height: 800 };
const NOT_WIDE = { width: 1279, height: 800 };

const { slides, words } = VILLA.brand.home.hero;
const LAST = slides.length;

const heroOf = (page: Page) => page.locator('main section[aria-roledescription="carousel"]').first();
const choice = (page: Page, slide: number) =>
  heroOf(page)
    .locator('li button')
    .nth(slide - 1);
const next = (page: Page) => heroOf(page).getByRole('button', { name: words.next, exact: true });
/** What is read out as the slides change. */
const live = (page: Page) => heroOf(page).locator('[aria-live]');

/** The number of the slide that the controls mark. */
const marked = (page: Page) =>
  heroOf(page)
    .locator('li button')
    .evaluateAll((all) =>
      all.flatMap((button, index) => (button.getAttribute('aria-current') === 'true' ? [index + 1] : [])),
    );

const moving = (page: Page) =>
  eventually(
    () =>
      page
        .locator('.swiper')
        .first()
        .evaluate((element) => element.classList.contains('swiper-initialized')),
    (started) => expect(started).toBe(true),
    20_000,
  );

async function arrive(options?: VisitOptions): Promise<Page> {
  const page = await visit(VILLA.path, options);
  await moving(page);
  return page;
}

/** Stops the pictures, so that nothing changes but by the visitor. */
async function pause(page: Page) {
  await heroOf(page).getByRole('button', { name: words.pause, exact: true }).click();
}

test('HMB-02, HMB-03, HMV-04, HMV-05, HMV-06, HMV-10, CST-04: it moves on by itself, 2 s after a rest of 2.5 s, and the mark follows', async () => {
  const page = await arrive();
  // from the end of one move to the beginning of the next: a busy machine may be late, never early
  const rest = await page.evaluate(
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
  expect(rest).toBeGreaterThan(2450);
  expect(rest).toBeLessThan(4500);
  expect(await marked(page)).toHaveLength(1);
});

test('HMV-05: a slide takes 2 s', async () => {
  const page = await arrive();
  await pause(page);
  await choice(page, 3).click();
  const track = live(page);
  expect(await track.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('2s');
});

eachHouse((house) => {
  test('HMB-05, HMV-08: the row of controls shows from 1280 px', async () => {
    const page = await visit(house.path, { viewport: WIDE });
    await seen(choice(page, 1));
    for (const size of [VIEWPORTS.phone, VIEWPORTS.tablet, NOT_WIDE]) {
      await page.setViewportSize(size);
      await unseen(choice(page, 1));
    }
    await page.setViewportSize(VIEWPORTS.desktop);
    await seen(choice(page, 1));
  });
});

test('HMB-03, HMB-06, HMV-09, HMV-11: a click brings its slide, which does not end the rotation', async () => {
  const page = await arrive();
  await choice(page, LAST).click();
  await eventually(
    () => marked(page),
    (now) => expect(now).toEqual([LAST]),
    2500,
  );
  await eventually(
    () => marked(page),
    (now) => expect(now).toEqual([1]),
    12_000,
  );
});

test('the pause button stops the rotation and starts it again', async () => {
  const page = await arrive();
  await pause(page);
  expect(await live(page).getAttribute('aria-live')).toBe('polite');
  await heroOf(page).getByRole('button', { name: words.resume, exact: true }).click();
  expect(await live(page).getAttribute('aria-live')).toBe('off');
});

test('the rotation rests while the keyboard is inside, and goes on after', async () => {
  const page = await arrive();
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  expect(await heroOf(page).evaluate((hero) => hero.contains(document.activeElement))).toBe(true);
  expect(await live(page).getAttribute('aria-live')).toBe('polite');
  await page.getByRole('link', { name: VILLA.brand.rooms.words.viewDetails }).first().focus();
  expect(await live(page).getAttribute('aria-live')).toBe('off');
});

test('under reduced motion nothing turns by itself, and the controls bring a slide at once', async () => {
  const page = await arrive({ reducedMotion: true });
  expect(await live(page).getAttribute('aria-live')).toBe('polite');
  await unseen(heroOf(page).getByRole('button', { name: words.pause, exact: true }));
  await next(page).click();
  await next(page).click();
  await eventually(
    () => marked(page),
    (now) => expect(now).toEqual([3]),
  );
});

test('a picture is asked for when the slide before its own starts, not sooner', async () => {
  const page = await arrive();
  await pause(page);
  const pictured = () => page.locator('.swiper').first().locator('.swiper-slide:has(picture)').count();
  const before = await pictured();
  expect(before).toBeLessThan(LAST);
  await next(page).click();
  await eventually(pictured, (now) => expect(now).toBe(before + 1));
});

test('a finger turns the slides', async () => {
  const page = await arrive({ viewport: 'phone', touch: true });
  await pause(page);
  const [from] = await marked(page);
  await page.mouse.move(320, 300);
  await page.mouse.down();
  await page.mouse.move(60, 300, { steps: 8 });
  await page.mouse.up();
  await eventually(
    () => marked(page),
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
