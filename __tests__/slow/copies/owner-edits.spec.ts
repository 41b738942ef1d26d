import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { NoticeInput } from '@/content/model/notices';
import type { Room } from '@/content/model/rooms';
import { serveExport } from '@/scripts/serve-export';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, PHONE, test as base, type Page } from '../../support/e2e/fixtures';
import { findAccessibilityIssues, findOverflowingElements } from '../../support/e2e/layout-and-accessibility';
import { visit } from '../../support/e2e/page-helpers';
import { brands, unbranded } from '../../support/site';
import {
  replacePhotos,
  expectScreenshot,
  skipOutsideReferenceBrowser,
} from '../../visual/compare-screenshot';
import { SCREENS } from '../../visual/screenshot-cases';
import {
  addThirdBrand,
  ALSO,
  CLOSED,
  editAsOwner,
  FILES_OF_SERVICES,
  LATER,
  LAUNCH_STEPS,
  NOW,
  OFFER,
  REPLACED,
  ROOM_WITH_SEASONS,
  THIRD,
} from './owner-edits';
import { buildCopy, changeContent, copyProject, runIn } from './project-copy';

// One copy of the project with everything that its owner may do: the launch, ordinary days, notices, offers, seasons, a
// closed house and a third brand.

const [BRAND_PATH, OTHER_BRAND_PATH] = [BOUTIQUE.href, VILLA.href];
const WITH_SEASONS = BOUTIQUE.rooms.all.find(({ id }) => id === ROOM_WITH_SEASONS) as Room;

const COPY = resolve('.cache', 'owner-edits');
const OUT = join(COPY, 'out');
let served: Awaited<ReturnType<typeof serveExport>> | undefined;
const test = base.extend({ baseURL: ({}, use) => use(`http://127.0.0.1:${served?.port}`) });

/** Returns what tests in the copy print when they fail. */
async function runTests(command: string): Promise<string> {
  // which Next leaves alone while it tests
  const settings = parseEnv(readFileSync(join(COPY, '.env.local'), 'utf8'));
  const { code, output } = await runIn(COPY, command, { ...settings, NODE_ENV: 'test' });
  return code === 0 ? '' : output;
}

let unitTestFailures: string;

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  copyProject(COPY);
  for (const step of Object.values(LAUNCH_STEPS)) await step(COPY);
  editAsOwner(COPY);
  await runIn(COPY, 'npm run --silent photos', {});
  // these know of two brands
  unitTestFailures = await runTests('npx jest --silent --selectProjects unit specification');
  addThirdBrand(COPY);
  await buildCopy(COPY);
  served = await serveExport({ folder: OUT, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await served?.close();
  rmSync(COPY, { recursive: true, force: true });
});

test('every step of docs/launch.md before the last check was done', () => {
  const headings = readFileSync('docs/launch.md', 'utf8').matchAll(/^## (.*)$/gm);
  expect([...headings].map(([, text]) => text)).toEqual([
    ...Object.keys(LAUNCH_STEPS),
    'The last check',
    'Publish',
  ]);
});

test('after a launch no sample, word of the template or size of a replaced picture is left', async () => {
  const { output } = await runIn(COPY, 'npm run --silent samples -- --strict', { NODE_ENV: 'production' });
  expect(output).toMatch(/^No samples are left\.$/m);

  const found = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(OUT, file), 'utf8').replace(/<(script|style)[^]*?<\/\1>/g, '');
      const words = html.match(
        /[^<>]{0,40}(?:example\.(?:com|org)|\bsamples?\b|coming soon|your-domain)[^<>]{0,40}/i,
      );
      return (words ?? []).map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);

  const { version } = JSON.parse(readFileSync(join(COPY, 'content/photo-files.json'), 'utf8'))[REPLACED.name];
  for (const folder of ['public/photos', 'out/photos']) {
    const sizes = readdirSync(join(COPY, folder)).filter((name) => name.startsWith(`${REPLACED.name}-`));
    expect(sizes.filter((name) => !name.startsWith(`${REPLACED.name}-${version}-`))).toEqual([]);
  }
});

