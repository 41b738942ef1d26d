import { BOUTIQUE } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from './support/test';

const { tiles, morePhotos } = BOUTIQUE.brand.home.gallery;
const TOTAL = tiles.length + morePhotos.length;

const section = (page: Page) => page.locator('section[aria-labelledby="gallery"]');
// by element: roles are inert behind the open lightbox
const zooms = (page: Page) => section(page).locator('button');
const dialog = (page: Page) => page.getByRole('dialog');
const opacity = (page: Page, index: number) =>
  zooms(page)
    .nth(index)
    .evaluate((zoom) => Number(getComputedStyle(zoom).opacity));

/** Waits for the counter and for the end of the slide animation. */
async function expectCounter(page: Page, picture: number) {
  await expect(dialog(page).getByText(`${picture}/${TOTAL}`, { exact: true })).toBeVisible();
  await expect
    .poll(() => dialog(page).evaluate((box) => box.getAnimations({ subtree: true }).length))
    .toBe(0);
}

test('HMV-21: the zoom shows under the pointer and under the keyboard', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  await expect.poll(() => opacity(page, 1)).toBe(0);
  await zooms(page).nth(1).hover();
  await expect.poll(() => opacity(page, 1)).toBe(1);
  await page.mouse.move(1, 1);
  await section(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => opacity(page, 1)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test('HMV-21: the zoom is always visible', async ({ page }) => {
    await visit(page, BOUTIQUE.path);
    expect(await opacity(page, 0)).toBe(1);
  });
});

test('HMV-22, GAL-10: each tile opens the lightbox at itself, of all pictures', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  for (const [index] of tiles.entries()) {
    await zooms(page).nth(index).click();
    await expectCounter(page, index + 1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('HMV-23: a click on the zoom opens the lightbox, another closes it', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  const third = zooms(page).nth(2);
  await third.click();
  await expectCounter(page, 3);
  await third.dispatchEvent('click');
  await expect(dialog(page)).toBeHidden();
  await third.click();
  await expectCounter(page, 3);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(third).toBeFocused();
});

test('GAL-06, GAL-09: the page does not scroll under the lightbox and keeps its position', async ({
  page,
}) => {
  await visit(page, BOUTIQUE.path);
  await zooms(page).nth(1).scrollIntoViewIfNeeded();
  await zooms(page).nth(1).click();
  await expectCounter(page, 2);
  const before = await page.evaluate(() => window.scrollY);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  await dialog(page).getByRole('button', { name: BOUTIQUE.brand.words.controls.close }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => [window.scrollY, getComputedStyle(document.body).overflowY])).toEqual([
    before,
    'visible',
  ]);
});
