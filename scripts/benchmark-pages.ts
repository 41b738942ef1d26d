// `npm run bench`: Lighthouse scores of the built site, compared with an empty page of the same Next version that is
// built in the same run, because absolute times vary between machines, and how long the first presses take.
// Fails if a limit is exceeded.
//   npm run bench -- [--runs 3]
// All is served over HTTPS and HTTP/2, as on real hosts. npx fetches Lighthouse.
// Needs `npm run build` before it.
import { exec } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { serveExport } from './serve-export';
import { findBrowser } from './support/find-browser';
import { measurePresses } from './support/measure-presses';
import { runMain } from './support/run-main';

const LIGHTHOUSE = '12.8.2';
const LIMITS = {
  scoreBelowControl: 5,
  /** Multiples of the control's. */
  lcp: 1.1,
  tbt: 1.5,
  /** Until the next frame, at fourfold slowing. */
  pressMs: 200,
  /** Not zero, for machines without Times New Roman and Arial: the fallback fonts are based on these. */
  cls: 0.02,
};

const PAGES: readonly (readonly [path: string, name: string])[] = [
  ['/', 'landing'],
  ['/joya-boutique', 'home, boutique'],
  ['/beachsuites-villa', 'home, villa'],
  ['/beachsuites-villa/room/2', 'a room'],
  ['/joya-boutique/contact', 'contact'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const LOOPBACK = { host: '127.0.0.1' };
const run = promisify(exec);

/** Records a value that exceeds its limit, and returns a mark for the table. */
type CheckLimit = (name: string, withinLimit: boolean) => '' | ' !';

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
  });
  const failures: string[] = [];
  const checkLimit: CheckLimit = (name, withinLimit) => {
    if (!withinLimit) failures.push(name);
    return withinLimit ? '' : ' !';
  };
  const control = await buildControl();
  const launchOptions = await findBrowser();
  const runs = Number(options.runs);
  await scorePages(control, launchOptions.executablePath, runs, checkLimit);
  await timePresses(launchOptions, runs, checkLimit);

  if (failures.length > 0) {
    console.log(`\nPast a limit (!): ${failures.join('; ')}`);
    process.exitCode = 1;
  } else {
    console.log('\nEverything is within its limits.');
  }
}

/** Compares Lighthouse scores with those of the empty page. */
async function scorePages(
  control: string,
  chromePath: string,
  runCount: number,
  checkLimit: CheckLimit,
): Promise<void> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const certificate = { key, cert };
  const hosts = {
    control: await serveExport({ ...LOOPBACK, folder: control, certificate }),
    site: await serveExport({ ...LOOPBACK, certificate }),
  };
  try {
    const getUrl = (host: { readonly port: number }, path: string) => `https://127.0.0.1:${host.port}${path}`;
    const emptyPage = { name: 'control', url: getUrl(hosts.control, '/'), runs: [] as Scores[] };
    const targets = [
      emptyPage,
      ...PAGES.map(([path, name]) => ({ name, url: getUrl(hosts.site, path), runs: [] as Scores[] })),
    ];
    for (let round = 0; round < runCount; round += 1) {
      for (const { url, runs } of targets) {
        runs.push(await lighthouse(chromePath, url));
        process.stderr.write('.');
      }
    }
    const base = medians(emptyPage.runs);
    printTable(
      ['Lighthouse mobile', 'performance', 'others', 'LCP', 'quartiles', 'TBT', 'quartiles', 'CLS'],
      targets.map(({ name, runs }) => scoreRow(name, runs, base, checkLimit)),
    );
  } finally {
    for (const host of Object.values(hosts)) await host.close();
  }
}

