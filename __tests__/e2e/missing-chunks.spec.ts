import type { Brand } from '@/content/model';
import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import {
  expectNoOverlayEntry,
  followMainMenuLink,
  visit,
  waitForHydration,
} from '../support/e2e/page-helpers';
import { readExported } from '../support/exported-site';

// A page stays open while a release removes code that it has not requested yet.

const CHUNKS = '**/_next/static/chunks/*.js';

/** The host no longer has the scripts of a library; `mark` is a text that only they have. */
const removeLibrary = (page: Page, mark: string) =>
  page.route(CHUNKS, (route) =>
    readExported(new URL(route.request().url()).pathname).includes(mark)
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.continue(),
  );
const LIGHTBOX = 'yarl__';
const CAROUSEL = 'swiper-slide-active';

const getNotice = (page: Page, { labels }: Brand) =>
  page.getByRole('alert').filter({ hasText: labels.loadFailure });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/could not be loaded|Failed to load resource/));

test('a lightbox that cannot be loaded is reported; the next tap tries again', async ({ page }) => {
  const [room] = BOUTIQUE.rooms.listed;
  await removeLibrary(page, LIGHTBOX);
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

test('a page without its scripts says what to do; its button reloads it', async ({ page }) => {
  const { href, title } = VILLA.pages.contact;
  await page.clock.install();
  await page.route(CHUNKS, (route) => route.abort('connectionreset'));
  await page.goto(href, { waitUntil: 'domcontentloaded' });
  const notice = getNotice(page, VILLA);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(notice).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.unroute(CHUNKS);
  await notice.getByRole('button', { name: VILLA.labels.reload }).click();
  await waitForHydration(page);
  await expect(notice).toBeHidden();
});

test('a carousel that cannot be loaded is reported, on its page alone; a reload brings it', async ({
  page,
}) => {
  await removeLibrary(page, CAROUSEL);
  await visit(page, VILLA.href);
  const notice = getNotice(page, VILLA);
  await expect(notice).toBeVisible();
  await page.unroute(CHUNKS);
  await followMainMenuLink(page, VILLA.pages.about.href);
  await expect(notice).toBeHidden();

  await removeLibrary(page, CAROUSEL);
  await visit(page, VILLA.href);
  await expect(notice).toBeVisible();
  await page.unroute(CHUNKS);
  await notice.getByRole('button', { name: VILLA.labels.reload }).click();
  await expect(page.locator('main .swiper-initialized').first()).toBeAttached();
  await expect(notice).toBeHidden();
});
