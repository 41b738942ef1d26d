import { getBrand, getSite, site as english } from '@/content';
import { BOUTIQUE, VILLA } from '../../support/brands';
import {
  answerMail,
  banner,
  collectPosts,
  emptyMessage,
  fillForm,
  sendButton,
  expectForm,
  testMessage,
} from '../../browser/support/contact';
import { aheadOf, findNetwork, heading, loseNetwork, OFFLINE, untilKept, test } from './offline-site';
import { expect, visit } from '../../browser/support/test';

test('from the first visit on, contact, rooms and house rules of the brand can be read without a network, in the visited language', async ({
  page,
  site,
}) => {
  const boutique = getBrand(BOUTIQUE.id, 'it');
  const { site: italian } = getSite('it');
  await visit(page, boutique.pages.about.href);
  const loadedAt = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (load?.duration ?? Infinity);
  });
  await untilKept(page, boutique.pages.about.href, italian.offline.href, ...aheadOf(boutique));
  expect(site.asked.find(({ path }) => path === '/sw.js')?.at).toBeGreaterThan(loadedAt);

  await loseNetwork(page, site);
  await visit(page, boutique.pages.contact.href);
  for (const { text } of boutique.contact.directions.list) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(boutique.business.location).first()).toBeVisible();
  await visit(page, boutique.pages.room.href);
  for (const { title } of boutique.rooms.listed) await expect(heading(page, title)).toBeVisible();
  await visit(page, boutique.rooms.listed[0].href);
  for (const { items } of boutique.rooms.policies)
    await expect(page.getByText(items[0] ?? '').first()).toBeVisible();
  // the page that was open, whole: its largest picture too
  await visit(page, boutique.pages.about.href);
  await expect(heading(page, boutique.pages.about.title)).toBeVisible();
  const banner = page.locator('main img').first();
  expect(await banner.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/photos\/.*\.avif$/);
  // pages that are not kept show it, as do those that are
  await visit(page, boutique.pages.honeymoon.href);
  await expect(heading(page, italian.offline.heading)).toBeVisible();
});

test('the offline page lists the kept pages, links to them and opens the requested page when online again', async ({
  page,
  site,
}) => {
  const { pages, rooms } = BOUTIQUE.brand;
  await visit(page, BOUTIQUE.path);
  await untilKept(page, OFFLINE, ...aheadOf(BOUTIQUE.brand));
  await loseNetwork(page, site);
  await visit(page, `${pages.room_details.href}?room=6&adults=2`);
  await expect(heading(page, english.offline.heading)).toBeVisible();
  // a connection without a network, as in many a café
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const links = page.locator('main [data-kept] a:visible');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([pages.contact.href, pages.room.href, rooms.listed[0].href]);
  await links.first().click();
  await expect(heading(page, pages.contact.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, english.offline.heading)).toBeVisible();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: english.offline.retry }).click();
  await again;
  await expect(heading(page, english.offline.heading)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?room=6&adults=2');
  await findNetwork(page, site);
  await expect(heading(page, pages.room_details.title)).toBeVisible();
});

test('a page that a link brought without a reload is kept too', async ({ page, site }) => {
  const { pages } = VILLA.brand;
  await visit(page, VILLA.path);
  await page.locator(`#main-menu a[href="${pages.about.href}"]`).click();
  await page.waitForURL(`**${pages.about.href}`);
  await untilKept(page, pages.about.href);
  await loseNetwork(page, site);
  await page.reload();
  await expect(heading(page, pages.about.title)).toBeVisible();
});

test('a message written without a network is kept, also when the page is closed, and is sent once', async ({
  page,
  site,
}) => {
  const { contact, pages } = VILLA.brand;
  await answerMail(page);
  await visit(page, pages.contact.href);
  const posts = collectPosts(page);
  await untilKept(page, pages.contact.href);
  await loseNetwork(page, site);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expect(banner(page, contact.form.failure)).toBeVisible();
  await expect(banner(page, contact.form.offline)).toBeVisible();

  const later = await page.context().newPage();
  await answerMail(later);
  await page.close();
  const laterPosts = collectPosts(later);
  await visit(later, pages.contact.href);
  await expectForm(later, testMessage);
  await expect(banner(later, contact.form.offline)).toBeVisible();
  await findNetwork(later, site);
  await expect(banner(later, contact.form.online)).toBeVisible();
  await sendButton(later).click();
  await expect(banner(later, contact.form.success)).toBeVisible();
  await expect(banner(later, contact.form.online)).toHaveCount(0);
  await visit(later, pages.contact.href);
  await expectForm(later, emptyMessage);
  expect(posts.length + laterPosts.length).toBe(1);
});
