import type { Page } from 'playwright-core';
import { ROOM_GALLERIES_URL } from '@/components/ui/fetch-published';
import type { BOUTIQUE } from '../../browser/support/brands';
import { serveOwnSite } from './own-site.mjs';
import { expectConsoleError, visit, type VisitOptions } from '../../browser/support/visitor';
import { poll } from '../../browser/support/wait';

// For tests with the real service worker: each has a server of its own, so that no worker reaches another test.

export const OFFLINE = '/offline';

export let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeEach(async () => {
  site = await serveOwnSite();
});

afterEach(() => site.close());

/** A visitor with a worker of their own. */
export async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, {
    ...options,
    context: { serviceWorkers: 'allow', baseURL: site.url, ignoreHTTPSErrors: true },
    prepare: async (context, opened) => {
      await context.addInitScript(rememberNetwork);
      await options.prepare?.(context, opened);
    },
  });
  expectConsoleError(page, /Failed to load resource|net::ERR|Failed to fetch/);
  return page;
}

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
  poll(
    () => keptPaths(page),
    (kept) => expect(kept).toEqual(expect.arrayContaining(paths)),
  );

export async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('testOffline', ''));
  site.line = 'cut';
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
}

export async function findNetwork(page: Page): Promise<void> {
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
