// `npm run bench [-- --runs 3]`: Lighthouse scores of the built site beside those of an empty page of the same Next, which
// is built in the same run because absolute times vary between machines, and how long the first presses take. Fails if a
// limit is exceeded. Needs `npm run build`; npx fetches Lighthouse.
import { exec } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type LaunchOptions, type Locator, type Page } from '@playwright/test';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { getBrand } from '../content';
import { interpolate } from '../lib/interpolate';
import { serveExport } from './serve-export';
import { findBrowser } from './support/find-browser';
import { LIGHTHOUSE_PHONE_CONTEXT_OPTIONS } from './support/page-weight';
import { runMain } from './support/run-main';

const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Points below the control, and multiples of its times. The pictures of a home move while Lighthouse waits, as specified. */
const LIMITS = {
  page: { score: 5, lcp: 1.1, tbt: 1.5 },
  home: { score: 12, lcp: 1.1, tbt: 2.2 },
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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Scores = Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS, number>;

const { contact, home, href, labels, pages, restaurant, stay, tides } = getBrand('joya-boutique');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const onDesktop = { desktop: true };

/** What visitors press first, on a phone unless it needs a wider page. */
const PRESSES: readonly (readonly [
  name: string,
  path: string,
  find: (page: Page) => Locator,
  options?: { readonly desktop?: boolean; readonly prepare?: (page: Page) => Promise<void> },
])[] = [
  ['menu', href, (page) => button(page, labels.openMenu)],
  ['dark mode', href, (page) => page.locator('[data-preference="darkMode"]').first()],
  ['slide', href, (page) => button(page, labels.controls.next), onDesktop],
  ['thumbnail', href, (page) => page.locator('[data-hero] li button').nth(2), onDesktop],
  [
    'lightbox',
    href,
    (page) => button(page, interpolate(home.gallery.labels.zoom, { title: home.gallery.tiles[0]!.title })),
  ],
  ['language', '/', (page) => page.locator('[popovertarget="languages"]')],
  [
    'guests',
    pages.find_room.href,
    (page) => button(page, stay.findRoom.labels.increment.adults),
    { prepare: (page) => page.locator('details summary', { hasText: stay.labels.guests }).click() },
  ],
  ['filter', pages.restaurant.href, (page) => button(page, restaurant.menu.categories[0]!.label)],
  ['tide day', pages.activities.href, (page) => button(page, tides.labels.next)],
  [
    'send',
    pages.contact.href,
    (page) => button(page, contact.form.send),
    {
      async prepare(page) {
        await page.getByLabel(contact.form.name, { exact: true }).fill('Asha');
        await page.getByLabel(contact.form.email, { exact: true }).fill('asha@guests.example');
        await page.getByLabel(contact.form.message, { exact: true }).fill('Is there a cot?');
      },
    },
  ],
];

const failures: string[] = [];

/** Records a value that exceeds its limit, and marks it in the table. */
function mark(text: string, name: string, isWithinLimit: boolean): string {
  if (!isWithinLimit) failures.push(name);
  return `${text}${isWithinLimit ? '' : ' !'}`;
}

/** A quantile of some values; by default the median. */
const quantile = (values: readonly number[], share = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

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
  const results = new Map(urls.map(([name]) => [name, [] as Scores[]]));
  try {
    for (let run = 0; run < runCount; run += 1)
      for (const [name, url] of urls) results.get(name)!.push(await runLighthouse(chromePath, url));
  } finally {
    await control.close();
    await site.close();
  }
  const get = (name: string, metric: keyof Scores, share?: number) =>
    quantile(
      results.get(name)!.map((scores) => scores[metric]),
      share,
    );
  printTable(
    ['Lighthouse mobile', 'performance', 'others', 'LCP', 'TBT', 'CLS'],
    urls.map(([name]) => {
      const limits = LIMITS[name.startsWith('home') ? 'home' : 'page'];
      const score = get(name, 'performance');
      const others = CATEGORIES.slice(1).map((category) => get(name, category));
      const time = (metric: 'lcp' | 'tbt') => {
        const [low, median, high] = [0.25, 0.5, 0.75].map((share) => get(name, metric, share).toFixed(0));
        const isWithinLimit = Number(median) <= get('control', metric) * limits[metric];
        return mark(`${median} ms (${low}–${high})`, `${name}: ${metric}`, isWithinLimit);
      };
      return [
        name,
        mark(String(score), `${name}: performance`, score >= get('control', 'performance') - limits.score),
        mark(others.join(', '), `${name}: others`, name === 'control' || Math.min(...others) === 100),
        time('lcp'),
        time('tbt'),
        mark(get(name, 'cls').toFixed(3), `${name}: CLS`, get(name, 'cls') <= LIMITS.cls),
      ];
    }),
  );
}

/** Runs Lighthouse once with its mobile settings. */
async function runLighthouse(chromePath: string | undefined, url: string): Promise<Scores> {
  const { stdout } = await promisify(exec)(
    `npx --yes --prefer-offline ${LIGHTHOUSE} ${url} --quiet --output=json ` +
      `--only-categories=${CATEGORIES.join(',')} --throttling-method=devtools ` +
      '--chrome-flags="--headless=new --no-sandbox --ignore-certificate-errors"',
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
    ...Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue]),
  ]);
}

