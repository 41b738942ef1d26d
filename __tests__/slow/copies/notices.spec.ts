import { BOUTIQUE, VILLA } from '../../support/brands';
import type { NoticeInput, OfferInput } from '@/content';
import { accessibilityFindings, overflowingElements } from '../../browser/support/findings';
import { changeContent } from './copy';
import { testOfCopy } from './served-copy';
import { expect, PHONE, visit, type Page } from '../../browser/support/test';

const [HOUSE, OTHER] = [BOUTIQUE.path, VILLA.path];

/** The build is within its dates. */
const NOW: NoticeInput = {
  text: 'The road from Paje is under repair.',
  from: '2020-01-01',
  until: '2090-12-31',
};
const ALSO: NoticeInput = { text: 'The pool is being painted.', from: '2080-01-01', until: '2080-01-31' };
/** The build lies before them. */
const LATER: NoticeInput = {
  text: 'Supper is at seven this week.',
  from: '2091-03-01',
  until: '2091-03-07',
  pages: ['restaurant'],
};
const CLOSED: NoticeInput = {
  text: 'We rest while it rains.',
  from: '2091-04-01',
  until: '2091-05-31',
  brand: BOUTIQUE.id,
  closure: 'house',
};
const OFFER: OfferInput = {
  title: 'Four nights, three to pay',
  text: 'Stay four nights and pay for three.',
  conditions: ['From Sunday to Thursday'],
  price: 59,
  from: '2092-04-01',
  until: '2092-05-15',
  rooms: [4],
};

const test = testOfCopy('notices', (copy) => {
  changeContent(copy, 'shared/notices', (all) => (all.notices = [NOW, ALSO, LATER, CLOSED]));
  changeContent(copy, 'shared/offers', (all) => (all.offers = [OFFER]));
});

/** In Zanzibar it is three hours later: noon. */
const on = (page: Page, day: string) => page.clock.install({ time: `${day}T09:00:00Z` });
const notice = (page: Page, { text }: NoticeInput) => page.getByRole('note').filter({ hasText: text });
const wayToBook = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^book now$/i });

test('a notice for all is on every kind of page, in the structured data its closed days', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/it', `${HOUSE}/room/4`, `${OTHER}/de/blog`, '/404']) {
    await visit(page, path);
    await expect(notice(page, NOW)).toBeVisible();
  }
  const days = `"validFrom":"${CLOSED.from}","validThrough":"${CLOSED.until}"`;
  expect(await (await page.request.get(HOUSE)).text()).toContain(days);
  expect(await (await page.request.get(OTHER)).text()).not.toContain(days);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows what was true when the site was built', async ({ page }) => {
    await page.goto(`${HOUSE}/restaurant`);
    await expect(notice(page, NOW)).toBeVisible();
    await expect(notice(page, LATER)).toBeHidden();
    await expect(page.getByRole('note').locator('button:visible')).toHaveCount(0);
    await expect(wayToBook(page)).toBeVisible();
  });
});

test('with scripts a notice comes and goes by the day, on its own page only', async ({ page }) => {
  await on(page, LATER.until);
  await visit(page, `${OTHER}/restaurant`);
  await expect(notice(page, LATER)).toBeVisible();
  await expect(notice(page, NOW)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our team' }).click();
  await page.waitForURL('**/our_team');
  await expect(notice(page, LATER)).toBeHidden();
  await page.clock.setFixedTime('2091-03-08T09:00:00Z');
  await visit(page, `${OTHER}/restaurant`);
  await expect(notice(page, LATER)).toBeHidden();
});

test('an offer is on its house and its room through its last day, and search engines read its days', async ({
  page,
}) => {
  const card = page.getByRole('region', { name: OFFER.title });
  await on(page, OFFER.until);
  for (const [path, count] of [
    [HOUSE, 1],
    [`${HOUSE}/room/4`, 1],
    [`${HOUSE}/room/6`, 0],
    [OTHER, 0],
  ] as const) {
    await visit(page, path);
    await expect(card).toHaveCount(count);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data.includes(`"validThrough":"${OFFER.until}"`)).toBe(count === 1);
  }
  await page.clock.setFixedTime('2092-05-16T09:00:00Z');
  await visit(page, `${HOUSE}/room/4`);
  await expect(card).toHaveCount(0);
});

test('a phone shows one notice at a time; who closes one sees the next, and the closed one on no page again', async ({
  page,
}) => {
  await on(page, ALSO.until);
  await visit(page, HOUSE);
  await expect(notice(page, NOW)).toBeVisible();
  await expect(notice(page, ALSO)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(notice(page, ALSO)).toBeHidden();
  await notice(page, NOW).getByRole('button').click();
  for (const path of [undefined, '/', `${HOUSE}/about`]) {
    if (path) await visit(page, path);
    await expect(notice(page, ALSO)).toBeVisible();
    await expect(notice(page, NOW)).toBeHidden();
  }
});

test('while a house is closed every way to book it leads to its contact page; the other can be booked', async ({
  page,
}) => {
  await on(page, CLOSED.until!);
  for (const path of ['', '/room', '/room_details', '/fr', '/room/4']) {
    await visit(page, HOUSE + path);
    await expect(page.locator('a[href*="booking.com"]:visible')).toHaveCount(0);
    await expect(page.locator(`[data-show-during="house-${BOUTIQUE.id}"]:visible`).first()).toBeVisible();
  }
  await expect(notice(page, CLOSED)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click();
  await page.waitForURL(`**${HOUSE}/contact`);
  await expect(page.getByLabel('Message').first()).toHaveValue(/Deluxe Garden Ground Floor/);
  await visit(page, '/');
  await expect(page.getByText('We reopen on 1 June 2091')).toBeVisible();
  await expect(page.getByText(/Closed now/).filter({ visible: true })).toHaveCount(1);
  await visit(page, OTHER);
  await expect(wayToBook(page)).toBeVisible();
});

for (const day of ['2091-03-31', '2091-06-01']) {
  test(`the house can be booked on ${day} without a new build`, async ({ page }) => {
    await on(page, day);
    await visit(page, HOUSE);
    await expect(wayToBook(page)).toBeVisible();
    await expect(notice(page, CLOSED)).toBeHidden();
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme on a narrow screen`, () => {
    test.use({ stored: { darkMode: String(theme === 'dark') }, viewport: { width: 320, height: 640 } });

    test('pages with a notice are accessible to all', async ({ page }) => {
      for (const path of ['/', `${HOUSE}/restaurant`]) {
        await visit(page, path);
        await expect(notice(page, NOW)).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await overflowingElements(page)).toEqual([]);
      }
    });
  });
}
