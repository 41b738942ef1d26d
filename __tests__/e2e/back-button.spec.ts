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
const HOME = BOUTIQUE.href;
const ABOUT = `${HOME}/about`;

/** In a timeout, because it may unload the document that evaluates it. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));
const expectPath = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

const menu = (page: Page) => page.locator('#main-menu');
const menuButton = (page: Page) => page.locator('header button[popovertarget=main-menu]');
const menuLink = (page: Page, path: string) => menu(page).locator(`a[href="${path}"]`).first();

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
}

async function expectClosedMenu(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expectNoOverlayEntry(page);
}

test('Back closes the lightbox; closed or reloaded, it leaves no history entry behind', async ({ page }) => {
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
  await zoom.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });

  test('closes with Back; a page chosen from it replaces its history entry, also one that is on the way', async ({
    page,
  }) => {
    await visit(page, ABOUT);
    await visit(page, HOME);
    const { restaurant, contact } = BOUTIQUE.pages;
    await openMenu(page);
    await back(page);
    await expect(menu(page)).toBeHidden();
    await expectPath(page, HOME);

    await openMenu(page);
    await followMainMenuLink(page, restaurant.href);
    await expect(menu(page)).toBeHidden();
    await back(page);
    await expectPath(page, HOME);

    await openMenu(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.txt(?:\?|$)/, async (route) => {
      await released;
      await route.continue();
    });
    await menuLink(page, contact.href).click();
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    release();
    await expectPath(page, contact.href);
    for (const path of [HOME, ABOUT]) {
      await back(page);
      await expectPath(page, path);
    }
  });

  test('leaves no history entry behind after a link to the page itself, or to another tab', async ({
    page,
  }) => {
    await visit(page, ABOUT);
    await visit(page, `${HOME}?utm_source=mail`);
    await openMenu(page);
    await menuLink(page, HOME).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expectClosedMenu(page);

    await openMenu(page);
    const opened = page.waitForEvent('popup');
    await menu(page).locator('a[target=_blank]').first().click();
    await (await opened).close();
    await page.keyboard.press('Escape');
    await expectClosedMenu(page);
  });

  test('left by the logo beside it, is closed when Back and Forward return', async ({ page }) => {
    await visit(page, HOME);
    await visit(page, ABOUT);
    await openMenu(page);
    await page.locator(`header nav > a[href="${HOME}"]`).click();
    await expectPath(page, HOME);
    for (const [move, path] of [
      [back, ABOUT],
      [forward, HOME],
      [back, ABOUT],
      [back, HOME],
    ] as const) {
      await expectClosedMenu(page);
      await move(page);
      await expectPath(page, path);
    }
  });

  test('left by a link that loads a document, is closed when Back returns', async ({ page }) => {
    await visit(page, ABOUT);
    await visit(page, HOME);
    await openMenu(page);
    await menu(page).locator('a[hreflang=de]').click();
    await page.waitForURL(`**${HOME}/de`);
    await back(page);
    await page.waitForURL(`**${HOME}`);
    await waitForHydration(page);
    await expectClosedMenu(page);
    await back(page);
    await expectPath(page, ABOUT);
  });
});

test('the menu and the list of languages close when the page goes into the back/forward cache', async ({
  page,
}) => {
  await visit(page, HOME);
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