/** Compares the time from a press to the next frame with its limit. */
async function timePresses(
  launchOptions: LaunchOptions,
  runCount: number,
  checkLimit: CheckLimit,
): Promise<void> {
  const site = await serveExport(LOOPBACK);
  try {
    const presses = await measurePresses(launchOptions, `http://127.0.0.1:${site.port}`, runCount);
    printTable(
      ['press', 'median', 'all'],
      presses.map(({ name, durations }) => {
        const sorted = durations.toSorted((a, b) => a - b);
        const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
        return [
          name,
          `${median} ms` + checkLimit(`${name}: press`, median <= LIMITS.pressMs),
          sorted.join(', '),
        ];
      }),
    );
  } finally {
    await site.close();
  }
}

function scoreRow(name: string, runs: readonly Scores[], base: Scores, checkLimit: CheckLimit): string[] {
  const scores = medians(runs);
  const { performance, lcp, tbt, cls } = scores;
  const otherScores = CATEGORIES.slice(1).map((category) => scores[category]);
  const areOthersBest = name === 'control' || otherScores.every((score) => score === 100);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const formatInteger = (value: number) => value.toFixed(0);
  const quartiles = (metric: 'lcp' | 'tbt', show: (value: number) => string) =>
    [0.25, 0.75].map((share) => show(quantile(runs, metric, share))).join('–');
  return [
    name,
    performance +
      checkLimit(`${name}: performance`, performance >= base.performance - LIMITS.scoreBelowControl),
    otherScores.join(', ') + checkLimit(`${name}: other scores`, areOthersBest),
    `${seconds(lcp)} s` + checkLimit(`${name}: LCP`, lcp <= base.lcp * LIMITS.lcp),
    quartiles('lcp', seconds),
    `${formatInteger(tbt)} ms` + checkLimit(`${name}: TBT`, tbt <= base.tbt * LIMITS.tbt),
    quartiles('tbt', formatInteger),
    cls.toFixed(3) + checkLimit(`${name}: CLS`, cls <= LIMITS.cls),
  ];
}

/** An empty page with one preloaded picture, exported by the same Next as the site. */
async function buildControl(): Promise<string> {
  const folder = resolve('.cache', 'control');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  mkdirSync(join(folder, 'public'));
  const write = (file: string, text: string | Buffer) => writeFileSync(join(folder, file), text);
  write('package.json', '{"private":true,"type":"module"}');
  write(
    'next.config.mjs',
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
  );
  write(
    'app/layout.js',
    `export const metadata = { title: 'Control', description: 'An empty page with one picture.' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`,
  );
  write(
    'app/page.js',
    `export default function Page() {
  return <main><h1>Control</h1><link rel="preload" as="image" href="/control.jpg" /><img src="/control.jpg" alt="Noise" width="400" height="400" /></main>;
}\n`,
  );
  write('public/favicon.ico', readFileSync('public/favicon.ico'));
  write('public/robots.txt', 'User-agent: *\nAllow: /\n');
  // noise does not compress: a JPEG of this size has about 50 KB
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 375, height: 375, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 70 })
    .toFile(join(folder, 'public', 'control.jpg'));
  await run('npx --no next build .cache/control', {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return join(folder, 'out');
}

type Scores = Readonly<Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>>;

/** Runs Lighthouse once with its mobile settings. */
async function lighthouse(chromePath: string, url: string): Promise<Scores> {
  const { stdout } = await run(
    `npx --yes --prefer-offline lighthouse@${LIGHTHOUSE} ${url} --quiet --output=json ` +
      `--only-categories=${CATEGORIES.join(',')} --throttling-method=devtools ` +
      '--chrome-flags="--headless=new --no-sandbox --ignore-certificate-errors"',
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout);
  const score = (name: (typeof CATEGORIES)[number]) => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** Returns a quantile: 0.5 is the median. */
function quantile(runs: readonly Scores[], name: keyof Scores, share: number): number {
  const values = runs.map((scores) => scores[name]).sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? Number.NaN;
}

function medians(runs: readonly Scores[]): Scores {
  const median = (name: keyof Scores) => quantile(runs, name, 0.5);
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(
    `\n| ${head.join(' | ')} |\n|${head.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')}`,
  );
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

runMain(import.meta.url, main);
