import type { Page } from 'playwright-core';
import { BOUTIQUE, eachHouse, VILLA, type House } from './support/houses';
import { eventually, seen, unseen, VIEWPORTS, visit, type VisitOptions } from './support/visitor';

const WIDE = { width: 1280, height: 800 };
const NOT_WIDE = { width: 1279, height: 800 };

const heroOf = (page: Page) => page.getByRole('region', { name: /in six pictures/ });
const choice = (page: Page, number: string) => heroOf(page).getByRole('button', { name: `${number}:` });

/** The number of the slide that the controls mark. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section[aria-roledescription="carousel"] li button')].flatMap(
      (button, index) => (button.getAttribute('aria-current') === 'true' ? [index + 1] : []),
    ),
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

async function arrive(house: House, options?: VisitOptions): Promise<Page> {
  const page = await visit(house.path, options);
  await moving(page);
  return page;
}

/** Stops the pictures, so that nothing changes but by the visitor. */
async function pause(page: Page) {
  await heroOf(page).getByRole('button', { name: 'Pause the pictures' }).click();
}

eachHouse((house) => {
  test('HMB-01, HMV-01, HMV-02: six slides, each with a tagline and a headline', async () => {
    const page = await arrive(house);
    const texts = await page
      .locator('.swiper')
      .first()
      .locator('[data-swiper-slide-index]')
      .evaluateAll((slides) =>
        slides.map((slide) => [...slide.querySelectorAll('p')].map((text) => text.textContent.trim())),
      );
    expect(texts).toHaveLength(6);
    for (const text of texts)
      expect(text).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  });

  test('HMB-02, HMB-03, HMV-04 to HMV-06, HMV-10: it moves on by itself, 2 s after a rest of 2.5 s, and the mark follows', async () => {
    const page = await arrive(house);
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
    const page = await arrive(house);
    await pause(page);
    await choice(page, '03').click();
    const track = page.locator('.swiper-wrapper').first();
    expect(await track.evaluate((element) => element.style.transitionDuration)).toBe('2000ms');
  });

  test('HMB-05, HMV-08: the row of controls shows from 1280 px', async () => {
    const page = await visit(house.path, { viewport: WIDE });
    await seen(choice(page, '01'));
    for (const size of [VIEWPORTS.phone, VIEWPORTS.tablet, NOT_WIDE]) {
      await page.setViewportSize(size);
      await unseen(choice(page, '01'));
    }
    await page.setViewportSize(VIEWPORTS.desktop);
    await seen(choice(page, '01'));
  });

  test('HMB-03, HMB-06, HMV-09, HMV-11: a click brings its slide, which does not end the rotation', async () => {
    const page = await arrive(house);
    await choice(page, '06').click();
    await eventually(
      () => marked(page),
      (now) => expect(now).toEqual([6]),
      2500,
    );
    await eventually(
      () => marked(page),
      (now) => expect(now).toEqual([1]),
      12_000,
    );
  });

  test('the pause button stops the rotation and starts it again', async () => {
    const page = await arrive(house);
    await pause(page);
    const live = page.locator('.swiper-wrapper').first();
    expect(await live.getAttribute('aria-live')).toBe('polite');
    await heroOf(page).getByRole('button', { name: 'Play the pictures' }).click();
    expect(await live.getAttribute('aria-live')).toBe('off');
  });

  test('the rotation rests while the keyboard is inside, and goes on after', async () => {
    const page = await arrive(house);
    const live = page.locator('.swiper-wrapper').first();
    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    expect(await heroOf(page).evaluate((hero) => hero.contains(document.activeElement))).toBe(true);
    expect(await live.getAttribute('aria-live')).toBe('polite');
    await page.getByRole('link', { name: 'View Details' }).first().focus();
    expect(await live.getAttribute('aria-live')).toBe('off');
  });

  test('under reduced motion nothing turns by itself, and the controls bring a slide at once', async () => {
    const page = await arrive(house, { reducedMotion: true });
    expect(await page.locator('.swiper-wrapper').first().getAttribute('aria-live')).toBe('polite');
    await unseen(heroOf(page).getByRole('button', { name: 'Pause the pictures' }));
    await heroOf(page).getByRole('button', { name: 'Next picture' }).click();
    await heroOf(page).getByRole('button', { name: 'Next picture' }).click();
    await eventually(
      () => marked(page),
      (now) => expect(now).toEqual([3]),
    );
  });

  test('a picture is asked for when the slide before its own starts, not sooner', async () => {
    const page = await arrive(house);
    await pause(page);
    const pictured = () => page.locator('.swiper').first().locator('.swiper-slide:has(picture)').count();
    const before = await pictured();
    expect(before).toBeLessThan(6);
    await heroOf(page).getByRole('button', { name: 'Next picture' }).click();
    await eventually(pictured, (now) => expect(now).toBe(before + 1));
  });

  test('slides are announced as a carousel', async () => {
    const page = await visit(house.path, { javaScript: false });
    const slides = page.locator('[aria-roledescription="carousel"] [aria-roledescription="slide"]');
    expect(await slides.first().getAttribute('aria-label')).toBe('1 of 6');
    expect(await slides.nth(1).getAttribute('aria-hidden')).toBe('true');
  });

  test('a finger turns the slides', async () => {
    const page = await arrive(house, { viewport: 'phone', touch: true });
    await pause(page);
    const [from] = await marked(page);
    await page.mouse.move(320, 300);
    await page.mouse.down();
    await page.mouse.move(60, 300, { steps: 8 });
    await page.mouse.up();
    await eventually(
      () => marked(page),
      (now) => expect(now).toEqual([(from! % 6) + 1]),
    );
  });
});

test('HMB-04: the boutique shows the numbers 01 to 06 at one side', async () => {
  const page = await visit(BOUTIQUE.path);
  const numbers = heroOf(page).getByRole('listitem');
  expect((await numbers.allInnerTexts()).map((text) => text.trim())).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ]);
  const boxes = await numbers.evaluateAll((all) =>
    all.map((number) => number.getBoundingClientRect().toJSON()),
  );
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(boxes[0].left).toBeGreaterThan(720);
});

test('HMV-07: the villa shows six numbered thumbnails, each with a small picture', async () => {
  const page = await visit(VILLA.path);
  const thumbnails = heroOf(page).getByRole('listitem');
  expect((await thumbnails.allInnerTexts()).map((text) => text.trim())).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ]);
  expect(await thumbnails.locator('img').count()).toBe(6);
});

test('HMV-03: the six slides of the villa tell its six themes in order', async () => {
  const page = await visit(VILLA.path, { javaScript: false });
  const slides = await page.locator('[aria-roledescription="slide"]').allTextContents();
  const themes = [
    [/suite juu/i, /luxury/i, /ocean views/i],
    [/private beachfront escape/i, /jambiani sands/i],
    [/ethno-chic retreat/i, /barefoot luxury/i],
    [/unforgettable moments/i, /share and relax/i],
    [/suite juu elegance/i],
    [/perfect zanzibar escape/i],
  ];
  for (const [index, words] of themes.entries()) {
    for (const word of words) expect(slides[index]).toMatch(word);
  }
});
