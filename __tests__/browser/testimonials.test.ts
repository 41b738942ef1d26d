import type { Page } from 'playwright-core';
import { eachHouse, type House } from './support/houses';
import { eventually, seen, visit, type VisitOptions } from './support/visitor';

const section = (page: Page) => page.locator('section[aria-labelledby="guest-book"]');
const slides = (page: Page) => section(page).locator('[aria-roledescription="slide"]');

/** The slides that stand wholly in the box, from left to right. */
const shown = (page: Page) =>
  section(page)
    .locator('.swiper')
    .evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => ({ box: slide.getBoundingClientRect(), label: slide.getAttribute('aria-label')! }))
        .filter(({ box: { left: l, right: r } }) => l > left - 1 && r < right + 1)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ box: { left: l, right: r }, label }) => ({ left: l, right: r, label: Number(label[0]) }));
    });

async function arrive(house: House, options?: VisitOptions) {
  const page = await visit(house.path, options);
  await section(page).scrollIntoViewIfNeeded();
  await eventually(
    () => section(page).locator('.swiper').getAttribute('data-started'),
    (started) => expect(started).toBe('true'),
    20_000,
  );
  return page;
}

const settles = (page: Page, first: number, count = 1) =>
  eventually(
    () => shown(page),
    (now) => expect([now[0]?.label, now.length]).toEqual([first, count]),
  );

eachHouse((house) => {
  test.each([
    [320, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ])('TST-01 to TST-04: at %i px it shows %i, 20 px apart', async (width, count) => {
    const page = await arrive(house, { viewport: { width, height: 900 } });
    const now = await shown(page);
    expect(now).toHaveLength(count);
    for (let index = 1; index < now.length; index += 1) {
      expect(Math.abs(now[index]!.left - now[index - 1]!.right - 20)).toBeLessThanOrEqual(1);
    }
  });

  test('TST-05: four steps lead round to the first, and there is no dead end backwards', async () => {
    const page = await arrive(house);
    for (const first of [2, 3, 4, 1]) {
      await section(page).getByRole('button', { name: 'Next entry' }).click();
      await settles(page, first, 3);
    }
    await section(page).getByRole('button', { name: 'Previous entry' }).click();
    await settles(page, 4, 3);
  });

  test('TST-05: a drag turns it', async () => {
    const page = await arrive(house, { viewport: 'phone' });
    const box = (await section(page).locator('.swiper').boundingBox())!;
    const y = box.y + 80;
    await page.mouse.move(box.x + box.width - 30, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, y, { steps: 8 });
    await page.mouse.up();
    await settles(page, 2);
  });

  test('TST-06: there are no dots', async () => {
    const page = await arrive(house);
    expect(await section(page).locator('[class*="pagination"], [class*="bullet"]').count()).toBe(0);
  });

  test('TST-07, TST-08: four guests with initials, name, country, five stars and words, marked as samples', async () => {
    const page = await visit(house.path, { javaScript: false });
    const texts = await slides(page).allInnerTexts();
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) {
      expect(text).toMatch(/[A-Z]\. [A-Z]\./);
      expect(text).toContain('Sample guest');
      expect(text).toMatch(/Kenya|Germany|United Kingdom|Italy/);
    }
    expect(await section(page).getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(4);
  });

  test('without JavaScript the words scroll by hand', async () => {
    const page = await visit(house.path, { javaScript: false, viewport: 'phone' });
    const row = section(page).locator('.swiper');
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    await page.mouse.wheel(400, 0);
    await eventually(
      () => shown(page),
      (now) => expect(now[0]?.label).toBe(2),
    );
    await seen(slides(page).nth(1));
  });
});
