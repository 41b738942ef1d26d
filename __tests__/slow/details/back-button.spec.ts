import { interpolate } from '@/lib/interpolate';
import { BOUTIQUE } from '../../support/brands';
import { expect, PHONE, test, type Page } from '../../support/e2e/fixtures';
import { expectNoOverlayEntry, followMainMenuLink, visit } from '../../support/e2e/page-helpers';

const { labels, home } = BOUTIQUE;
const HOME = BOUTIQUE.href;
const ABOUT = `${HOME}/about`;

/** In a timeout, because it may unload the document that evaluates it. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const expectPath = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

const menu = (page: Page) => page.locator('#main-menu');

async function openMenu(page: Page) {
  await page.locator('header button[popovertarget=main-menu]').click();
  await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
}

async function expectClosedMenu(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expectNoOverlayEntry(page);
}

test('Back closes the lightbox; closed by its button, it leaves no history entry behind', async ({
  page,
}) => {
  await visit(page, ABOUT);
  await visit(page, HOME);
  const { labels: gallery, tiles } = home.gallery;
  const zoom = page.getByRole('button', {
    name: interpolate(gallery.zoom, { title: tiles[0]?.title ?? '' }),
  });
  const dialog = page.getByRole('dialog');
  await zoom.click();
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await expectPath(page, HOME);

  await zoom.click();
  await dialog.getByRole('button', { name: labels.controls.close }).click();
  await expect(dialog).toBeHidden();
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

test('Back closes the menu of a phone, which leaves no history entry behind, whatever is chosen from it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, ABOUT);
  await visit(page, `${HOME}?utm_source=mail`);
  await openMenu(page);
  await back(page);
  await expect(menu(page)).toBeHidden();
  await expectPath(page, HOME);

  // the page itself
  await openMenu(page);
  await menu(page).locator(`a[href="${HOME}"]`).first().click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expectClosedMenu(page);

  await openMenu(page);
  const opened = page.waitForEvent('popup');
  await menu(page).locator('a[target=_blank]').first().click();
  await (await opened).close();
  await page.keyboard.press('Escape');
  await expectClosedMenu(page);

  await openMenu(page);
  await followMainMenuLink(page, BOUTIQUE.pages.restaurant.href);
  await expect(menu(page)).toBeHidden();
  await back(page);
  await expectPath(page, HOME);
});
