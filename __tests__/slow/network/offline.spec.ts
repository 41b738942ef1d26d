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

const OFFLINE = '/offline';
/** What hosts and browsers may cache for ever. */
const IMMUTABLE = /^\/_next\/static\/|\.avif$/;

interface Site {
  /** The texts that are served instead of exported files, by path. */
  readonly replacedFiles: Map<string, string>;
  /** `hanging`: no request is answered. `refused`: requests fail at once. */
  connection: 'open' | 'hanging' | 'refused';
}

/** Tests with the real service worker. Each has an origin of its own, so that no worker reaches another test. */
const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  site: ({}, use) => use({ replacedFiles: new Map(), connection: 'open' }),
  baseURL: async ({ site }, use) => {
    const server = await startLoopbackServer(async ({ url = '', socket }, response) => {
      const [path = ''] = url.split('?');
      if (site.connection === 'refused') return socket.destroy();
      if (site.connection === 'hanging') return;
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
