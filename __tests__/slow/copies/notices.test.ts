import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { WrittenNotice } from '@/content/types';
import { copyProject } from '../../../scripts/project-copy.mjs';
import { serveExport } from '../../../scripts/serve.mjs';
import { accessibilityFindings } from '../../browser/support/findings';
import { goTo, visit, type VisitOptions } from '../../browser/support/visitor';
import { expectHidden, expectVisible } from '../../browser/support/wait';
import { buildCopy } from './built-copy';

const COPY = resolve('.cache', 'notices');

/** The build lies in its days. */
const NOW: WrittenNotice = {
  text: 'The road from Paje is under repair.',
  from: '2020-01-01',
  until: '2090-12-31',
};
const ALSO: WrittenNotice = { text: 'The pool is being painted.', from: '2080-01-01', until: '2080-01-31' };
/** The build lies before them. */
const LATER: WrittenNotice = {
  text: 'Supper is at seven this week.',
  from: '2091-03-01',
  until: '2091-03-07',
  pages: ['restaurant'],
};
const CLOSED: WrittenNotice = {
  text: 'We rest while it rains.',
  from: '2091-04-01',
  until: '2091-05-31',
  brand: 'joya-boutique',
  closes: 'house',
};

const BOOK = /^book now$/i;
const WRITE = 'Write to us';
/** In Zanzibar it is eight hours later: noon. */
const on = (day: string): VisitOptions['clock'] => `${day}T09:00:00Z`;

let server: Awaited<ReturnType<typeof serveExport>> | undefined;

beforeAll(async () => {
  copyProject(COPY);
  const list = JSON.stringify([NOW, ALSO, LATER, CLOSED]);
  writeFileSync(
    join(COPY, 'content/notices.ts'),
    `import type { WrittenNotice } from './types';\nexport const notices: readonly WrittenNotice[] = ${list};\n`,
  );
  await buildCopy(COPY);
  server = await serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
}, 900_000);

afterAll(async () => {
  await server?.close();
  rmSync(COPY, { recursive: true, force: true });
});

const arrive = (path: string, options: VisitOptions = {}) =>
  visit(path, { ...options, context: { baseURL: `http://127.0.0.1:${server?.port}`, ...options.context } });

const notice = (page: Awaited<ReturnType<typeof arrive>>, { text }: WrittenNotice) =>
  page.getByRole('note').filter({ hasText: text });

test('a notice for all is on every page of its days, the landing, chooser and 404 pages included', async () => {
  const page = await arrive('/');
  for (const path of ['/', '/about', '/it', '/joya-boutique/room/4', '/beachsuites-villa/de/blog', '/404']) {
    await goTo(page, path);
    await expectVisible(notice(page, NOW));
  }
});

test('without scripts it shows what was true when the site was built', async () => {
  const page = await arrive('/joya-boutique/restaurant', { javaScript: false });
  await expectVisible(notice(page, NOW));
  await expectHidden(notice(page, LATER));
  expect(
    await page.getByRole('button', { name: 'Close this notice' }).filter({ visible: true }).count(),
  ).toBe(0);
  await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Book Now' }));
});

test('with scripts it comes and goes by the day, on its own page only, and moves nothing', async () => {
  const page = await arrive('/beachsuites-villa/restaurant', { clock: on('2091-03-07') });
  await expectVisible(notice(page, LATER));
  await expectHidden(notice(page, NOW));
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
  await expectHidden(notice(page, LATER));
  const after = await arrive('/beachsuites-villa/restaurant', { clock: on('2091-03-08') });
  await expectHidden(notice(after, LATER));
});

test('who closes a notice does not see it again, on any page', async () => {
  const page = await arrive('/joya-boutique/restaurant');
  await notice(page, NOW).getByRole('button', { name: 'Close this notice' }).click();
  await expectHidden(notice(page, NOW));
  for (const path of ['/', '/joya-boutique/about', '/404']) {
    await goTo(page, path);
    await expectHidden(notice(page, NOW));
  }
});

test('a phone shows one notice at a time, a wider screen all', async () => {
  const page = await arrive('/joya-boutique', { clock: on('2080-01-15'), viewport: 'phone' });
  await expectVisible(notice(page, NOW));
  await expectHidden(notice(page, ALSO));
  await notice(page, NOW).getByRole('button').click();
  await expectVisible(notice(page, ALSO));
  const wide = await arrive('/joya-boutique', { clock: on('2080-01-15') });
  await expectVisible(notice(wide, NOW));
  await expectVisible(notice(wide, ALSO));
});

describe('GEN-05, NAV-05: while a house is closed for a season', () => {
  test('nothing of it leads to the booking site, and every such link leads to its contact page', async () => {
    const page = await arrive('/joya-boutique', { clock: on('2091-05-31') });
    for (const path of ['', '/room', '/room/4', '/room_details', '/fr']) {
      await goTo(page, `/joya-boutique${path}`);
      expect(await page.locator('a[href*="booking.com"]').filter({ visible: true }).count()).toBe(0);
      expect(
        await page.locator('[data-show-during="house-joya-boutique"]').filter({ visible: true }).count(),
      ).toBeGreaterThan(0);
    }
    await goTo(page, '/joya-boutique/room/4');
    await expectVisible(notice(page, CLOSED));
    await page.getByRole('main').getByRole('link', { name: WRITE }).first().click();
    await page.waitForURL('**/joya-boutique/contact');
    expect(await page.getByLabel('Message').first().inputValue()).toContain('Deluxe Garden Ground Floor');
  });

  test('its card says when it opens; the other house can be booked', async () => {
    const page = await arrive('/', { clock: on('2091-04-01') });
    await expectVisible(page.getByText('Closed now, open again from June 1, 2091'));
    expect(
      await page
        .getByText(/Closed now/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    await goTo(page, '/beachsuites-villa');
    await expectVisible(page.getByRole('banner').getByRole('link', { name: BOOK }));
  });

  test.each(['2091-03-31', '2091-06-01'])('it can be booked by itself on %s', async (day) => {
    const page = await arrive('/joya-boutique', { clock: on(day) });
    await expectVisible(page.getByRole('banner').getByRole('link', { name: BOOK }));
    await expectHidden(notice(page, CLOSED));
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: WRITE, exact: true })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });
});

test('its days stand in the structured data', async () => {
  const { origin } = new URL(`http://127.0.0.1:${server?.port}`);
  const html = await (await fetch(`${origin}/joya-boutique`)).text();
  expect(html).toContain(
    '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"2091-04-01","validThrough":"2091-05-31"',
  );
  expect(await (await fetch(`${origin}/beachsuites-villa`)).text()).not.toContain('specialOpeningHours');
});

test.each(['/', '/joya-boutique/restaurant', '/404'])(
  '%s with a notice is accessible to all',
  async (path) => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await arrive(path, { theme, viewport: { width: 320, height: 640 }, context: {} });
      await expectVisible(notice(page, NOW));
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  },
);
