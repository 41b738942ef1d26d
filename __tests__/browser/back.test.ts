import type { Page } from 'playwright-core';
import { BOUTIQUE } from './support/brands';
import { visit, waitForHydration } from './support/visitor';
import { expectHidden, expectVisible, poll } from './support/wait';

const { words, home } = BOUTIQUE.brand;
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Later, because it may end the document in which it is said. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Two pages deep, so that Back has somewhere to go. */
async function openHome(viewport: 'phone' | 'desktop') {
  const page = await visit(`${BOUTIQUE.path}/about`, { viewport });
  await page.goto(BOUTIQUE.path);
  await waitForHydration(page);
  return page;
}

const expectPath = (page: Page, path: string) =>
  poll(
    () => pathOf(page),
    (now) => expect(now).toBe(path),
  );

test('Back closes the lightbox and stays; closed by its button, Back leaves the page', async () => {
  const page = await openHome('desktop');
  const zoom = page.getByRole('button', {
    name: `${home.gallery.words.zoom} ${home.gallery.tiles[0]?.title}`,
  });
  const dialog = page.getByRole('dialog');
  await zoom.click();
  await expectVisible(dialog);
  await back(page);
  await expectHidden(dialog);
  expect(pathOf(page)).toBe(BOUTIQUE.path);

  await zoom.click();
  await dialog.getByRole('button', { name: BOUTIQUE.brand.words.controls.close }).click();
  await expectHidden(dialog);
  await back(page);
  await expectPath(page, `${BOUTIQUE.path}/about`);
});

test('Back closes the menu and stays; a page chosen from it takes its place', async () => {
  const page = await openHome('phone');
  const button = page.locator('header button[popovertarget=main-menu]');
  const links = page.locator('#main-menu a');
  await button.click();
  await expectVisible(page.getByRole('button', { name: words.closeMenu, expanded: true }));
  await back(page);
  await expectHidden(links.first());
  expect(pathOf(page)).toBe(BOUTIQUE.path);

  await button.click();
  await page.locator(`#main-menu a[href="${BOUTIQUE.path}/contact"]`).click();
  await page.waitForURL(`**${BOUTIQUE.path}/contact`);
  await expectHidden(links.first());
  await back(page);
  await expectPath(page, BOUTIQUE.path);
  await back(page);
  await expectPath(page, `${BOUTIQUE.path}/about`);
});
