import type { Page } from 'playwright-core';
import { BOUTIQUE, eachHouse } from './support/houses';
import { eventually, seen, unseen, visit } from './support/visitor';

const section = (page: Page) => page.locator('section[aria-labelledby="gallery"]');
// by element: behind the open lightbox no role is reachable
const zooms = (page: Page) => section(page).locator('button');
const dialog = (page: Page) => page.getByRole('dialog');
const opacity = (page: Page, index: number) =>
  zooms(page)
    .nth(index)
    .evaluate((zoom) => Number(getComputedStyle(zoom).opacity));

/** The counter says so, and the picture stands still: a visitor does not press on while it slides. */
async function counts(page: Page, text: string) {
  await eventually(
    () =>
      dialog(page)
        .getByText(/^\d\/\d$/)
        .textContent(),
    (counter) => expect(counter).toBe(text),
  );
  await eventually(
    () => dialog(page).evaluate((box) => box.getAnimations({ subtree: true }).length),
    (moving) => expect(moving).toBe(0),
  );
}

eachHouse((house) => {
  test('HMV-19, HMV-20, HSH-08, BRD-06: four tiles with the titles of the house, each described', async () => {
    const page = await visit(house.path, { javaScript: false });
    const tiles = section(page).getByRole('listitem');
    expect(await tiles.locator('h3').allInnerTexts()).toEqual(house.galleryTitles);
    expect(await tiles.locator('img').count()).toBe(4);
    for (const text of await tiles.locator('p').allInnerTexts()) expect(text).toMatch(/\w/);
  });

  test('HMV-24: every tile leads to the booking page of the house', async () => {
    const page = await visit(house.path, { javaScript: false });
    const name = house === BOUTIQUE ? 'Boutique Booking' : 'Villa Booking';
    const links = section(page).getByRole('link', { name, exact: true });
    expect(await links.count()).toBe(4);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')))).toEqual(
      Array(4).fill('_blank'),
    );
  });

  test('HMV-21: the zoom shows under the pointer and under the keyboard', async () => {
    const page = await visit(house.path);
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
    const page = await visit(house.path, { viewport: 'phone', touch: true, context: { isMobile: true } });
    expect(await opacity(page, 0)).toBe(1);
  });

  test('HMV-22, GAL-10, GAL-11: a tile opens the lightbox at itself, of eight, and it wraps', async () => {
    const page = await visit(house.path);
    await zooms(page).nth(0).click();
    await seen(dialog(page));
    await counts(page, '1/8');
    await page.keyboard.press('ArrowLeft');
    await counts(page, '8/8');
    await page.keyboard.press('ArrowRight');
    await counts(page, '1/8');
    await dialog(page).getByRole('button', { name: 'Next picture' }).click();
    await counts(page, '2/8');
  });

  test('HMV-23: a click on the zoom opens the lightbox, another closes it', async () => {
    const page = await visit(house.path);
    const third = zooms(page).nth(2);
    await third.click();
    await counts(page, '3/8');
    await third.dispatchEvent('click');
    await unseen(dialog(page));
    await third.click();
    await counts(page, '3/8');
    await page.keyboard.press('Escape');
    await unseen(dialog(page));
    await eventually(
      () => third.evaluate((zoom) => zoom === document.activeElement),
      (focused) => expect(focused).toBe(true),
    );
  });

  test('GAL-06, GAL-09: the page does not scroll under the lightbox and stands where it stood after it', async () => {
    const page = await visit(house.path);
    await zooms(page).nth(1).scrollIntoViewIfNeeded();
    await zooms(page).nth(1).click();
    await counts(page, '2/8');
    const before = await page.evaluate(() => window.scrollY);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    await dialog(page).getByRole('button', { name: 'Close the pictures' }).click();
    await unseen(dialog(page));
    expect(await page.evaluate(() => [window.scrollY, getComputedStyle(document.body).overflowY])).toEqual([
      before,
      'visible',
    ]);
  });
});
