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
      .map((slide) => ({
        number: parseInt(slide.getAttribute('aria-label') ?? '', 10),
        left: slide.getBoundingClientRect().left,
        right: slide.getBoundingClientRect().right,
      }))
      .filter(({ left, right }) => left > frame.left - 1 && right < frame.right + 1)
      .sort((one, other) => one.left - other.left);
  });

async function openHome(page: Page): Promise<void> {
  await visit(page, `/${id}`);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator('[data-started=true]').waitFor();
}

/** On a phone one of them is shown at a time. */
const expectShown = (page: Page, number: number) =>
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
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const now = await shown(page);
      expect(now.length, `${width} px`).toBe(Math.min(count, list.length));
      for (const [index, { left }] of now.slice(1).entries())
        expect(Math.abs(left - now[index]!.right - 20)).toBeLessThanOrEqual(1);
    }).toPass();
  }
  await expect(section(page).locator('[class*="pagination"], [class*="bullet"]')).toHaveCount(0);
});

test('TST-05: it goes round in both directions', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  for (const [control, number] of [
    [words.previous, list.length],
    [words.next, 1],
    [words.next, 2],
  ] as const) {
    await section(page).getByRole('button', { name: control }).click();
    await expectShown(page, number);
  }
});
