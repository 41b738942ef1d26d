import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { scrollThrough, scrollTo, visit } from '../support/e2e/page-helpers';

const marker = (page: Page) => page.locator('main > [aria-hidden=true]').filter({ has: page.locator('svg') });

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('a house at the edge of the home shows on which floor the part in view is, and covers no words', async ({
  page,
}) => {
  await visit(page, VILLA.href);
  await scrollThrough(page);
  const floors: number[] = [];
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 250) {
    await scrollTo(page, y);
    const { lit, covered } = await marker(page).evaluate(readMarker);
    expect(covered, `at ${y} px`).toEqual([]);
    if (lit !== floors.at(-1)) floors.push(lit);
  }
  expect(floors).toEqual([0, 1, 2, 3, 4]);

  // only where there is a margin, and in the header of phones
  for (const [width, isShown] of [
    [1279, false],
    [768, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(marker(page)).toBeVisible({ visible: isShown });
  }
  expect(await marker(page).evaluate((part) => part.getBoundingClientRect().bottom)).toBeLessThan(64);
  await visit(page, BOUTIQUE.href);
  await expect(marker(page)).toHaveCount(0);
});

/** The floor that is lit, and the words below the marker. */
function readMarker(part: Element) {
  const { right, top, bottom } = part.getBoundingClientRect();
  const covered: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('#main')!.parentElement!,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    range.selectNode(text);
    const isBelow = [...range.getClientRects()].some(
      (line) =>
        line.width > 1 && line.left < right && line.right > 0 && line.top < bottom && line.bottom > top,
    );
    if (isBelow && text.parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      covered.push(text.data);
  }
  const lights = [...part.querySelectorAll('g')].map(
    (floor) => getComputedStyle(floor.firstElementChild!).opacity,
  );
  return { lit: lights.indexOf('1'), covered };
}
