import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
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
  /** `hanging`: no request is answered. `refused`: requests fail at once. */
  connection: 'open' | 'hanging' | 'refused';
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
      addsSlash: false,
    }),
  baseURL: async ({ site }, use) => {
    const server = await startLoopbackServer(async ({ url = '', socket }, response) => {
      const [path = ''] = url.split('?');
      site.requestedPaths.push(path);
      if (site.connection === 'refused') return socket.destroy();
      if (site.connection === 'hanging') return;
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

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

test('what was visited can be read offline, in its language; the offline page lists it in place of another page', async ({
  page,
  site,
}) => {
  const { pages, header } = getBrand(BOUTIQUE.id, 'it');
  const { offline } = getSite('it').unbranded;
  await visit(page, pages.about.href);
  await expectCached(page, pages.about.href);
  // the link brings only the data of the page
  await followMainMenuLink(page, pages.contact.href);
  await expectCached(page, pages.contact.href);

  await goOffline(page, site);
  await visit(page, pages.contact.href);
  await expect(heading(page, pages.contact.title)).toBeVisible();
  await visit(page, pages.about.href);
  await expect(heading(page, pages.about.title)).toBeVisible();
  const photo = page.locator('main img').first();
  expect(await photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/photos\/.*\.avif$/);

  await visit(page, `${pages.honeymoon.href}?from=mail`);
  await expect(heading(page, offline.heading)).toBeVisible();
  const links = page.locator('main [data-cached] a:visible');
  const cached = [pages.about.href, pages.contact.href];
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(header.nav.map(({ href }) => href).filter((href) => cached.some((path) => path === href)));
  await links.first().click();
  await expect(heading(page, pages.about.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, offline.heading)).toBeVisible();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: offline.retry }).click();
  await again;
  await expect(heading(page, offline.heading)).toBeVisible();
  await goOnline(page, site);
  await expect(heading(page, pages.honeymoon.title)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?from=mail');
});

test('an offline page that Back restores opens the requested page if the network has returned', async ({
  page,
  site,
}) => {
  const { room_details: requested } = BOUTIQUE.pages;
  await visit(page, BOUTIQUE.href);
  await expectCached(page, BOUTIQUE.href, OFFLINE);
  await goOffline(page, site);
  await visit(page, requested.href);
  await expect(heading(page, english.offline.heading)).toBeVisible();
  site.connection = 'open';
  await page.evaluate(() => {
    localStorage.removeItem('testOffline');
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await expect(heading(page, requested.title)).toBeVisible();
});

test('where the host adds a slash, pages are cached and found in every spelling', async ({ page, site }) => {
  const { about, contact } = VILLA.pages;
  site.addsSlash = true;
  await visit(page, contact.href);
  await expectCached(page, contact.href, OFFLINE);
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

test('for a visitor who saves data no service worker is requested', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, BOUTIQUE.href);
  // idle callbacks run in the order of their requests
  for (let count = 0; count < 2; count += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(site.requestedPaths).not.toContain('/sw.js');
});

test('online, the new version of a page is shown and cached', async ({ page, site }) => {
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

test('a page that the host answers in place of one of the site is shown, and does not replace the cached page', async ({
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

test('the home of a first visit is cached with its carousel', async ({ page, site }) => {
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
    minify: true,
    write: false,
    define: { OFFLINE: '{}' },
    alias: { '@/content/shared/offline.json': off },
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