test('files of other services are published as they are', () => {
  for (const [file, text] of Object.entries(FILES_OF_SERVICES))
    expect(readFileSync(join(OUT, file), 'utf8')).toBe(text);
});

test('what the owner made passes the unit tests', () => expect(unitTestFailures).toBe(''));

for (const command of [
  'npx jest --silent --selectProjects export',
  'npx playwright test --project=e2e --reporter=dot',
])
  test(`what the owner made passes: ${command}`, async () => {
    test.setTimeout(1_800_000);
    expect(await runTests(command)).toBe('');
  });

/** In Zanzibar it is three hours later: noon. */
const on = (page: Page, day: string) => page.clock.install({ time: `${day}T09:00:00Z` });
const notice = (page: Page, { text }: NoticeInput) => page.getByRole('note').filter({ hasText: text });
const bookNowLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^book now$/i });

test('a notice for all is on every kind of page; closed days are structured data', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/about', '/it', `${BRAND_PATH}/room/4`, `${OTHER_BRAND_PATH}/de/blog`, '/404']) {
    await visit(page, path);
    await expect(notice(page, NOW)).toBeVisible();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    expect(await findOverflowingElements(page)).toEqual([]);
  }
  const days = `"validFrom":"${CLOSED.from}","validThrough":"${CLOSED.until}"`;
  expect(await (await page.request.get(BRAND_PATH)).text()).toContain(days);
  expect(await (await page.request.get(OTHER_BRAND_PATH)).text()).not.toContain(days);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows what was true when the site was built', async ({ page }) => {
    await page.goto(`${BRAND_PATH}/restaurant`);
    await expect(notice(page, NOW)).toBeVisible();
    await expect(notice(page, LATER)).toBeHidden();
    await expect(page.getByRole('note').locator('button:visible')).toHaveCount(0);
    await expect(bookNowLink(page)).toBeVisible();
  });
});

