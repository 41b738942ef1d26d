import { interpolate } from '@/components/ui/interpolate';
import { BOUTIQUE } from '../support/brands';
import {
  DESKTOP,
  expect,
  expectNoOverlayEntry,
  hydrated,
  PHONE,
  test,
  visit,
  type Page,
} from './support/test';

const { labels, home } = BOUTIQUE.brand;
const ABOUT = `${BOUTIQUE.path}/about`;
/** Later, because it may end the document in which it is said. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const expectPath = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

/** Two pages deep, so that Back has somewhere to go. */
async function openHome(page: Page) {
  await visit(page, ABOUT);
  await visit(page, BOUTIQUE.path);
}

test('Back closes the lightbox and stays; closed by its button, Back leaves the page', async ({ page }) => {
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
  await expectPath(page, BOUTIQUE.path);

  await zoom.click();
  await dialog.getByRole('button', { name: labels.controls.close }).click();
  await expect(dialog).toBeHidden();
  await back(page);
  await expectPath(page, ABOUT);
});

test('Back closes the menu and stays; a page chosen from it takes its place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  const button = page.locator('header button[popovertarget=main-menu]');
  const links = page.locator('#main-menu a');
  await button.click();
  await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
  await back(page);
  await expect(links.first()).toBeHidden();
  await expectPath(page, BOUTIQUE.path);

  await button.click();
  await page.locator(`#main-menu a[href="${BOUTIQUE.path}/contact"]`).click();
  await page.waitForURL(`**${BOUTIQUE.path}/contact`);
  await expect(links.first()).toBeHidden();
  await back(page);
  await expectPath(page, BOUTIQUE.path);
  await back(page);
  await expectPath(page, ABOUT);
});

test('a reload with the lightbox open leaves no step in the history: the next Back leaves the page', async ({
  page,
}) => {
  await openHome(page);
  const { labels: gallery, tiles } = home.gallery;
  await page
    .getByRole('button', { name: interpolate(gallery.zoom, { title: tiles[0]?.title ?? '' }) })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

test('a page left by a link of its open menu comes back closed, and the next Back leaves it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  await page.locator('header button[popovertarget=main-menu]').click();
  await page.locator('#main-menu a[hreflang=de]').click();
  await page.waitForURL(`**${BOUTIQUE.path}/de`);
  await back(page);
  await page.waitForURL(`**${BOUTIQUE.path}`);
  await hydrated(page);
  await expect(page.locator('#main-menu a').first()).toBeHidden();
  await expectNoOverlayEntry(page);
  await back(page);
  await expectPath(page, ABOUT);
});

for (const [name, viewport, id] of [
  ['the menu', PHONE, 'main-menu'],
  ['the list of languages', DESKTOP, 'languages'],
] as const) {
  test(`${name} is closed when the page is left, because a browser may keep it for Back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, BOUTIQUE.path);
    await page.locator(`[popovertarget=${id}]`).filter({ visible: true }).first().click();
    const popover = page.locator(`#${id}`);
    await expect(popover).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(popover).toBeHidden();
  });
}
