import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, PHONE, test, type Page } from '../../support/e2e/fixtures';
import { scrollTo, scrollY, visit } from '../../support/e2e/page-helpers';

const HOME = VILLA.href;
const ABOUT = `${VILLA.href}/about`;

const button = (page: Page) =>
  page.getByRole('button', { name: VILLA.labels.backToTop, includeHidden: true });
const expectTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);

// BTT-01, BTT-02, BTT-03, BTT-04, BTT-05, BTT-07, BTT-08, BTT-09, BTT-10, BTT-11
test('past 20 px there is a round, dotted, bouncing button, golden on hover', async ({ page }) => {
  await visit(page, ABOUT);
  await scrollTo(page, 20);
  await expect(button(page)).toBeHidden();
  await scrollTo(page, 21);
  await expect(button(page)).toBeVisible();
  for (const [property, value] of [
    ['position', 'fixed'],
    ['width', '48px'],
    ['height', '48px'],
    ['border-radius', '50%'],
    ['border-style', 'dotted'],
    ['animation-name', /bounce/],
  ] as const)
    await expect(button(page)).toHaveCSS(property, value);
  const gold = await button(page).evaluate((element) => getComputedStyle(element).borderTopColor);
  await expect(button(page)).not.toHaveCSS('background-color', gold);
  await button(page).hover();
  await expect(button(page)).toHaveCSS('background-color', gold);
  await scrollTo(page, 0);
  await expect(button(page)).toBeHidden();

  // at the right edge of narrow screens, whole
  await scrollTo(page, 200);
  for (const [width, right] of [
    [769, '28px'],
    [768, '0px'],
    [320, '0px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page)).toHaveCSS('right', right);
    await expect(button(page)).toHaveCSS('border-radius', '50%');
    await expect(button(page)).toHaveCSS('mask-image', 'none');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('it gives way to words, controls and figures', async ({ page }) => {
    for (const path of [BOUTIQUE.pages.find_room.href, VILLA.pages.tides.href]) {
      await visit(page, path);
      const height = await page.evaluate(() => document.body.scrollHeight);
      let shownCount = 0;
      for (let y = 100; y < height; y += 90) {
        await scrollTo(page, y);
        const { isShown, covered } = await button(page).evaluate(findCovered);
        if (isShown) {
          shownCount += 1;
          expect(covered, `${path} at ${y} px`).toEqual([]);
        }
      }
      expect(shownCount).toBeGreaterThan(5);
    }
  });
});

/** The words, and the texts of small controls and of figures in tables, that the button lies on. */
function findCovered(button: Element) {
  const own = button.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main, footer')].flatMap((part) =>
    [...part.querySelectorAll('a, button, input, summary, td > *')].filter((element) => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect();
      const middle = (Math.max(top, own.top) + Math.min(bottom, own.bottom)) / 2;
      // more than its rim, which is a circle
      if (left > own.right || right < own.left + 12 || top > own.bottom - 12 || bottom < own.top + 12)
        return false;
      return (
        height < 96 && document.elementsFromPoint(Math.max(left, own.left) + 2, middle).includes(element)
      );
    }),
  );
  for (const element of document.querySelectorAll('main *, footer *'))
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      const range = document.createRange();
      range.selectNode(node);
      const line = [...range.getClientRects()].find(
        ({ left, right, top, bottom }) =>
          left < own.right && right > own.left + 12 && top < own.bottom - 12 && bottom > own.top + 12,
      );
      if (line && document.elementsFromPoint(line.right - 1, (line.top + line.bottom) / 2).includes(element))
        covered.push(element);
    }
  return {
    isShown: button.getAttribute('data-shown') === 'true',
    covered: covered.map(({ textContent, id }) => textContent || id),
  };
}

test('BTT-12, BTT-13: every change of path starts at the top, Back and Forward too', async ({ page }) => {
  await visit(page, HOME);
  for (const [move, path] of [
    [() => page.locator(`header a[href="${ABOUT}"]`).click(), ABOUT],
    [() => page.goBack(), HOME],
    [() => page.goForward(), ABOUT],
  ] as const) {
    await scrollTo(page, 200);
    await move();
    await page.waitForURL(`**${path}`);
    await expectTop(page);
  }
});
