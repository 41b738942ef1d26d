import { luminance, parseColour } from './support/colours';
import { VILLA } from '../support/brands';
import { expect, scrollTo, test, visit, type Page } from './support/test';

const HOME = VILLA.path;
const ABOUT = `${VILLA.path}/about`;

const button = (page: Page) => page.locator(`button[aria-label="${VILLA.brand.words.backToTop}"]`);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const styleOf = (page: Page, property: string) =>
  button(page).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Gap to the right edge, with the animation off. */
async function gapToEdge(page: Page): Promise<number> {
  const box = await button(page).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  return width - (box?.x ?? 0) - (box?.width ?? 0);
}

test('BTT-04, BTT-05: the button shows past 20 px, and can be neither seen nor reached before', async ({
  page,
}) => {
  await visit(page, ABOUT);
  await expect(button(page)).toBeHidden();
  await scrollTo(page, 20);
  await expect(button(page)).toBeHidden();
  await button(page).evaluate((element) => element.focus());
  await expect(button(page)).not.toBeFocused();
  await scrollTo(page, 21);
  await expect(button(page)).toBeVisible();
  await scrollTo(page, 0);
  await expect(button(page)).toBeHidden();
});

test('BTT-06: a click scrolls smoothly to the top', async ({ page }) => {
  await visit(page, HOME);
  await scrollTo(page, 2000);
  const start = await scrollY(page);
  expect(start).toBeGreaterThan(300);
  const passing = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const passed: number[] = [];
        window.addEventListener('scroll', () => {
          passed.push(window.scrollY);
          if (window.scrollY === 0) done(passed);
        });
      }),
  );
  await button(page).click();
  const passed = await passing;
  const between = new Set(passed.filter((y) => y > 0 && y < start));
  expect(between.size).toBeGreaterThanOrEqual(3);
  expect(passed).toEqual([...passed].sort((one, two) => two - one));
});

test('BTT-01, BTT-07, BTT-08, BTT-09, BTT-10: it is round, dotted, gold and bouncing, 3rem wide, at the bottom right', async ({
  page,
}) => {
  await visit(page, ABOUT);
  await scrollTo(page, 100);
  await expect(button(page)).toBeVisible();
  expect(await styleOf(page, 'position')).toBe('fixed');
  const box = await button(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);
  expect(box?.x).toBeGreaterThan(1440 * 0.75);
  expect(box?.y).toBeGreaterThan(900 * 0.75);
  expect(await styleOf(page, 'border-radius')).toBe('50%');
  expect(await styleOf(page, 'border-style')).toBe('dotted');
  expect(await styleOf(page, 'animation-name')).toMatch(/bounce/i);
  expect(await styleOf(page, 'animation-iteration-count')).toBe('infinite');
  const gold = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-gold'),
  );
  expect(await parseColour(page, await styleOf(page, 'border-top-color'))).toEqual(
    await parseColour(page, gold),
  );
});

test('BTT-12, BTT-13: every change of path starts at the top, Back and Forward too', async ({ page }) => {
  await visit(page, HOME);
  await scrollTo(page, 800);
  await page.locator(`header a[href="${ABOUT}"]`).click();
  await page.waitForURL(`**${ABOUT}`);
  await expectTop(page);
  await scrollTo(page, 200);
  await page.goBack();
  await page.waitForURL(`**${HOME}`);
  await expectTop(page);
  await scrollTo(page, 300);
  await page.goForward();
  await page.waitForURL(`**${ABOUT}`);
  await expectTop(page);
});

test('BTT-11: under the pointer it fills within 300 ms', async ({ page }) => {
  await visit(page, ABOUT);
  await scrollTo(page, 100);
  await expect(button(page)).toBeVisible();
  const properties = (await styleOf(page, 'transition-property')).split(', ');
  const durations = (await styleOf(page, 'transition-duration')).split(', ');
  expect(durations[properties.findIndex((property) => property.startsWith('background'))]).toBe('0.3s');
  const before = await parseColour(page, await styleOf(page, 'background-color'));
  await button(page).hover();
  const change = async () =>
    Math.abs(luminance(await parseColour(page, await styleOf(page, 'background-color'))) - luminance(before));
  await expect.poll(change).toBeGreaterThan(0.1);
});

test('BTT-02, BTT-03: it moves to the right edge at 768 px or less, and stays in view at 320 px', async ({
  page,
}) => {
  await visit(page, ABOUT);
  await scrollTo(page, 200);
  await expect(button(page)).toBeVisible();
  for (const [width, atEdge] of [
    [1440, false],
    [769, false],
    [768, true],
    [767, true],
    [320, true],
    [300, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await gapToEdge(page);
    if (atEdge) {
      expect([width, gap >= 0 && gap <= 8]).toEqual([width, true]);
    } else {
      expect([width, gap >= 16]).toEqual([width, true]);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300);
});

test('BTT-06: who prefers no motion is at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, HOME);
  await scrollTo(page, 600);
  await button(page).click();
  expect(await scrollY(page)).toBe(0);
});

test('BTT-13: a reload keeps the place on the page', async ({ page }) => {
  await visit(page, ABOUT);
  await scrollTo(page, 300);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(300);
});

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => scrollY(page)).toBe(0);
}