/** Presses each control once a run on a page that has just loaded, with the processor slowed down. */
async function timePresses(launchOptions: LaunchOptions, runCount: number): Promise<void> {
  const site = await serveExport({ host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${site.port}`;
  const browser = await chromium.launch(launchOptions);
  const durations = new Map(PRESSES.map(([name]) => [name, [] as number[]]));
  try {
    for (let run = 0; run < runCount; run += 1)
      for (const [name, path, find, { prepare, desktop } = {}] of PRESSES) {
        const context = await browser.newContext(desktop ? {} : LIGHTHOUSE_PHONE_CONTEXT_OPTIONS);
        await context.route(
          (url) => url.origin !== origin,
          (route) => route.abort(),
        );
        const page = await context.newPage();
        // a text, because tsx adds helpers to functions
        await page.addInitScript({
          content: `window.durations = [];
            new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)))
              .observe({ type: 'event', durationThreshold: 16 });`,
        });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(origin + path);
        await prepare?.(page);
        await find(page).scrollIntoViewIfNeeded(); // what is far away is loaded when it is near
        await page.evaluate('durations.length = 0');
        await find(page).click();
        await page.waitForTimeout(1500); // until what the press has caused is over
        durations.get(name)!.push(await page.evaluate<number>('Math.max(0, ...durations)'));
        await context.close();
      }
  } finally {
    await browser.close();
    await site.close();
  }
  printTable(
    ['press', 'median', 'all'],
    [...durations].map(([name, all]) => {
      const median = quantile(all);
      return [name, mark(`${median} ms`, `${name}: press`, median <= LIMITS.pressMs), all.join(', ')];
    }),
  );
}

/** An empty page with one preloaded picture, exported by the same Next as the site. */
async function buildControl(): Promise<string> {
  const folder = resolve('.cache', 'control');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['app', 'public']) mkdirSync(join(folder, part), { recursive: true });
  const files = {
    'package.json': '{"private":true,"type":"module"}',
    'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
    'app/layout.js': `export const metadata = { title: 'Control', description: 'An empty page with one picture.' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`,
    'app/page.js': `export default function Page() {
  return <main><h1>Control</h1><link rel="preload" as="image" href="/control.jpg" /><img src="/control.jpg" alt="Noise" width="400" height="400" /></main>;
}\n`,
    'public/favicon.ico': readFileSync('public/favicon.ico'),
    'public/robots.txt': 'User-agent: *\nAllow: /\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  // noise does not compress: a JPEG of this size has about 50 KB
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 375, height: 375, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 70 })
    .toFile(join(folder, 'public', 'control.jpg'));
  await promisify(exec)('npx --no next build .cache/control', {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return join(folder, 'out');
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${head.join(' | ')} |\n|---|${'---:|'.repeat(head.length - 1)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
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
