import type { Brand } from '@/content/model';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { expectNoOverlayEntry, visit, waitForHydration } from '../../support/e2e/page-helpers';
import { readExported } from '../../support/exported-site';

// A page stays open while a release removes code that it has not requested yet.

const CHUNKS = '**/_next/static/chunks/*.js';

/** A text that only the scripts of the lightbox have. */
const LIGHTBOX = 'yarl__';

const getNotice = (page: Page, { labels }: Brand) =>
  page.getByRole('alert').filter({ hasText: labels.loadFailure });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/could not be loaded|Failed to load resource/));

test('a lightbox that cannot be loaded is reported; the next tap tries again', async ({ page }) => {
  const [room] = BOUTIQUE.rooms.listed;
  await page.route(CHUNKS, (route) =>
    readExported(new URL(route.request().url()).pathname).includes(LIGHTBOX)
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.continue(),
  );
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
