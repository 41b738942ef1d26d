import { BOUTIQUE } from '../../support/brands';
import { expect, PHONE, test, type Page } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';

const { tiles, morePhotos } = BOUTIQUE.home.gallery;
const TOTAL = tiles.length + morePhotos.length;

const section = (page: Page) => page.locator('section[aria-labelledby="gallery"]');
// by element: roles are inert behind the open lightbox
const zoom = (page: Page, index: number) => section(page).locator('button').nth(index);
const dialog = (page: Page) => page.getByRole('dialog');
const expectCounter = (page: Page, photo: number) =>
  expect(dialog(page).getByText(`${photo}/${TOTAL}`, { exact: true })).toBeVisible();

test('HMV-21, HMV-22, HMV-23: a zoom shows under pointer and keyboard; it opens the lightbox at its tile and closes it', async ({
  page,
}) => {
  await visit(page, BOUTIQUE.href);
  await expect(zoom(page, 1)).toHaveCSS('opacity', '0');
  await zoom(page, 1).hover();
  await expect(zoom(page, 1)).toHaveCSS('opacity', '1');
  await page.mouse.move(1, 1);
  await section(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(zoom(page, 1)).toHaveCSS('opacity', '1');

  const third = zoom(page, 2);
  await third.click();
  await expectCounter(page, 3);
  await third.dispatchEvent('click');
  await expect(dialog(page)).toBeHidden();
  await zoom(page, 0).click();
  await expectCounter(page, 1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(zoom(page, 0)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('HMV-21: the zoom is always visible', async ({ page }) => {
    await page.goto(BOUTIQUE.href);
    await expect(zoom(page, 0)).toHaveCSS('opacity', '1');
  });
});
