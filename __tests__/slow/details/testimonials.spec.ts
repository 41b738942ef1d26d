import { VILLA } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';

const { list, labels } = VILLA.home.testimonials;

const section = (page: Page) => page.locator('section[aria-labelledby="guest-book"]');

/** The entries that are fully visible in the box: number and edges, from left to right. */
const shown = (page: Page) =>
  section(page)
    .locator('.swiper')
    .evaluate((box) => {
      const frame = box.getBoundingClientRect();
      return [...box.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => ({ number: parseInt(slide.ariaLabel!, 10), edges: slide.getBoundingClientRect() }))
        .filter(({ edges }) => edges.left > frame.left - 1 && edges.right < frame.right + 1)
        .map(({ number, edges: { left, right } }) => ({ number, left, right }))
        .sort((card, other) => card.left - other.left);
    });

// TST-01, TST-02, TST-03, TST-04, TST-05, TST-06
test('it shows one, two or three guests by width, 20 px apart, without dots, and goes round both ways', async ({
  page,
}) => {
  await visit(page, VILLA.href);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator('[data-started=true]').waitFor();
  await expect(section(page).locator('[class*="pagination"], [class*="bullet"]')).toHaveCount(0);
  for (const [width, count] of [
    [992, 3],
    [991, 2],
    [768, 2],
    [767, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const now = await shown(page);
      expect(now.length, `${width} px`).toBe(Math.min(count, list.length));
      for (const [index, { left }] of now.slice(1).entries())
        expect(Math.abs(left - now[index]!.right - 20)).toBeLessThanOrEqual(1);
    }).toPass();
  }
  for (const [control, number] of [
    [labels.previous, list.length],
    [labels.next, 1],
  ] as const) {
    await section(page).getByRole('button', { name: control }).click();
    await expect.poll(async () => (await shown(page)).map((entry) => entry.number)).toEqual([number]);
  }
});
