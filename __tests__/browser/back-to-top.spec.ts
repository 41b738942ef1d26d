import { luminance, parseColour } from './support/colours';
import { VILLA } from '../support/brands';
import { expect, scrollTo, scrollY, test, visit, type Page } from './support/test';

const HOME = VILLA.path;
const ABOUT = `${VILLA.path}/about`;

const button = (page: Page) => page.locator(`button[aria-label="${VILLA.brand.words.backToTop}"]`);
const expectTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);

test('BTT-04, BTT-05: the button shows past 20 px, and can be neither seen nor reached before', async ({
  page,
}) => {
  await visit(page, ABOUT);
  await scrollTo(page, 20);
  await expect(button(page)).toBeHidden();
  await scrollTo(page, 21);
  await expect(button(page)).toBeVisible();
  await scrollTo(page, 0);
  await expect(button(page)).toBeHidden();
});

for (const [reducedMotion, how, stops] of [
  ['no-preference', 'smoothly', true],
  ['reduce', 'at once for who prefers no motion', false],
] as const) {
  test(`BTT-06: a click scrolls to the top, ${how}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, HOME);
    await scrollTo(page, 2000);
    const passed = page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          window.addEventListener('scroll', () => done(window.scrollY > 0), { once: true }),
        ),
    );
    await button(page).click();
    expect(await passed).toBe(stops);
    await expectTop(page);
  });
}

test('BTT-01, BTT-07, BTT-08, BTT-09, BTT-10, BTT-11: it is round, dotted, gold and bouncing, and fills under the pointer', async ({
  page,
}) => {
  await visit(page, ABOUT);
  await scrollTo(page, 100);
  const gold = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-gold'));
  const colourOf = async (property: string) =>
    parseColour(
      page,
      await button(page).evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property),
    );
  const css = {
    position: 'fixed',
    width: '48px',
    height: '48px',
    'border-radius': '50%',
    'border-style': 'dotted',
    'animation-name': /bounce/i,
    'animation-iteration-count': 'infinite',
  };
  for (const [property, value] of Object.entries(css)) await expect(button(page)).toHaveCSS(property, value);
  expect(await colourOf('border-top-color')).toEqual(await parseColour(page, gold));
  await expect(button(page)).toBeVisible();
  const before = luminance(await colourOf('background-color'));
  await button(page).hover();
  await expect
    .poll(async () => Math.abs(luminance(await colourOf('background-color')) - before))
    .toBeGreaterThan(0.1);
});

test('BTT-02, BTT-03: it moves to the right edge at 768 px or less', async ({ page }) => {
  await visit(page, ABOUT);
  await scrollTo(page, 200);
  for (const [width, least, most] of [
    [769, 16, 200],
    [768, 0, 8],
    [320, 0, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = (await button(page).boundingBox())!;
    const gap = width - box.x - box.width;
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(gap, `${width} px`).toBeLessThanOrEqual(most);
  }
});

test('BTT-12, BTT-13: every change of path starts at the top, Back and Forward too', async ({ page }) => {
  await visit(page, HOME);
  await scrollTo(page, 800);
  await page.locator(`header a[href="${ABOUT}"]`).click();
  await page.waitForURL(`**${ABOUT}`);
  await expectTop(page);
  for (const [move, path] of [
    [page.goBack, HOME],
    [page.goForward, ABOUT],
  ] as const) {
    await scrollTo(page, 200);
    await move.call(page);
    await page.waitForURL(`**${path}`);
    await expectTop(page);
  }
});
