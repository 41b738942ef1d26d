import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readHtml } from '../../support/exported';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { aheadOf, keptPaths, OFFLINE, untilKept, test } from './offline-site';
import { expect, visit, type Page } from '../../browser/support/test';

const LIMIT_BYTES = 500_000;

test('what is kept ahead is at most 500 KB, also for one who looks at both brands', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  await untilKept(page, OFFLINE, ...aheadOf(BOUTIQUE.brand));
  const bytesAhead = () =>
    page.evaluate(async () => {
      let bytes = 0;
      for (const name of (await caches.keys()).filter((one) => one.startsWith('offline:precache:')))
        for (const answer of await (await caches.open(name)).matchAll())
          bytes += (await answer.arrayBuffer()).byteLength;
      return bytes;
    });
  const first = await bytesAhead();
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(LIMIT_BYTES);
  await visit(page, VILLA.path);
  await untilKept(page, ...aheadOf(VILLA.brand), BOUTIQUE.brand.pages.contact.href);
  expect(await bytesAhead()).toBeLessThanOrEqual(LIMIT_BYTES);
});

for (const [what, connection] of [
  ['slow', { effectiveType: '3g' }],
  ['paid by the byte', { effectiveType: '4g', type: 'cellular' }],
] as const) {
  test(`on a line that is ${what} only what was visited is kept`, async ({ page, site }) => {
    await withConnection(page, connection);
    await visit(page, BOUTIQUE.path);
    await untilKept(page, BOUTIQUE.path);
    expect(await keptPaths(page, /^offline:precache:/)).toEqual([]);
    expect(site.asked.map(({ path }) => path)).not.toContain(BOUTIQUE.brand.pages.contact.href);
  });
}

test('for a visitor who saves data no worker is asked for', async ({ page, site }) => {
  await withConnection(page, { effectiveType: '4g', saveData: true });
  await visit(page, BOUTIQUE.path);
  // an idle moment asked for later comes later
  for (let moment = 0; moment < 2; moment += 1)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(site.asked.map(({ path }) => path)).not.toContain('/sw.js');
});

test('where there is a network the page of the new version is shown, and it is the one that is kept', async ({
  page,
  site,
}) => {
  const { about } = VILLA.brand.pages;
  await visit(page, about.href);
  await untilKept(page, about.href);
  const version = () => page.locator('html').getAttribute('data-version');
  site.changed.set(about.href, readHtml(about.href).replace('<html ', '<html data-version="2" '));
  await visit(page, about.href);
  expect(await version()).toBe('2');
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), about.href))
    .toContain('data-version="2"');
  // on a line that is dead, after a few seconds
  site.line = 'dead';
  await visit(page, about.href);
  expect(await version()).toBe('2');
});

test('the switch in content takes worker and copies away from a visitor who has them', async ({
  page,
  site,
  consoleErrors,
}) => {
  await visit(page, VILLA.path);
  await untilKept(page, VILLA.path, OFFLINE);
  site.changed.set('/sw.js', await workerWithSwitchOff());
  await visit(page, VILLA.path);
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

/** As `npm run build` makes it with that setting in content. */
async function workerWithSwitchOff(): Promise<string> {
  const off = join(mkdtempSync(join(tmpdir(), 'joya-switch-')), 'offline.ts');
  writeFileSync(off, 'export const worksOffline = false;');
  const { outputFiles } = await build({
    entryPoints: ['offline/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    alias: { '@/content/shared/settings.json': off },
  });
  return outputFiles[0]?.text ?? '';
}

const withConnection = (page: Page, connection: object) =>
  page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection);
