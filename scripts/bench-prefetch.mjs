// `npm run bench:prefetch`: what three ways of fetching a link's page ahead cost and bring. Builds a copy of the
// project for each and drives it as a phone on a slow network does, and as a desk with a mouse.
//   node scripts/bench-prefetch.mjs [--runs 5]
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startBrowser } from '../__tests__/browser/support/find-browser.mjs';
import { copyProject } from './generated-houses.mjs';
import { serveExport } from './serve.mjs';
import { PHONE, weighVisit } from './weigh.mjs';

const HOME = '/beachsuites-villa';
const TARGET = `${HOME}/pricing`;
/** Lighthouse's slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };
const PRESS_MS = 100;
const HOVER_MS = 300;
const LINK = 'components/ui/site-link.tsx';
const DOCUMENT = 'app/document.tsx';
const RULES = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
};

const always = (text) => text.replace('prefetch={wanted ? null : false}', 'prefetch={null}');
const documents = (text) =>
  text
    .replace("import NextLink from 'next/link';\n", '')
    .replace(/<NextLink[\s\S]*?\/>/, '<a href={href} onPointerEnter={want} data-wanted={wanted} {...rest} />')
    .replace("import type { Route } from 'next';\n", '');
const withRules = (text) =>
  text.replace(
    '<PhotoFallback />',
    `$&<script type="speculationrules" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(JSON.stringify(RULES))} }} />`,
  );
const POLICIES = [
  ['all links in sight (Next by default)', { [LINK]: always }],
  ['on intent (as the site does)', {}],
  ['speculation rules, whole documents', { [LINK]: documents, [DOCUMENT]: withRules }],
];

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const COPY = resolve('.cache', 'prefetch');
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function build(changes) {
  copyProject(COPY);
  for (const [file, change] of Object.entries(changes)) {
    const before = readFileSync(join(COPY, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} no longer looks as scripts/bench-prefetch.mjs expects`);
    writeFileSync(join(COPY, file), after);
  }
  const { status, stdout, stderr } = spawnSync('npm run --silent build', {
    cwd: COPY,
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(`The copy could not be built:\n${stdout}\n${stderr}`);
}

/** Milliseconds from the choice of a link to the heading of its page. */
async function choose(browser, site, { phone }) {
  const context = await browser.newContext(phone ? PHONE : { viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(site + HOME, { waitUntil: 'networkidle' });
    const link = page.locator(`footer a[href="${TARGET}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const box = await link.boundingBox();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    let start;
    if (phone) {
      start = performance.now();
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.waitForTimeout(PRESS_MS);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(HOVER_MS);
      start = performance.now();
      await page.mouse.click(point.x, point.y);
    }
    await page.waitForURL(site + TARGET, { waitUntil: 'commit' });
    await page.locator('h1', { hasText: 'Pricing' }).waitFor({ state: 'attached' });
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

const rows = [];
const { server } = await startBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  for (const [name, changes] of POLICIES) {
    build(changes);
    const host = await serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
    const site = `http://127.0.0.1:${host.port}`;
    const { bytes, requests } = await weighVisit(browser, site + HOME);
    const times = { tap: [], click: [] };
    for (let run = 0; run < Number(options.runs); run += 1) {
      times.tap.push(await choose(browser, site, { phone: true }));
      times.click.push(await choose(browser, site, { phone: false }));
    }
    await host.close();
    const ms = (values) => `${median(values).toFixed(0)} ms`;
    rows.push([name, (bytes / 1000).toFixed(0), requests, ms(times.tap), ms(times.click)]);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(COPY, { recursive: true, force: true });
}

console.log('| links fetch | home on a phone, KB | requests | tap to heading | click to heading |');
console.log('|---|---:|---:|---:|---:|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
