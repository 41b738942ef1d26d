import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOM_GALLERIES_URL } from '@/components/rooms/parse-room-galleries';
import { getBrand, getSite } from '@/content';
import { BOUTIQUE, VILLA } from '../../support/brands';
import {
  fulfillEmailRequests,
  statusMessage,
  collectPostRequests,
  emptyMessage,
  expectForm,
  fillForm,
  putIntoForm,
  sendButton,
  testMessage,
} from '../../support/e2e/contact-form';
import { expect, test as base, type Page } from '../../support/e2e/fixtures';
import { followMainMenuLink, visit } from '../../support/e2e/page-helpers';
import { readPageHtml } from '../../support/exported-site';
import { startLoopbackServer } from '../../support/loopback-server';
import { unbranded as english } from '../../support/site';

const OFFLINE = '/offline';
/** What hosts and browsers may cache for ever. */
const IMMUTABLE = /^\/_next\/static\/|\.avif$/;

interface Site {
  readonly requestedPaths: string[];
  /** The texts that are served instead of exported files, by path. */
  readonly replacedFiles: Map<string, string>;
  /** `hanging`: no request is answered before its `answerNow` is called. `refused`: requests fail at once. */
  connection: 'open' | 'hanging' | 'refused';
  /** By path: answers a hanging request. */
  readonly answerNow: Map<string, () => void>;
  /** As on many hosts, the address of a page leads to the same one with a slash. */
  addsSlash: boolean;
}

/** Tests with the real service worker. Each has an origin of its own, so that no worker reaches another test. */
const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  site: ({}, use) =>
    use({
      requestedPaths: [],
      replacedFiles: new Map(),
      connection: 'open',
      answerNow: new Map(),
      addsSlash: false,
    }),
  baseURL: async ({ site }, use) => {
    const server = await startLoopbackServer(async ({ url = '', socket }, response) => {
      const [path = ''] = url.split('?');
      site.requestedPaths.push(path);
      if (site.connection === 'refused') return socket.destroy();
      if (site.connection === 'hanging')
        await new Promise<void>((resolve) => site.answerNow.set(path, resolve));
      if (site.addsSlash && !/\/$|\.\w+$/.test(path)) {
        response.writeHead(301, { Location: `${path}/` });
        return response.end();
      }
      const answer = await fetch(process.env.EXPORT_URL + url);
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('content-type') ?? '',
        'Cache-Control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(site.replacedFiles.get(path) ?? Buffer.from(await answer.arrayBuffer()));
    });
    await use(server.url);
    await server.close();
  },
  context: async ({ context }, use) => {
    // some versions forget that they are offline on a page that a worker brings
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => localStorage.getItem('testOffline') === null }),
    );
    await use(context);
  },
  consoleErrors: async ({ consoleErrors }, use) => {
    consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
    await use(consoleErrors);
  },
});

async function goOffline(page: Page, site: Site): Promise<void> {
  site.connection = 'refused';
  await page.evaluate(() => {
    localStorage.setItem('testOffline', '');
    window.dispatchEvent(new Event('offline'));
  });
}

async function goOnline(page: Page, site: Site): Promise<void> {
  site.connection = 'open';
  await page.evaluate(() => {
    localStorage.removeItem('testOffline');
    // the page may leave at once
    setTimeout(() => window.dispatchEvent(new Event('online')));
  });
}

/** Waits until each of these paths is in a cache. */
const expectCached = (page: Page, ...paths: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (all) => {
        const responses = await Promise.all(all.map((path) => caches.match(path, { ignoreSearch: true })));
        return all.filter((_, index) => !responses[index]);
      }, paths),
    )
    .toEqual([]);

/** What the service worker caches before it is visited. */
const precachedPaths = ({ pages, rooms }: typeof BOUTIQUE) => [
  pages.contact.href,
  pages.room.href,
  rooms.listed[0].href,
  ROOM_GALLERIES_URL,
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

test('after one visit contact, rooms and house rules can be read offline, in its language', async ({
  page,
  site,
}) => {
  const boutique = getBrand(BOUTIQUE.id, 'it');
  const { offline } = getSite('it').unbranded;
  await visit(page, boutique.pages.about.href);
  await expectCached(page, boutique.pages.about.href, offline.href, ...precachedPaths(boutique));

  await goOffline(page, site);
  await visit(page, boutique.pages.contact.href);
  for (const { text } of boutique.contact.directions.list) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(boutique.business.location).first()).toBeVisible();
  await visit(page, boutique.pages.room.href);
  for (const { title } of boutique.rooms.listed) await expect(heading(page, title)).toBeVisible();
  await visit(page, boutique.rooms.listed[0].href);
  for (const { items } of boutique.rooms.policies)
    await expect(page.getByText(items[0] ?? '').first()).toBeVisible();
  // the page that was open, with its largest picture
  await visit(page, boutique.pages.about.href);
  await expect(heading(page, boutique.pages.about.title)).toBeVisible();
  const photo = page.locator('main img').first();
  expect(await photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/photos\/.*\.avif$/);
  // a page that is not cached is replaced by the offline page
  await visit(page, boutique.pages.honeymoon.href);
  await expect(heading(page, offline.heading)).toBeVisible();
});

