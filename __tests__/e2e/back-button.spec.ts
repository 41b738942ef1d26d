import { interpolate } from '@/lib/interpolate';
import { BOUTIQUE } from '../support/brands';
import { DESKTOP, expect, PHONE, test, type Page } from '../support/e2e/fixtures';
import {
  expectNoOverlayEntry,
  followMainMenuLink,
  waitForHydration,
  visit,
} from '../support/e2e/page-helpers';

const { labels, home } = BOUTIQUE;
const ABOUT = `${BOUTIQUE.href}/about`;
/** In a timeout, because it may unload the document that evaluates it. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const expectPath = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

/** Two pages deep, so that Back has somewhere to go. */
async function openHome(page: Page) {
  await visit(page, ABOUT);
  await visit(page, BOUTIQUE.href);
}

test('Back closes the lightbox; once it is closed, Back leaves the page', async ({ page }) => {
  await openHome(page);
  const { labels: gallery, tiles } = home.gallery;
  const zoom = page.getByRole('button', {
    name: interpolate(gallery.zoom, { title: tiles[0]?.title ?? '' }),
  });
  const dialog = page.getByRole('dialog');
  await zoom.click();
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await expectPath(page, BOUTIQUE.href);

  await zoom.click();
  await dialog.getByRole('button', { name: labels.controls.close }).click();
  await expect(dialog).toBeHidden();
  await back(page);
  await expectPath(page, ABOUT);
});

test('Back closes the menu; a page chosen from it replaces its history entry', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  const button = page.locator('header button[popovertarget=main-menu]');
  const links = page.locator('#main-menu a');
  await button.click();
  await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
  await back(page);
  await expect(links.first()).toBeHidden();
  await expectPath(page, BOUTIQUE.href);

  await button.click();
  await followMainMenuLink(page, BOUTIQUE.pages.restaurant.href);
  await expect(links.first()).toBeHidden();
  await back(page);
  await expectPath(page, BOUTIQUE.href);
  await back(page);
  await expectPath(page, ABOUT);
});

/** Opens the menu of the home page on a phone. */
async function openMenu(page: Page) {
  await page.setViewportSize(PHONE);
  await openHome(page);
  await page.locator('header button[popovertarget=main-menu]').click();
  await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
}

test('links of the open menu to the page itself and to another tab leave no history entry behind', async ({
  page,
}) => {
  await openMenu(page);
  await page.locator(`#main-menu a[href="${BOUTIQUE.href}"]`).first().click();
  await expect(page.locator('#main-menu')).toBeHidden();
  await expectNoOverlayEntry(page);

  await page.locator('header button[popovertarget=main-menu]').click();
  const opened = page.waitForEvent('popup');
  await page.locator('#main-menu a[target=_blank]').first().click();
  await (await opened).close();
  await page.keyboard.press('Escape');
  await expect(page.locator('#main-menu')).toBeHidden();
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

test('after the logo was followed beside the open menu, Back shows the page before, then the one before that', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, BOUTIQUE.href);
  await visit(page, ABOUT);
  await page.locator('header button[popovertarget=main-menu]').click();
  await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
  await page.locator(`header nav > a[href="${BOUTIQUE.href}"]`).click();
  await expectPath(page, BOUTIQUE.href);
  await expect(page.locator('#main-menu')).toBeHidden();
  await back(page);
  await expectPath(page, ABOUT);
  await expectNoOverlayEntry(page);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await expectPath(page, BOUTIQUE.href);
  await back(page);
  await expectPath(page, ABOUT);
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, BOUTIQUE.href);
});

test('a link of the open menu to the page itself takes its query away and closes the menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, `${BOUTIQUE.href}?utm_source=mail`);
  await page.locator('header button[popovertarget=main-menu]').click();
  await page.locator(`#main-menu a[href="${BOUTIQUE.href}"]`).first().click();
  await expect(page.locator('#main-menu')).toBeHidden();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('a menu that is closed while its page is on the way does not stop it', async ({ page }) => {
  await openMenu(page);
  const { href } = BOUTIQUE.pages.restaurant;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.txt(?:\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.locator(`#main-menu a[href="${href}"]`).first().click();
  await page.locator('header button[popovertarget=main-menu]').click();
  await expect(page.locator('#main-menu')).toBeHidden();
  release();
  await expectPath(page, href);
  await back(page);
  await expectPath(page, BOUTIQUE.href);
});

test('a reload with the lightbox open leaves no history entry behind', async ({ page }) => {
  await openHome(page);
  const { labels: gallery, tiles } = home.gallery;
  await page
    .getByRole('button', { name: interpolate(gallery.zoom, { title: tiles[0]?.title ?? '' }) })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

test('a page left through its open menu comes back with the menu closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  await page.locator('header button[popovertarget=main-menu]').click();
  await page.locator('#main-menu a[hreflang=de]').click();
  await page.waitForURL(`**${BOUTIQUE.href}/de`);
  await back(page);
  await page.waitForURL(`**${BOUTIQUE.href}`);
  await waitForHydration(page);
  await expect(page.locator('#main-menu a').first()).toBeHidden();
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

test('the menu and the list of languages close when the page goes into the back/forward cache', async ({
  page,
}) => {
  await visit(page, BOUTIQUE.href);
  for (const [viewport, id] of [
    [PHONE, 'main-menu'],
    [DESKTOP, 'languages'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.locator(`[popovertarget=${id}]`).filter({ visible: true }).first().click();
    const popover = page.locator(`#${id}`);
    await expect(popover).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(popover).toBeHidden();
  }
});