test('with scripts a notice comes and goes by the day, on its own page only', async ({ page }) => {
  await on(page, LATER.until!);
  await visit(page, `${OTHER_BRAND_PATH}/restaurant`);
  await expect(notice(page, LATER)).toBeVisible();
  await expect(notice(page, NOW)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.waitForURL('**/contact');
  await expect(notice(page, LATER)).toBeHidden();
});

for (const [day, price, isComing] of [
  ['2090-04-30', '$31', true],
  ['2090-05-01', WITH_SEASONS.nightPrice.amount, false],
] as const)
  test(`on ${day} a room is to be had from ${price}; its season is in the table: ${isComing}`, async ({
    page,
  }) => {
    await on(page, day);
    const { prefix, suffix } = WITH_SEASONS.nightPrice;
    for (const { path, part } of [
      { path: BRAND_PATH, part: page.getByRole('article', { name: WITH_SEASONS.title }).first() },
      { path: WITH_SEASONS.href, part: page.getByRole('main') },
      { path: `${BRAND_PATH}/room_details?room=${WITH_SEASONS.id}`, part: page.getByRole('main') },
    ]) {
      await visit(page, path);
      await expect(part).toContainText(new RegExp(`${prefix}\\s+\\${price}\\s+${suffix}`), {
        useInnerText: true,
      });
    }
    await visit(page, WITH_SEASONS.href);
    await expect(page.getByRole('row', { name: /^Weeks of rain/ })).toHaveCount(isComing ? 1 : 0);
    await expect(page.getByRole('row', { name: /^High season 15 June to 15 October \$109/ })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findAccessibilityIssues(page)).toEqual([]);
    expect(await findOverflowingElements(page)).toEqual([]);
  });

test('a phone shows one notice at a time; who closes one sees the next', async ({ page }) => {
  await on(page, ALSO.until!);
  await visit(page, BRAND_PATH);
  await expect(notice(page, ALSO)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(notice(page, ALSO)).toBeHidden();
  await notice(page, NOW).getByRole('button').click();
  await expect(notice(page, ALSO)).toBeVisible();
  await expect(notice(page, NOW)).toBeHidden();
});

test('while a house is closed, Book Now leads to its contact page', async ({ page }) => {
  await on(page, CLOSED.until!);
  for (const path of ['', '/room', '/room_details', '/fr', '/room/4']) {
    await visit(page, BRAND_PATH + path);
    await expect(page.locator('a[href*="booking.com"]:visible')).toHaveCount(0);
    await expect(page.locator(`[data-show-during="house-${BOUTIQUE.id}"]:visible`).first()).toBeVisible();
  }
  await expect(notice(page, CLOSED)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click();
  await page.waitForURL(`**${BRAND_PATH}/contact`);
  await expect(page.getByLabel('Message').first()).toHaveValue(/Deluxe Garden Ground Floor/);
  await visit(page, '/');
  await expect(page.getByText('We reopen on 1 June 2091')).toBeVisible();
  await expect(page.getByText(/Closed now/).filter({ visible: true })).toHaveCount(1);
  await visit(page, OTHER_BRAND_PATH);
  await expect(bookNowLink(page)).toBeVisible();
});

test.describe('compared with screenshots', () => {
  skipOutsideReferenceBrowser();
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const rates = (page: Page) => page.getByRole('main').locator('table').locator('..');
  const summary = (page: Page) => page.locator('#stay').locator('..');
  const offer = (page: Page) => page.getByRole('region', { name: OFFER.title });
  for (const [name, day, path, screen, darkMode, part] of [
    ['notice', ALSO.until!, `${OTHER_BRAND_PATH}/about`, 'phone', 'false'],
    ['offer-room', OFFER.until, `${BRAND_PATH}/room/4`, 'phone', 'true', offer],
    ['rates', '2090-03-01', WITH_SEASONS.href, 'phone', 'true', rates],
    [
      'estimate',
      '2090-03-01',
      `${BRAND_PATH}/room_details?room=${WITH_SEASONS.id}&check_in=2090-10-14&check_out=2090-10-18&rooms=1&adults=2`,
      'phone',
      'false',
      summary,
    ],
    ['closed-home', CLOSED.until!, BRAND_PATH, 'phone', 'true'],
    ['closed-landing', CLOSED.until!, '/', 'phone', 'false'],
  ] as const) {
    test.describe(() => {
      test.use({ viewport: SCREENS[screen], stored: { darkMode } });

      test(`${name} looks as before`, async ({ page }) => {
        await replacePhotos(page);
        await page.clock.setFixedTime(`${day}T09:00:00Z`);
        await visit(page, path);
        await expectScreenshot(page, name, part?.(page));
      });
    });
  }
});

test('a third brand, added as one folder and one line, has every screen', async ({ request }) => {
  // no post names it, so it has no blog; the launch has removed the page of the team
  const { home: _home, blog: _blog, blog_details: _post, our_team: _team, ...innerPages } = VILLA.pages;
  const segments = ['', '/room/21', ...Object.keys(innerPages).map((page) => `/${page}`)];
  for (const path of segments.map((segment) => THIRD.href + segment)) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect(html).toContain(`<title>${THIRD.name} Pemba - `);
    const [, body = ''] = html.replace(/<script[\s\S]*?<\/script>/g, '').split('<body');
    for (const { name, href } of brands) {
      const shown = name.replace('&', '&amp;');
      const elsewhere = body.replace(`<a href="${href}">${shown}</a>`, '');
      expect([path, elsewhere.includes(shown)]).toEqual([path, false]);
    }
  }
  for (const path of ['/blog', '/blog_details', '/our_team'])
    expect([path, (await request.get(THIRD.href + path)).status()]).toEqual([path, 404]);
});

test('a third brand has its own colours, name, links and icon', async ({ page }) => {
  await visit(page, `${THIRD.href}/about`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-brand', THIRD.id);
  await expect(root).toHaveCSS('--color-accent', THIRD.accent);
  const header = page.locator('header');
  await expect(header.getByText(THIRD.name).first()).toBeVisible();
  const elsewhere = `a[href^="/"]:not([href="${THIRD.href}"]):not([href^="${THIRD.href}/"])`;
  await expect(header.locator(elsewhere)).toHaveCount(0);
  const icon = await page.locator('link[rel=icon][href$=svg]').getAttribute('href');
  expect(icon).toBe(`/icons/${THIRD.id}.svg`);
  expect((await page.request.get(icon!)).status()).toBe(200);
});

test('a menu of its own stays when the browser has fetched it, in every language', async ({ page }) => {
  for (const [path, file, isOwn] of [
    [THIRD.href, `/data/${THIRD.id}/food-menu.json`, true],
    [`${THIRD.href}/it`, `/data/${THIRD.id}/it/food-menu.json`, true],
    [BRAND_PATH, '/data/food-menu.json', false],
    [`${OTHER_BRAND_PATH}/it`, '/data/it/food-menu.json', false],
  ] as const) {
    const fetched = page.waitForResponse(`**${file}`);
    await visit(page, `${path}/restaurant`);
    await (await fetched).finished();
    const dishes = page.locator('section[aria-labelledby=menu] [data-category]');
    await expect(dishes).toHaveCount(isOwn ? 1 : BOUTIQUE.restaurant.menu.items.length + 1);
    await expect(dishes.filter({ hasText: 'Mangrove crab' })).toHaveCount(isOwn ? 1 : 0);
  }
});

test('the landing page, the chooser pages, the 404 page and the other brands link it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  for (const [path, part, href] of [
    ['/', 'main', THIRD.href],
    ['/no-such-page', 'main', THIRD.href],
    ...Object.values(unbranded.chooserPages).map(({ href }) => [href, 'main', THIRD.href + href] as const),
    ...brands.map(({ href }) => [href, 'contentinfo', THIRD.href] as const),
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(part).locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

/** The hash of every exported file. */
const hashExport = () =>
  new Map(
    readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(OUT, name)).isFile())
      .map((name) => [name, hash('sha256', readFileSync(join(OUT, name)))]),
  );

test('a build from nothing with one changed text differs in the pages that show it alone', async () => {
  test.setTimeout(900_000);
  const before = hashExport();
  for (const made of ['.next', 'out']) rmSync(join(COPY, made), { recursive: true, force: true });
  changeContent(COPY, {
    [`${BOUTIQUE.id}/about`]: ({ philosophy }) => (philosophy.heading = 'How we think'),
  });
  await buildCopy(COPY);
  const after = hashExport();
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  // in each language: a text without a translation is shown in English
  expect(differing).not.toEqual([]);
  const PAGES_AND_EDITOR = /^joya-boutique\/(?:\w\w\/)?about[./]|^admin\//;
  expect(differing.filter((file) => !PAGES_AND_EDITOR.test(file))).toEqual([]);
});

test('a build that is killed when Next has exported the pages leaves the last export as it was', async () => {
  test.setTimeout(300_000);
  test.skip(process.platform === 'win32');
  const before = hashExport();
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: COPY,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(build, 'exit');
  build.stdout.on('data', (text) => {
    // the list of all pages, which Next prints last
    if (String(text).includes('Route (app)')) process.kill(-build.pid!, 'SIGKILL');
  });
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(hashExport()).toEqual(before);
});

test('other code changes the version that every page says it runs', async () => {
  const print = "import config from './next.config.mjs'; console.log(config.generateBuildId())";
  const getVersion = async () =>
    (await runIn(COPY, `node --input-type=module -e "${print}"`, {})).output.trim();
  const before = await getVersion();
  expect(readFileSync(join(OUT, 'index.txt'), 'utf8')).toContain(`"b":"${before}"`);
  appendFileSync(join(COPY, 'components/shell/scroll-reset.tsx'), '// other code\n');
  expect(await getVersion()).toMatch(/^[0-9a-f]{16}$/);
  expect(await getVersion()).not.toBe(before);
});