test('the offline page lists the kept pages and opens the requested one when online', async ({
  page,
  site,
}) => {
  const { pages, rooms } = BOUTIQUE;
  await visit(page, BOUTIQUE.href);
  await expectCached(page, OFFLINE, ...precachedPaths(BOUTIQUE));
  await goOffline(page, site);
  await visit(page, `${pages.room_details.href}?room=6&adults=2`);
  await expect(heading(page, english.offline.heading)).toBeVisible();
  // a connection without a network, as in many a café
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const links = page.locator('main [data-cached] a:visible');
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
  await goOnline(page, site);
  await expect(heading(page, pages.room_details.title)).toBeVisible();
});

test('a page that a link brought without a reload is kept too', async ({ page, site }) => {
  const { pages } = VILLA;
  await visit(page, VILLA.href);
  await followMainMenuLink(page, pages.about.href);
  await expectCached(page, pages.about.href);
  await goOffline(page, site);
  await page.reload();
  await expect(heading(page, pages.about.title)).toBeVisible();
});

test('where the host adds a slash, pages are kept and found in every spelling', async ({ page, site }) => {
  const { about, contact } = VILLA.pages;
  site.addsSlash = true;
  await visit(page, VILLA.href);
  await expectCached(page, OFFLINE, contact.href);
  await page.locator(`#main-menu a[href="${about.href}"]`).click();
  await page.waitForURL(`**${about.href}*`);
  await expectCached(page, about.href);
  await goOffline(page, site);
  for (const { href, title } of [about, contact]) {
    for (const spelling of [href, `${href}/`, `${href}.html`, `${href}/index.html`, `${href}?from=mail`]) {
      await visit(page, spelling);
      await expect(heading(page, title)).toBeVisible();
    }
  }
});

for (const [what, path, title] of [
  ['the page', VILLA.pages.about.href, VILLA.pages.about.title],
  ['the page for addresses that do not exist', `${VILLA.href}/nope`, english.notFound.heading],
] as const) {
  test(`without an answer the offline page is shown after seconds, and ${what} once it comes`, async ({
    page,
    site,
  }) => {
    await visit(page, BOUTIQUE.href);
    await expectCached(page, OFFLINE, ...precachedPaths(BOUTIQUE));
    site.connection = 'hanging';
    await page.goto(path);
    await expect(heading(page, english.offline.heading)).toBeVisible();
    // after a reload it is shown again; requests still hang
    await page.reload();
    await expect(heading(page, english.offline.heading)).toBeVisible();
    site.answerNow.get(path)!();
    await expect(heading(page, title)).toBeVisible();
    expect(page.url()).toContain(path);
  });
}

test('a page that comes late does not replace the page that the visitor moved on to', async ({
  page,
  site,
}) => {
  const { about } = VILLA.pages;
  const { contact } = BOUTIQUE.pages;
  await visit(page, BOUTIQUE.href);
  await expectCached(page, OFFLINE, ...precachedPaths(BOUTIQUE));
  site.connection = 'hanging';
  await page.goto(about.href);
  const link = page.locator(`main [data-cached] a[href="${contact.href}"]`);
  await expect(link).toBeVisible();
  // the cached page is shown once its own request has hung for a while too
  const clicked = link.click();
  await expect.poll(() => site.answerNow.has(contact.href)).toBe(true);
  site.answerNow.get(about.href)!();
  await clicked;
  await expect(heading(page, contact.title)).toBeVisible();
  await expectCached(page, about.href);
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page, about.title)).toBeVisible();
});

test('a network that returns does not replace the page that the visitor moved on to', async ({
  page,
  site,
}) => {
  const { about } = VILLA.pages;
  const { contact } = BOUTIQUE.pages;
  await visit(page, BOUTIQUE.href);
  await expectCached(page, OFFLINE, ...precachedPaths(BOUTIQUE));
  await goOffline(page, site);
  await page.goto(about.href);
  const link = page.locator(`main [data-cached] a[href="${contact.href}"]`);
  await expect(link).toBeVisible();
  await page.evaluate(() =>
    addEventListener('click', () => setTimeout(() => dispatchEvent(new Event('online')))),
  );
  site.connection = 'hanging';
  // the cached page is shown once its own request has hung for a while
  const clicked = link.click();
  for (const { href } of [contact, about]) await expect.poll(() => site.answerNow.has(href)).toBe(true);
  site.answerNow.get(about.href)!();
  await clicked;
  await expect(heading(page, contact.title)).toBeVisible();
});

