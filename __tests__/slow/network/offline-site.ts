import { ROOM_GALLERIES_URL } from '@/components/ui/fetch-published';
import { expect, test as base, type Page } from '../../browser/support/test';
import type { BOUTIQUE } from '../../support/brands';
import { serveOwnSite } from './own-site.mjs';

export const OFFLINE = '/offline';

type Site = Awaited<ReturnType<typeof serveOwnSite>>;

/** Tests with the real service worker. Each has a server of its own, so that no worker reaches another test. */
export const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  site: async ({}, use) => {
    const site = await serveOwnSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await context.addInitScript(rememberNetwork);
    await use(context);
  },
  consoleErrors: async ({ consoleErrors }, use) => {
    consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
    await use(consoleErrors);
  },
});

/** Runs in the browser before the page does: some versions forget that they are offline on a page that a worker brings. */
function rememberNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => localStorage.getItem('testOffline') === null });
}

/** Paths in the caches whose name fits. */
export const keptPaths = (page: Page, cacheName = /./) =>
  page.evaluate(
    async ({ source }) => {
      const names = (await caches.keys()).filter((name) => new RegExp(source).test(name));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    },
    { source: cacheName.source },
  );

export const untilKept = (page: Page, ...paths: string[]) =>
  expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(paths));

export async function loseNetwork(page: Page, site: Site): Promise<void> {
  await page.evaluate(() => localStorage.setItem('testOffline', ''));
  site.line = 'cut';
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
}

export async function findNetwork(page: Page, site: Site): Promise<void> {
  site.line = 'open';
  await page.evaluate(() => localStorage.removeItem('testOffline'));
  await page.context().setOffline(false);
  // a page that has heard of it already may be on its way
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
}

export const aheadOf = ({ pages, rooms }: typeof BOUTIQUE.brand) => [
  pages.contact.href,
  pages.room.href,
  rooms.listed[0].href,
  ROOM_GALLERIES_URL,
];

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();
