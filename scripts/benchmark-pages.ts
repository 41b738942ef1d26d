// `npm run bench [-- --runs 3]`: Lighthouse scores of the built site beside those of an empty page of the same Next, which
// is built in the same run because absolute times vary between machines, and how long the first presses take. Fails if a
// limit is exceeded. Needs `npm run build`; npx fetches Lighthouse.
import { exec } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { getBrand } from '../content';
import { interpolate } from '../lib/interpolate';
import { serveExport } from './serve-export';
import { findBrowser } from './support/find-browser';
import { LIGHTHOUSE_PHONE_CONTEXT_OPTIONS } from './support/page-weight';
import { runMain } from './support/run-main';

const run = promisify(exec);

/** Points below the control, and multiples of its times. The pictures of a home move while Lighthouse waits, as specified. */
const LIMITS = {
  page: { performance: 5, lcp: 1.1, tbt: 1.5 },
  home: { performance: 12, lcp: 1.1, tbt: 2.2 },
  /** Not zero, for machines without Times New Roman and Arial: the fallback fonts are based on these. */
  cls: 0.02,
  /** Until the next frame, at fourfold slowing. */
  pressMs: 200,
};

const PAGES = {
  landing: '/',
  'home, boutique': '/joya-boutique',
  'home, villa': '/beachsuites-villa',
  'a room': '/beachsuites-villa/room/2',
  contact: '/joya-boutique/contact',
};

const { home, href, labels, pages, restaurant, tides } = getBrand('joya-boutique');
/** What visitors press first on a phone: the name of a button, and the page that has it. */
const PRESSES: readonly (readonly [button: string, path: string])[] = [
  [labels.openMenu, href],
  [labels.darkMode, href],
  [interpolate(home.gallery.labels.zoom, { title: home.gallery.tiles[0]!.title }), href],
  [restaurant.menu.categories[0]!.label, pages.restaurant.href],
  [tides.labels.next, pages.activities.href],
];

interface Scores {
  readonly performance: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const failures: string[] = [];

/** Records a value that exceeds its limit, and marks it in the table. */
function mark(text: string, name: string, isWithinLimit: boolean): string {
  if (!isWithinLimit) failures.push(name);
  return `${text}${isWithinLimit ? '' : ' !'}`;
}

/** A quantile of some values; by default the median. */
const quantile = (values: readonly number[], share = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${head.join(' | ')} |\n|---|${'---:|'.repeat(head.length - 1)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

/** Compares Lighthouse scores with those of the empty page. All is served over HTTPS and HTTP/2, as on real hosts. */
async function scorePages(chromePath: string | undefined, runCount: number): Promise<void> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const options = { host: '127.0.0.1', certificate: { key, cert } };
  const control = await serveExport({ ...options, folder: await buildControl() });
  const site = await serveExport(options);
  const urls = [
    ['control', `https://127.0.0.1:${control.port}/`] as const,
    ...Object.entries(PAGES).map(([name, path]) => [name, `https://127.0.0.1:${site.port}${path}`] as const),
  ];
  const results: (readonly [name: string, scores: Scores])[] = [];
  for (let round = 0; round < runCount; round += 1)
    for (const [name, url] of urls) results.push([name, await runLighthouse(chromePath, url)]);
  await Promise.all([control.close(), site.close()]);
  const get = (page: string, metric: keyof Scores, share?: number) =>
    quantile(
      results.filter(([name]) => name === page).map(([, scores]) => scores[metric]),
      share,
    );
  printTable(
    ['Lighthouse mobile', 'performance', 'LCP in ms', 'TBT in ms', 'CLS'],
    urls.map(([name]) => {
      const limits = LIMITS[name.startsWith('home') ? 'home' : 'page'];
      const [score, cls] = [get(name, 'performance'), get(name, 'cls')];
      const time = (metric: 'lcp' | 'tbt') => {
        const [low, median, high] = [0.25, 0.5, 0.75].map((share) => get(name, metric, share).toFixed(0));
        const isWithinLimit = Number(median) <= get('control', metric) * limits[metric];
        return mark(`${median} (${low}–${high})`, `${name}: ${metric}`, isWithinLimit);
      };
      return [
        name,
        mark(
          String(score),
          `${name}: performance`,
          score >= get('control', 'performance') - limits.performance,
        ),
        time('lcp'),
        time('tbt'),
        mark(cls.toFixed(3), `${name}: CLS`, cls <= LIMITS.cls),
      ];
    }),
  );
}

/** Runs Lighthouse once with its mobile settings. */
async function runLighthouse(chromePath: string | undefined, url: string): Promise<Scores> {
  const { stdout } = await run(
    `npx --yes --prefer-offline lighthouse@12.8.2 ${url} --quiet --output=json --only-categories=performance ` +
      '--throttling-method=devtools --chrome-flags="--headless=new --no-sandbox --ignore-certificate-errors"',
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** Presses each button once a run on a page that has just loaded, with the processor slowed down. */
async function timePresses(launchOptions: LaunchOptions, runCount: number): Promise<void> {
  const site = await serveExport({ host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions);
  const timePress = async (name: string, path: string) => {
    const page = await browser.newPage(LIGHTHOUSE_PHONE_CONTEXT_OPTIONS);
    // a text, because tsx adds helpers to functions
    await page.addInitScript({
      content: `window.durations = [];
        new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)))
          .observe({ type: 'event', durationThreshold: 16 });`,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`http://127.0.0.1:${site.port}${path}`);
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.scrollIntoViewIfNeeded(); // what is far away is loaded when it is near
    await page.evaluate('durations.length = 0');
    await button.click();
    await page.waitForTimeout(1500); // until what the press has caused is over
    const duration = await page.evaluate<number>('Math.max(0, ...durations)');
    await page.close();
    return duration;
  };
  const rows: string[][] = [];
  for (const [name, path] of PRESSES) {
    const all: number[] = [];
    for (let round = 0; round < runCount; round += 1) all.push(await timePress(name, path));
    rows.push([
      name,
      mark(`${quantile(all)}`, `${name}: press`, quantile(all) <= LIMITS.pressMs),
      all.join(', '),
    ]);
  }
  await Promise.all([browser.close(), site.close()]);
  printTable(['press', 'median in ms', 'all'], rows);
}

/** An empty page with one preloaded picture, exported by the same Next as the site. */
async function buildControl(): Promise<string> {
  const folder = resolve('.cache', 'control');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['app', 'public']) mkdirSync(`${folder}/${part}`, { recursive: true });
  const files = {
    'package.json': '{"private":true,"type":"module"}',
    'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
    'app/layout.js':
      'export default ({ children }) => <html lang="en"><title>Control</title><body>{children}</body></html>;',
    'app/page.js':
      'export default () => <main><h1>Control</h1><link rel="preload" as="image" href="/control.jpg" /><img src="/control.jpg" alt="Noise" width="400" height="400" /></main>;',
    'public/favicon.ico': readFileSync('public/favicon.ico'),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  // noise does not compress: a JPEG of this size has about 50 KB
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 375, height: 375, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 70 })
    .toFile(`${folder}/public/control.jpg`);
  await run('npx --no next build .cache/control', { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  return `${folder}/out`;
}

runMain(import.meta.url, async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
  const launchOptions = await findBrowser();
  await scorePages(launchOptions.executablePath, Number(values.runs));
  await timePresses(launchOptions, Number(values.runs));
  if (failures.length > 0) process.exitCode = 1;
  console.log(
    `\n${failures.length > 0 ? `Past a limit (!): ${failures.join('; ')}` : 'All within the limits.'}`,
  );
});
