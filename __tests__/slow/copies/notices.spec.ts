import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { content } from '@/content';
import type { NoticeInput, OfferInput } from '@/content';
import { copyProject } from '../../../scripts/project-copy.mjs';
import { serveExport } from '../../../scripts/serve.mjs';
import { accessibilityFindings, overflowingElements } from '../../browser/support/findings';
import { buildCopy } from './built-copy';
import { expect, PHONE, test as base, visit, type Page } from '../../browser/support/test';

const COPY = resolve('.cache', 'notices');

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
  brand: 'joya-boutique',
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

const BOOK = /^book now$/i;
const WRITE = 'Write to us';
/** In Zanzibar it is eight hours later: noon. */
const on = (page: Page, day: string) => page.clock.install({ time: `${day}T09:00:00Z` });

let server: Awaited<ReturnType<typeof serveExport>> | undefined;

const test = base.extend({
  baseURL: ({}, use) => use(`http://127.0.0.1:${server?.port}`),
});

test.beforeAll(async () => {
  test.setTimeout(900_000);
  copyProject(COPY);
  writeFileSync(
    join(COPY, 'content/shared/notices.json'),
    JSON.stringify({ notices: [NOW, ALSO, LATER, CLOSED] }),
  );
  writeFileSync(
    join(COPY, 'content/shared/offers.json'),
    JSON.stringify({ ...content.shared.offers, offers: [OFFER] }),
  );
  await buildCopy(COPY);
  server = await serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(COPY, { recursive: true, force: true });
});

const notice = (page: Page, { text }: NoticeInput) => page.getByRole('note').filter({ hasText: text });

test('a notice for all is on every page of its days, the landing, chooser and 404 pages included', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/it', '/joya-boutique/room/4', '/beachsuites-villa/de/blog', '/404']) {
    await visit(page, path);
    await expect(notice(page, NOW)).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it shows what was true when the site was built', async ({ page }) => {
    await page.goto('/joya-boutique/restaurant');
    await expect(notice(page, NOW)).toBeVisible();
    await expect(notice(page, LATER)).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Close this notice' }).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Now' })).toBeVisible();
  });
});

test('with scripts it comes and goes by the day, on its own page only, and moves nothing', async ({
  page,
}) => {
  await on(page, '2091-03-07');
  await visit(page, '/beachsuites-villa/restaurant');
  await expect(notice(page, LATER)).toBeVisible();
  await expect(notice(page, NOW)).toBeHidden();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
  expect(shifts).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our team' }).click();
  await page.waitForURL('**/our_team');
  await expect(notice(page, LATER)).toBeHidden();
  await page.clock.setFixedTime('2091-03-08T09:00:00Z');
  await visit(page, '/beachsuites-villa/restaurant');
  await expect(notice(page, LATER)).toBeHidden();
});

test('an offer is on its house and its room through its last day, and search engines read its days', async ({
  page,
}) => {
  const card = page.getByRole('region', { name: OFFER.title });
  await on(page, OFFER.until);
  for (const [path, shown] of [
    ['/joya-boutique', true],
    ['/joya-boutique/room/4', true],
    ['/joya-boutique/room/6', false],
    ['/beachsuites-villa', false],
  ] as const) {
    await visit(page, path);
    await expect(card.filter({ hasText: OFFER.conditions[0]! })).toHaveCount(shown ? 1 : 0);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data.includes(`"validThrough":"${OFFER.until}"`)).toBe(shown);
  }
  await page.clock.setFixedTime('2092-05-16T09:00:00Z');
  await visit(page, '/joya-boutique/room/4');
  await expect(card).toHaveCount(0);
});

test('who closes a notice does not see it again, on any page', async ({ page }) => {
  await visit(page, '/joya-boutique/restaurant');
  await notice(page, NOW).getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice(page, NOW)).toBeHidden();
  for (const path of ['/', '/joya-boutique/about', '/404']) {
    await visit(page, path);
    await expect(notice(page, NOW)).toBeHidden();
  }
});

test('a phone shows one notice at a time, a wider screen all', async ({ page }) => {
  await on(page, '2080-01-15');
  await visit(page, '/joya-boutique');
  await expect(notice(page, NOW)).toBeVisible();
  await expect(notice(page, ALSO)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(notice(page, ALSO)).toBeHidden();
  await notice(page, NOW).getByRole('button').click();
  await expect(notice(page, ALSO)).toBeVisible();
});

test.describe('while a house is closed for a season', () => {
  test('nothing of it leads to the booking site, and every such link leads to its contact page', async ({
    page,
  }) => {
    await on(page, '2091-05-31');
    await visit(page, '/joya-boutique');
    for (const path of ['', '/room', '/room/4', '/room_details', '/fr']) {
      await visit(page, `/joya-boutique${path}`);
      await expect(page.locator('a[href*="booking.com"]').filter({ visible: true })).toHaveCount(0);
      expect(
        await page.locator('[data-show-during="house-joya-boutique"]').filter({ visible: true }).count(),
      ).toBeGreaterThan(0);
    }
    await visit(page, '/joya-boutique/room/4');
    await expect(notice(page, CLOSED)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: WRITE }).first().click();
    await page.waitForURL('**/joya-boutique/contact');
    expect(await page.getByLabel('Message').first().inputValue()).toContain('Deluxe Garden Ground Floor');
  });

  test('its card says when it opens; the other house can be booked', async ({ page }) => {
    await on(page, '2091-04-01');
    await visit(page, '/');
    await expect(page.getByText('We reopen on 1 June 2091')).toBeVisible();
    expect(
      await page
        .getByText(/Closed now/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    await visit(page, '/beachsuites-villa');
    await expect(page.getByRole('banner').getByRole('link', { name: BOOK })).toBeVisible();
  });

  for (const day of ['2091-03-31', '2091-06-01']) {
    test(`it can be booked on ${day} without a new build`, async ({ page }) => {
      await on(page, day);
      await visit(page, '/joya-boutique');
      await expect(page.getByRole('banner').getByRole('link', { name: BOOK })).toBeVisible();
      await expect(notice(page, CLOSED)).toBeHidden();
      const write = page.getByRole('main').getByRole('link', { name: WRITE, exact: true });
      await expect(write.filter({ visible: true })).toHaveCount(0);
    });
  }
});

test('its dates are in the structured data', async ({ request }) => {
  expect(await (await request.get('/joya-boutique')).text()).toContain(
    '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"2091-04-01","validThrough":"2091-05-31"',
  );
  expect(await (await request.get('/beachsuites-villa')).text()).not.toContain('specialOpeningHours');
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme on a narrow screen`, () => {
    test.use({ stored: { darkMode: String(theme === 'dark') }, viewport: { width: 320, height: 640 } });

    for (const path of ['/', '/joya-boutique/restaurant', '/404']) {
      test(`${path} with a notice is accessible to all`, async ({ page, consoleErrors }) => {
        if (path === '/404') consoleErrors.allow(/status of 404/);
        await visit(page, path);
        await expect(notice(page, NOW)).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await overflowingElements(page)).toEqual([]);
      });
    }
  });
}
