import { interpolate } from '@/components/ui/interpolate';
import { BOUTIQUE } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from './support/test';

const { words, home } = BOUTIQUE.brand;
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Later, because it may end the document in which it is said. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Two pages deep, so that Back has somewhere to go. */
async function openHome(page: Page) {
  await visit(page, `${BOUTIQUE.path}/about`);
  await visit(page, BOUTIQUE.path);
}

const expectPath = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);

test('Back closes the lightbox and stays; closed by its button, Back leaves the page', async ({ page }) => {
  await openHome(page);
  const zoom = page.getByRole('button', {
    name: interpolate(home.gallery.words.zoom, { title: home.gallery.tiles[0]?.title ?? '' }),
  });
  const dialog = page.getByRole('dialog');
  await zoom.click();
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  expect(pathOf(page)).toBe(BOUTIQUE.path);

  await zoom.click();
  await dialog.getByRole('button', { name: BOUTIQUE.brand.words.controls.close }).click();
  await expect(dialog).toBeHidden();
  await back(page);
  await expectPath(page, `${BOUTIQUE.path}/about`);
});

test('Back closes the menu and stays; a page chosen from it takes its place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  const button = page.locator('header button[popovertarget=main-menu]');
  const links = page.locator('#main-menu a');
  await button.click();
  await expect(page.getByRole('button', { name: words.closeMenu, expanded: true })).toBeVisible();
  await back(page);
  await expect(links.first()).toBeHidden();
  expect(pathOf(page)).toBe(BOUTIQUE.path);

  await button.click();
  await page.locator(`#main-menu a[href="${BOUTIQUE.path}/contact"]`).click();
  await page.waitForURL(`**${BOUTIQUE.path}/contact`);
  await expect(links.first()).toBeHidden();
  await back(page);
  await expectPath(page, BOUTIQUE.path);
  await back(page);
  await expectPath(page, `${BOUTIQUE.path}/about`);
});
