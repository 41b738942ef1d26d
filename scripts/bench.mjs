// `npm run bench`: page weight and Lighthouse scores of the built site, compared with an empty page of the same Next
// version that is built in the same run, because absolute times vary between machines. Fails past a limit.
//   node scripts/bench.mjs [--runs 3] [--bytes-only]
// Lighthouse, which npx fetches, meets both on a host like those the site is made for: HTTPS with HTTP/2.
// Needs `npm run build` before it.
import { exec } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { findBrowser } from './find-browser.mjs';
import { serveExport } from './serve.mjs';
import { FONT_LIMIT, HTML_LIMIT, limitFor, weighReferenced, measureVisit } from './page-weight.mjs';

const LIGHTHOUSE = '12.8.2';
const LIMITS = {
  /** JavaScript that the HTML references, as a multiple of the empty page's. */
  javaScript: 1.15,
  scoreBelowControl: 2,
  lcp: 1.25,
  tbtMs: 50,
  cls: 0.01,
};

const PAGES = [
  ['/', 'landing'],
  ['/joya-boutique', 'home, boutique'],
  ['/beachsuites-villa', 'home, villa'],
  ['/beachsuites-villa/room/2', 'a room'],
  ['/joya-boutique/contact', 'contact'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, 'bytes-only': { type: 'boolean' } },
});

const run = promisify(exec);
const failures = [];
const checkLimit = (name, withinLimit) => {
  if (!withinLimit) failures.push(name);
  return withinLimit ? '' : ' !';
};

/** An empty page with one preloaded picture, exported by the same Next as the site. */
async function buildControl() {
  const folder = resolve('.cache', 'control');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  mkdirSync(join(folder, 'public'));
  const write = (file, text) => writeFileSync(join(folder, file), text);
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
  // noise of this size is a JPEG of about 50 KB, which no format compresses away
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  await sharp({ create: { width: 375, height: 375, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 70 })
    .toFile(join(folder, 'public', 'control.jpg'));
  await run('npx --no next build .cache/control', {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return join(folder, 'out');
}

/** One run of Lighthouse on its mobile settings. */
async function lighthouse(chromePath, url) {
  const { stdout } = await run(
    `npx --yes --prefer-offline lighthouse@${LIGHTHOUSE} ${url} --quiet --output=json ` +
      `--only-categories=${CATEGORIES.join(',')} ` +
      '--chrome-flags="--headless=new --no-sandbox --ignore-certificate-errors"',
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
const kb = (bytes) => (bytes / 1000).toFixed(1);

function table(head, rows) {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

const HERE = { host: '127.0.0.1' };
const site = await serveExport(HERE);
const control = await buildControl();
const hosts = [site];

try {
  const launchOptions = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  const emptyPage = weighReferenced(control, 'index.html');
  const rows = [['empty page', kb(emptyPage.html), kb(emptyPage.js), kb(emptyPage.css), '', '', '', '']];
  for (const [path, name] of PAGES) {
    const named = weighReferenced('out', path === '/' ? 'index.html' : `${path}.html`);
    const { bytes, requests, kinds } = await measureVisit(browser, `http://127.0.0.1:${site.port}${path}`);
    const limit = limitFor(name.startsWith('home') ? 'home' : 'other');
    const ratio = named.js / emptyPage.js;
    rows.push([
      name,
      kb(named.html) + checkLimit(`${name}: HTML`, named.html <= HTML_LIMIT),
      `${kb(named.js)} (× ${ratio.toFixed(2)})` +
        checkLimit(`${name}: JavaScript`, ratio <= LIMITS.javaScript),
      kb(named.css),
      kb(kinds.fonts) + checkLimit(`${name}: fonts`, kinds.fonts <= FONT_LIMIT),
      kb(kinds.pictures),
      `${kb(bytes)} of ${kb(limit.bytes)}` + checkLimit(`${name}: bytes on a phone`, bytes <= limit.bytes),
      `${requests} of ${limit.requests}` +
        checkLimit(`${name}: requests on a phone`, requests <= limit.requests),
    ]);
  }
  await browser.close();
  table(
    ['KB', 'HTML', 'JavaScript named', 'CSS', 'fonts', 'pictures', 'first visit on a phone', 'requests'],
    rows,
  );

  if (!options['bytes-only']) {
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
    const serveSecure = async (folder) => {
      const host = await serveExport({ ...HERE, folder, certificate: { key, cert } });
      hosts.push(host);
      return `https://127.0.0.1:${host.port}`;
    };
    const emptyUrl = await serveSecure(control);
    const siteUrl = await serveSecure('out');
    const targets = [[`${emptyUrl}/`, 'control'], ...PAGES.map(([path, name]) => [siteUrl + path, name])];
    const runs = new Map(targets.map(([, name]) => [name, []]));
    for (let run = 0; run < Number(options.runs); run += 1) {
      for (const [url, name] of targets) {
        runs.get(name).push(await lighthouse(launchOptions.executablePath, url));
        process.stderr.write('.');
      }
    }
    const base = medians(runs.get('control'));
    table(
      ['Lighthouse mobile', 'performance', 'others', 'LCP', 'TBT', 'CLS'],
      [...runs].map(([name, results]) => {
        const one = medians(results);
        const isControl = name === 'control';
        const others = CATEGORIES.slice(1).map((category) => one[category]);
        return [
          name,
          one.performance +
            checkLimit(
              `${name}: performance`,
              one.performance >= base.performance - LIMITS.scoreBelowControl,
            ),
          others.join(', ') +
            checkLimit(`${name}: other scores`, isControl || others.every((score) => score === 100)),
          `${(one.lcp / 1000).toFixed(2)} s` + checkLimit(`${name}: LCP`, one.lcp <= base.lcp * LIMITS.lcp),
          `${one.tbt.toFixed(0)} ms` + checkLimit(`${name}: TBT`, one.tbt <= base.tbt + LIMITS.tbtMs),
          one.cls.toFixed(3) + checkLimit(`${name}: CLS`, one.cls <= LIMITS.cls),
        ];
      }),
    );
  }
} finally {
  for (const host of hosts) await host.close();
}

if (failures.length > 0) {
  console.log(`\nPast a limit (!): ${failures.join('; ')}`);
  process.exitCode = 1;
} else {
  console.log('\nEverything is within its limits.');
}
