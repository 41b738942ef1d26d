import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { getBrand, getSite, site as english } from '@/content';
import { readHtml } from '../support/exported';
import { BOUTIQUE, VILLA } from './support/brands';
import {
  banner,
  collectPosts,
  emptyMessage,
  fieldValues,
  fillForm,
  sendButton,
  stillHolds,
  testMessage,
} from './support/contact';
import { serveOwnSite } from './support/own-site.mjs';
import {
  consoleErrorsOf,
  expectConsoleError,
  goTo,
  visit,
  waitForHydration,
  type VisitOptions,
} from './support/visitor';
import { expectVisible, poll } from './support/wait';

const LIMIT_BYTES = 400_000;
const OFFLINE = '/offline';

let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeEach(async () => {
  site = await serveOwnSite();
});

afterEach(() => site.close());

/** A visitor with a worker of their own. */
async function open(path: string, options: VisitOptions = {}): Promise<Page> {
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
const keptPaths = (page: Page, cacheName = /./) =>
  page.evaluate(
    async ({ source }) => {
      const names = (await caches.keys()).filter((name) => new RegExp(source).test(name));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    },
    { source: cacheName.source },
  );

const untilKept = (page: Page, ...paths: string[]) =>
  poll(
    () => keptPaths(page),
    (kept) => expect(kept).toEqual(expect.arrayContaining(paths)),
  );

async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('testOffline', ''));
  site.line = 'cut';
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
}

async function findNetwork(page: Page): Promise<void> {
  site.line = 'open';
  await page.evaluate(() => localStorage.removeItem('testOffline'));
  await page.context().setOffline(false);
  // a page that has heard of it already may be on its way
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
}

const aheadOf = ({ pages, rooms }: typeof BOUTIQUE.brand) => [
  pages.contact.href,
  pages.room.href,
  rooms.listed[0].href,
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

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

test('what is kept ahead is at most 400 KB, also for one who looks at both brands', async () => {
  const page = await open(BOUTIQUE.path);
  await untilKept(page, OFFLINE, ...aheadOf(BOUTIQUE.brand));
  const bytesAhead = () =>
    page.evaluate(async () => {
      let bytes = 0;
      for (const name of (await caches.keys()).filter((one) => one.startsWith('ahead:')))
        for (const answer of await (await caches.open(name)).matchAll())
          bytes += (await answer.arrayBuffer()).byteLength;
      return bytes;
    });
  const first = await bytesAhead();
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(LIMIT_BYTES);
  await goTo(page, VILLA.path);
  await untilKept(page, ...aheadOf(VILLA.brand), BOUTIQUE.brand.pages.contact.href);
  expect(await bytesAhead()).toBeLessThanOrEqual(LIMIT_BYTES);
});

test.each([
  ['slow', { effectiveType: '3g' }],
  ['paid by the byte', { effectiveType: '4g', type: 'cellular' }],
] as const)('on a line that is %s only what was visited is kept', async (_, connection) => {
  const page = await open(BOUTIQUE.path, { prepare: (context) => withConnection(context, connection) });
  await untilKept(page, BOUTIQUE.path);
  expect(await keptPaths(page, /^ahead:/)).toEqual([]);
  expect(site.asked.map(({ path }) => path)).not.toContain(BOUTIQUE.brand.pages.contact.href);
});

test('for a visitor who saves data nothing is kept, and no worker is asked for', async () => {
  const page = await open(BOUTIQUE.path, {
    prepare: (context) => withConnection(context, { effectiveType: '4g', saveData: true }),
  });
  // an idle moment asked for later comes later
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(site.asked.map(({ path }) => path)).not.toContain('/sw.js');
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

test('where there is a network the page of the new version is shown, and it is the one that is kept', async () => {
  const { about } = VILLA.brand.pages;
  const page = await open(about.href);
  await untilKept(page, about.href);
  const version = () => page.locator('html').getAttribute('data-version');
  site.changed.set(about.href, readHtml(about.href).replace('<html ', '<html data-version="2" '));
  await goTo(page, about.href);
  expect(await version()).toBe('2');
  await poll(
    () => page.evaluate(async (url) => (await caches.match(url))?.text(), about.href),
    (html) => expect(html).toContain('data-version="2"'),
  );
  // on a line that is dead, after a few seconds
  site.line = 'dead';
  await goTo(page, about.href);
  expect(await version()).toBe('2');
});

test.each(['hangs', 'self.cut ='])(
  'a script that comes as "%s" once is there on this visit and on the next',
  async (fault) => {
    const { contact } = VILLA.brand.pages;
    const page = await open(VILLA.path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [, script = ''] = /"(\/_next\/static\/payloads\/[^"]+)"/.exec(readHtml(contact.href)) ?? [];
    await page.evaluate(async (path) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
    }, script);
    expectConsoleError(page, /SyntaxError|Unexpected/);
    site.changed.set(script, fault);
    await page.goto(contact.href, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    site.changed.clear();
    await poll(
      () => page.evaluate(async (path) => (await caches.match(path))?.text(), script),
      (text) => expect(text?.length).toBeGreaterThan(1000),
    );
    await loseNetwork(page);
    await goTo(page, contact.href);
  },
);

test('a part of the film is a part with the worker too', async () => {
  const page = await open(VILLA.path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/video/sea.mp4', { headers: { Range: 'bytes=100-299' } });
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  });
  expect(answer).toEqual({ status: 206, bytes: 200 });
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

test('the switch in content takes worker and copies away from a visitor who has them', async () => {
  const page = await open(VILLA.path);
  await untilKept(page, VILLA.path, OFFLINE);
  site.changed.set('/sw.js', await workerWithSwitchOff());
  await goTo(page, VILLA.path);
  await poll(
    () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
        databases: await indexedDB.databases(),
      })),
    (left) => expect(left).toEqual({ workers: 0, caches: [], databases: [] }),
  );
  expect(consoleErrorsOf(page)).toEqual([]);
});

/** As `npm run build` makes it once content says so. */
async function workerWithSwitchOff(): Promise<string> {
  const off = join(mkdtempSync(join(tmpdir(), 'joya-switch-')), 'offline.ts');
  writeFileSync(off, 'export const worksOffline = false;');
  const { outputFiles } = await build({
    entryPoints: ['offline/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    alias: { '@/content/site/offline': off },
  });
  return outputFiles[0]?.text ?? '';
}

const withConnection = (context: BrowserContext, connection: object) =>
  context.addInitScript(
    (known) => Object.defineProperty(navigator, 'connection', { value: known }),
    connection,
  );
