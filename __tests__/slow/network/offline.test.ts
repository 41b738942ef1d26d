import { getBrand, getSite, site as english } from '@/content';
import { BOUTIQUE, VILLA } from '../../browser/support/brands';
import {
  banner,
  collectPosts,
  emptyMessage,
  fieldValues,
  fillForm,
  sendButton,
  stillHolds,
  testMessage,
} from '../../browser/support/contact';
import { aheadOf, findNetwork, heading, loseNetwork, OFFLINE, open, site, untilKept } from './offline-site';
import { goTo } from '../../browser/support/visitor';
import { expectVisible, poll } from '../../browser/support/wait';

test('from the first visit on, contact, rooms and house rules of the brand can be read without a network, in the language visited', async () => {
  const boutique = getBrand(BOUTIQUE.id, 'it');
  const { site: italian } = getSite('it');
  const page = await open(boutique.pages.about.href);
  const loadedAt = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (load?.duration ?? Infinity);
  });
  await untilKept(page, boutique.pages.about.href, italian.offline.href, ...aheadOf(boutique));
  expect(site.asked.find(({ path }) => path === '/sw.js')?.at).toBeGreaterThan(loadedAt);

  await loseNetwork(page);
  await goTo(page, boutique.pages.contact.href);
  for (const { text } of boutique.contact.directions.list) await expectVisible(page.getByText(text));
  await expectVisible(page.getByText(boutique.business.location).first());
  await goTo(page, boutique.pages.room.href);
  for (const { title } of boutique.rooms.listed) await expectVisible(heading(page, title));
  await goTo(page, boutique.rooms.listed[0].href);
  for (const { items } of boutique.rooms.policies)
    await expectVisible(page.getByText(items[0] ?? '').first());
  // the page that was open, whole: its largest picture too
  await goTo(page, boutique.pages.about.href);
  await expectVisible(heading(page, boutique.pages.about.title));
  const shown = await page
    .locator('main img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(shown).toMatch(/\/photos\/.*\.avif$/);
  // what is not there says so, and what is
  await goTo(page, boutique.pages.honeymoon.href);
  await expectVisible(heading(page, italian.offline.heading));
});

test('the page for what is not kept names what is, leads there and opens by itself when the network is back', async () => {
  const { pages, rooms } = BOUTIQUE.brand;
  const page = await open(BOUTIQUE.path);
  await untilKept(page, OFFLINE, ...aheadOf(BOUTIQUE.brand));
  await loseNetwork(page);
  await goTo(page, `${pages.room_details.href}?room=6&adults=2`);
  await expectVisible(heading(page, english.offline.heading));
  // a connection without a network, as in many a café
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const links = page.locator('main [data-kept] a:visible');
  await poll(
    () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    (hrefs) => expect(hrefs).toEqual([pages.contact.href, pages.room.href, rooms.listed[0].href]),
  );
  await links.first().click();
  await expectVisible(heading(page, pages.contact.title));
  await page.goBack();
  await expectVisible(heading(page, english.offline.heading));
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: english.offline.retry }).click();
  await again;
  await expectVisible(heading(page, english.offline.heading));
  expect(new URL(page.url()).search).toBe('?room=6&adults=2');
  await findNetwork(page);
  await expectVisible(heading(page, pages.room_details.title));
});

test('the page for what is not kept has no script to fetch, and its theme can be changed all the same', async () => {
  const page = await open(OFFLINE, { theme: 'light' });
  expect(site.asked.filter(({ path }) => path.endsWith('.js'))).toEqual([]);
  await page.locator('[data-preference=darkMode]').click();
  expect(await page.locator('html').getAttribute('class')).toContain('dark');
});

test('a page that a link brought without a reload is kept too', async () => {
  const { pages } = VILLA.brand;
  const page = await open(VILLA.path);
  await page.locator(`#main-menu a[href="${pages.about.href}"]`).click();
  await page.waitForURL(`**${pages.about.href}`);
  await untilKept(page, pages.about.href);
  await loseNetwork(page);
  await page.reload();
  await expectVisible(heading(page, pages.about.title));
});

test('a message written without a network is kept, also when the page is closed, and is sent once', async () => {
  const { contact, pages } = VILLA.brand;
  const page = await open(pages.contact.href);
  const posts = collectPosts(page);
  await untilKept(page, pages.contact.href);
  await loseNetwork(page);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expectVisible(banner(page, contact.form.failure));
  await expectVisible(banner(page, contact.form.offline));

  const later = await page.context().newPage();
  await page.close();
  const laterPosts = collectPosts(later);
  await goTo(later, pages.contact.href);
  await stillHolds(later, testMessage);
  await expectVisible(banner(later, contact.form.offline));
  await findNetwork(later);
  await expectVisible(banner(later, contact.form.online));
  await sendButton(later).click();
  await expectVisible(banner(later, contact.form.success));
  expect(await banner(later, contact.form.online).count()).toBe(0);
  await goTo(later, pages.contact.href);
  expect(await fieldValues(later)).toEqual(emptyMessage);
  expect(posts.length + laterPosts.length).toBe(1);
});

test('a message that waits in two tabs and is sent from one is gone from the other', async () => {
  const { contact, pages } = VILLA.brand;
  const page = await open(pages.contact.href);
  await untilKept(page, pages.contact.href);
  await loseNetwork(page);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expectVisible(banner(page, contact.form.offline));
  await findNetwork(page);
  const other = await page.context().newPage();
  await goTo(other, pages.contact.href);
  await stillHolds(other, testMessage);
  await sendButton(other).click();
  await expectVisible(banner(other, contact.form.success));
  await stillHolds(page, emptyMessage);
});
