import type { Page } from 'playwright-core';
import { luminance, parseColour } from './support/export';
import { VILLA } from './support/brands';
import { visit } from './support/visitor';
import { poll, scrollTo, expectVisible, expectHidden } from './support/wait';

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

test('BTT-04, BTT-05: the button shows past 20 px, and can be neither seen nor reached before', async () => {
  const page = await visit(ABOUT);
  await expectHidden(button(page));
  await scrollTo(page, 20);
  await expectHidden(button(page));
  await button(page).evaluate((element) => element.focus());
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(false);
  await scrollTo(page, 21);
  await expectVisible(button(page));
  await scrollTo(page, 0);
  await expectHidden(button(page));
});

test('BTT-06: a click scrolls smoothly to the top', async () => {
  const page = await visit(HOME);
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

test('BTT-01, BTT-07, BTT-08, BTT-09, BTT-10: it is round, dotted, gold and bouncing, 3rem wide, at the bottom right', async () => {
  const page = await visit(ABOUT);
  await scrollTo(page, 100);
  await expectVisible(button(page));
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

test('BTT-12, BTT-13: every change of path starts at the top, Back and Forward too', async () => {
  const page = await visit(HOME);
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

test('BTT-11: under the pointer it fills within 300 ms', async () => {
  const page = await visit(ABOUT);
  await scrollTo(page, 100);
  await expectVisible(button(page));
  const properties = (await styleOf(page, 'transition-property')).split(', ');
  const durations = (await styleOf(page, 'transition-duration')).split(', ');
  expect(durations[properties.findIndex((property) => property.startsWith('background'))]).toBe('0.3s');
  const before = await parseColour(page, await styleOf(page, 'background-color'));
  await button(page).hover();
  await poll(
    async () => luminance(await parseColour(page, await styleOf(page, 'background-color'))),
    (light) => expect(Math.abs(light - luminance(before))).toBeGreaterThan(0.1),
  );
});

test('BTT-02, BTT-03: it moves to the right edge at 768 px or less, and stays in view at 320 px', async () => {
  const page = await visit(ABOUT);
  await scrollTo(page, 200);
  await expectVisible(button(page));
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

test('BTT-06: who prefers no motion is at the top at once', async () => {
  const page = await visit(HOME, { reducedMotion: true });
  await scrollTo(page, 600);
  await button(page).click();
  expect(await scrollY(page)).toBe(0);
});

test('BTT-13: a reload keeps the place on the page', async () => {
  const page = await visit(ABOUT);
  await scrollTo(page, 300);
  await page.reload();
  await poll(
    () => scrollY(page),
    (y) => expect(y).toBe(300),
  );
});

async function expectTop(page: Page): Promise<void> {
  await poll(
    () => scrollY(page),
    (y) => expect(y).toBe(0),
  );
}
