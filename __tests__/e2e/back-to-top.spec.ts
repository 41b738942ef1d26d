import { VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { scrollTo, scrollY, visit } from '../support/e2e/page-helpers';

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
