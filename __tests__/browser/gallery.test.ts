import type { Page } from 'playwright-core';
import { BOUTIQUE } from './support/houses';
import { eventually, seen, unseen, visit } from './support/visitor';

const { tiles, more, words } = BOUTIQUE.brand.home.gallery;
const TOTAL = tiles.length + more.length;

const section = (page: Page) => page.locator('section[aria-labelledby="gallery"]');
// by element: behind the open lightbox no role is reachable
const zooms = (page: Page) => section(page).locator('button');
const dialog = (page: Page) => page.getByRole('dialog');
const opacity = (page: Page, index: number) =>
  zooms(page)
    .nth(index)
    .evaluate((zoom) => Number(getComputedStyle(zoom).opacity));

/** The counter says so, and the picture stands still: a visitor does not press on while it slides. */
async function counts(page: Page, picture: number) {
  await seen(dialog(page).getByText(`${picture}/${TOTAL}`, { exact: true }));
  await eventually(
    () => dialog(page).evaluate((box) => box.getAnimations({ subtree: true }).length),
    (moving) => expect(moving).toBe(0),
  );
}

test('HMV-21: the zoom shows under the pointer and under the keyboard', async () => {
  const page = await visit(BOUTIQUE.path);
  expect(await opacity(page, 1)).toBe(0);
  await zooms(page).nth(1).hover();
  await eventually(
    () => opacity(page, 1),
    (now) => expect(now).toBe(1),
  );
  await page.mouse.move(1, 1);
  await section(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await eventually(
    () => opacity(page, 1),
    (now) => expect(now).toBe(1),
  );
});

test('HMV-21: on a touch screen the zoom is always there', async () => {
  const page = await visit(BOUTIQUE.path, { viewport: 'phone', touch: true, context: { isMobile: true } });
  expect(await opacity(page, 0)).toBe(1);
});

test('HMV-22, GAL-10: each tile opens the lightbox at itself, of all pictures', async () => {
  const page = await visit(BOUTIQUE.path);
  for (const [index] of tiles.entries()) {
    await zooms(page).nth(index).click();
    await counts(page, index + 1);
    await page.keyboard.press('Escape');
    await unseen(dialog(page));
  }
});

test('HMV-23: a click on the zoom opens the lightbox, another closes it', async () => {
  const page = await visit(BOUTIQUE.path);
  const third = zooms(page).nth(2);
  await third.click();
  await counts(page, 3);
  await third.dispatchEvent('click');
  await unseen(dialog(page));
  await third.click();
  await counts(page, 3);
  await page.keyboard.press('Escape');
  await unseen(dialog(page));
  await eventually(
    () => third.evaluate((zoom) => zoom === document.activeElement),
    (focused) => expect(focused).toBe(true),
  );
});

test('GAL-06, GAL-09: the page does not scroll under the lightbox and stands where it stood after it', async () => {
  const page = await visit(BOUTIQUE.path);
  await zooms(page).nth(1).scrollIntoViewIfNeeded();
  await zooms(page).nth(1).click();
  await counts(page, 2);
  const before = await page.evaluate(() => window.scrollY);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  await dialog(page).getByRole('button', { name: words.close }).click();
  await unseen(dialog(page));
  expect(await page.evaluate(() => [window.scrollY, getComputedStyle(document.body).overflowY])).toEqual([
    before,
    'visible',
  ]);
});
