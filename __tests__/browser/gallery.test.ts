import type { Page } from 'playwright-core';
import { BOUTIQUE } from './support/brands';
import { visit } from './support/visitor';
import { poll, expectVisible, expectHidden } from './support/wait';

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
  await expectVisible(dialog(page).getByText(`${picture}/${TOTAL}`, { exact: true }));
  await poll(
    () => dialog(page).evaluate((box) => box.getAnimations({ subtree: true }).length),
    (moving) => expect(moving).toBe(0),
  );
}

test('HMV-21: the zoom shows under the pointer and under the keyboard', async () => {
  const page = await visit(BOUTIQUE.path);
  await poll(
    () => opacity(page, 1),
    (now) => expect(now).toBe(0),
  );
  await zooms(page).nth(1).hover();
  await poll(
    () => opacity(page, 1),
    (now) => expect(now).toBe(1),
  );
  await page.mouse.move(1, 1);
  await section(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await poll(
    () => opacity(page, 1),
    (now) => expect(now).toBe(1),
  );
});

test('HMV-21: on a touch screen the zoom is always visible', async () => {
  const page = await visit(BOUTIQUE.path, { viewport: 'phone', touch: true, context: { isMobile: true } });
  expect(await opacity(page, 0)).toBe(1);
});

test('HMV-22, GAL-10: each tile opens the lightbox at itself, of all pictures', async () => {
  const page = await visit(BOUTIQUE.path);
  for (const [index] of tiles.entries()) {
    await zooms(page).nth(index).click();
    await expectCounter(page, index + 1);
    await page.keyboard.press('Escape');
    await expectHidden(dialog(page));
  }
});

test('HMV-23: a click on the zoom opens the lightbox, another closes it', async () => {
  const page = await visit(BOUTIQUE.path);
  const third = zooms(page).nth(2);
  await third.click();
  await expectCounter(page, 3);
  await third.dispatchEvent('click');
  await expectHidden(dialog(page));
  await third.click();
  await expectCounter(page, 3);
  await page.keyboard.press('Escape');
  await expectHidden(dialog(page));
  await poll(
    () => third.evaluate((zoom) => zoom === document.activeElement),
    (focused) => expect(focused).toBe(true),
  );
});

test('GAL-06, GAL-09: the page does not scroll under the lightbox and keeps its position', async () => {
  const page = await visit(BOUTIQUE.path);
  await zooms(page).nth(1).scrollIntoViewIfNeeded();
  await zooms(page).nth(1).click();
  await expectCounter(page, 2);
  const before = await page.evaluate(() => window.scrollY);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  await dialog(page).getByRole('button', { name: BOUTIQUE.brand.words.controls.close }).click();
  await expectHidden(dialog(page));
  expect(await page.evaluate(() => [window.scrollY, getComputedStyle(document.body).overflowY])).toEqual([
    before,
    'visible',
  ]);
});