test('an offline page that Back restores opens the requested page if the network has returned', async ({
  page,
  site,
}) => {
  const { room_details: requested } = BOUTIQUE.pages;
  await visit(page, BOUTIQUE.href);
  await expectCached(page, OFFLINE);
  await goOffline(page, site);
  await visit(page, requested.href);
  await expect(heading(page, english.offline.heading)).toBeVisible();
  site.connection = 'open';
  await page.evaluate(() =>
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  );
  await expect(heading(page, requested.title)).toBeVisible();
});

test('a message written offline is kept when the page is closed, and sent once', async ({ page, site }) => {
  const { contact, pages } = VILLA;
  await fulfillEmailRequests(page);
  await visit(page, pages.contact.href);
  const posts = collectPostRequests(page);
  await expectCached(page, pages.contact.href);
  await goOffline(page, site);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expect(statusMessage(page, contact.form.failure)).toBeVisible();
  await expect(statusMessage(page, contact.form.unsentOffline)).toBeVisible();

  const later = await page.context().newPage();
  await fulfillEmailRequests(later);
  await page.close();
  const laterPosts = collectPostRequests(later);
  await visit(later, pages.contact.href);
  await putIntoForm(later);
  await expectForm(later, testMessage);
  await expect(statusMessage(later, contact.form.unsentOffline)).toBeVisible();
  await goOnline(later, site);
  await expect(statusMessage(later, contact.form.unsentOnline)).toBeVisible();
  await sendButton(later).click();
  await expect(statusMessage(later, contact.form.success)).toBeVisible();
  await expect(statusMessage(later, contact.form.unsentOnline)).toHaveCount(0);
  await visit(later, pages.contact.href);
  await expectForm(later, emptyMessage);
  expect(posts.length + laterPosts.length).toBe(1);
});

for (const [title, connection, notRequested] of [
  [
    'on a slow connection only visited pages and the offline page are cached',
    { effectiveType: '3g' },
    '/joya-boutique/contact',
  ],
  [
    'for a visitor who saves data no service worker is requested',
    { effectiveType: '4g', saveData: true },
    '/sw.js',
  ],
] as const) {
  test(title, async ({ page, site }) => {
    await page.addInitScript(
      (known) => Object.defineProperty(navigator, 'connection', { value: known }),
      connection,
    );
    for (const path of [BOUTIQUE.href, BOUTIQUE.pages.about.href]) {
      await visit(page, path);
      // the service worker caches a visited page, and what it precaches for it, before it begins the next
      if (!('saveData' in connection)) await expectCached(page, path, OFFLINE);
    }
    // idle callbacks run in the order of their requests
    for (let count = 0; count < 2; count += 1)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(site.requestedPaths).not.toContain(notRequested);
  });
}

test('online, the new version of a page is shown and kept', async ({ page, site }) => {
  const { about } = VILLA.pages;
  await visit(page, about.href);
  await expectCached(page, about.href);
  const version = () => page.locator('html').getAttribute('data-version');
  site.replacedFiles.set(about.href, readPageHtml(about.href).replace('<html ', '<html data-version="2" '));
  await visit(page, about.href);
  expect(await version()).toBe('2');
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), about.href))
    .toContain('data-version="2"');
  // when the request hangs, after a few seconds
  site.connection = 'hanging';
  await visit(page, about.href);
  expect(await version()).toBe('2');
});

test('a page that the host answers in place of one of the site is shown, and does not replace the kept page', async ({
  page,
  site,
}) => {
  const { about } = VILLA.pages;
  await visit(page, about.href);
  await expectCached(page, about.href, OFFLINE);
  site.replacedFiles.set(about.href, '<!DOCTYPE html><title>Host</title><h1>We will be back soon</h1>');
  await page.reload();
  await expect(heading(page, 'We will be back soon')).toBeVisible();
  await goOffline(page, site);
  await page.reload();
  await expect(heading(page, about.title)).toBeVisible();
});

test('the home of a first visit is kept with its carousel', async ({ page, site }) => {
  await visit(page, VILLA.href);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  await expectCached(page, VILLA.href, OFFLINE, ...scripts);
  await goOffline(page, site);
  await visit(page, VILLA.href);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
});

test('the setting in content removes the worker and its caches', async ({ page, site, consoleErrors }) => {
  await visit(page, VILLA.href);
  await expectCached(page, VILLA.href, OFFLINE);
  // as `npm run build` makes it with that setting in content
  const off = join(mkdtempSync(join(tmpdir(), 'joya-switch-')), 'offline.ts');
  writeFileSync(off, 'export const worksOffline = false;');
  const { outputFiles } = await build({
    entryPoints: ['browser/service-worker/index.ts'],
    bundle: true,
    write: false,
    alias: { '@/content/shared/settings.json': off },
  });
  site.replacedFiles.set('/sw.js', outputFiles[0]!.text);
  await visit(page, VILLA.href);
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
        databases: await indexedDB.databases(),
      })),
    )
    .toEqual({ workers: 0, caches: [], databases: [] });
  expect(consoleErrors.all).toEqual([]);
});
