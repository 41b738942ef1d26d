import { getBrand } from '@/content';
import { expect, PHONE, test, visit, type Page } from './support/test';

const { id, home } = getBrand('beachsuites-villa');
const { list, words } = home.testimonials;

const section = (page: Page) => page.locator('section[aria-labelledby="guest-book"]');
const box = (page: Page) => section(page).locator('.swiper');

/** The entries that are fully visible in the box, from left to right. */
const shown = (page: Page) =>
  box(page).evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => ({ slide, at: slide.getBoundingClientRect() }))
      .filter(({ at }) => at.left > frame.left - 1 && at.right < frame.right + 1)
      .sort((one, other) => one.at.left - other.at.left)
      .map(({ slide, at }) => ({
        left: at.left,
        right: at.right,
        number: parseInt(slide.getAttribute('aria-label') ?? '', 10),
      }));
  });

async function openHome(page: Page): Promise<void> {
  await visit(page, `/${id}`);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator('[data-started=true]').waitFor();
}

/** On a phone one of them is shown at a time. */
const expectFirstSlide = (page: Page, number: number) =>
  expect.poll(async () => (await shown(page)).map((entry) => entry.number)).toEqual([number]);

test('TST-01, TST-02, TST-03, TST-04, TST-06: it shows one from 320 px, two from 768 px, three from 992 px, 20 px apart, and no dots', async ({
  page,
}) => {
  await openHome(page);
  for (const [width, count] of [
    [320, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const now = await shown(page);
      expect(now.length, `${width} px`).toBe(Math.min(count, list.length));
      for (const [index, { left }] of now.slice(1).entries()) {
        expect(Math.abs(left - now[index]!.right - 20)).toBeLessThanOrEqual(1);
      }
    }).toPass();
    await expect(section(page).locator('[class*="pagination"], [class*="bullet"]')).toHaveCount(0);
  }
});

test('TST-05: as many steps as there are entries lead round to the first, and there is no dead end backwards', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  for (const index of list.keys()) {
    await section(page).getByRole('button', { name: words.next }).click();
    await expectFirstSlide(page, ((index + 1) % list.length) + 1);
  }
  await section(page).getByRole('button', { name: words.previous }).click();
  await expectFirstSlide(page, list.length);
});

test('TST-05: a drag turns it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  const frame = (await box(page).boundingBox())!;
  const y = frame.y + 80;
  await page.mouse.move(frame.x + frame.width - 30, y);
  await page.mouse.down();
  await page.mouse.move(frame.x + 30, y, { steps: 8 });
  await page.mouse.up();
  await expectFirstSlide(page, 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row scrolls', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/${id}`);
    await box(page).scrollIntoViewIfNeeded();
    await box(page).hover();
    await page.mouse.wheel(400, 0);
    await expectFirstSlide(page, 2);
  });
});
