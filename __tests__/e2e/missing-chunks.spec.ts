import type { Brand } from '@/content/model';
import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { expectNoOverlayEntry, visit } from '../support/e2e/page-helpers';
import { readPageHtml } from '../support/exported-site';

// A page stays open while a release removes code that it has not requested yet.

const CHUNKS = '**/_next/static/chunks/*.js';

/** The host no longer has the scripts that the HTML of the page does not name. */
const removeOtherChunks = (page: Page, path: string) =>
  page.route(CHUNKS, (route) =>
    readPageHtml(path).includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: 'gone' }),
  );

const getNotice = (page: Page, { labels }: Brand) =>
  page.getByRole('alert').filter({ hasText: labels.loadFailure });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/could not be loaded|Failed to load resource/));

test('a lightbox that cannot be loaded is reported; the next tap tries again', async ({ page }) => {
  const [room] = BOUTIQUE.rooms.listed;
  await removeOtherChunks(page, room.href);
  await visit(page, room.href);
  const enlarge = page.locator('main [data-position="current"] button');
  const notice = getNotice(page, BOUTIQUE);
  await enlarge.click();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: BOUTIQUE.business.email })).toBeVisible();
  await expectNoOverlayEntry(page);
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe(room.href);

  await visit(page, room.href);
  await enlarge.click();
  await expect(notice).toBeVisible();
  await page.unroute(CHUNKS);
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a carousel that cannot be loaded is reported; a tap loads it and moves it', async ({ page }) => {
  const hero = page.locator('main section[aria-roledescription="carousel"]').first();
  await removeOtherChunks(page, VILLA.href);
  await visit(page, VILLA.href);
  await expect(getNotice(page, VILLA)).toBeVisible();
  await page.unroute(CHUNKS);
  await hero.getByRole('button', { name: VILLA.labels.controls.next, exact: true }).click();
  await expect(hero.locator('.swiper-slide-active')).toHaveAttribute('aria-label', /^2 /);
  await expect(getNotice(page, VILLA)).toBeHidden();
});

test('the notice does not follow to another page', async ({ page }) => {
  await removeOtherChunks(page, VILLA.href);
  await visit(page, VILLA.href);
  await expect(getNotice(page, VILLA)).toBeVisible();
  await page.unroute(CHUNKS);
  // no key and no tap: those would load the carousel
  await page.locator(`#main-menu a[href="${VILLA.pages.about.href}"]`).dispatchEvent('click');
  await page.waitForURL(`**${VILLA.pages.about.href}`);
  await expect(getNotice(page, VILLA)).toBeHidden();
});
