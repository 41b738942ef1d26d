import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { NoticeInput } from '@/content/model/notices';
import type { Room } from '@/content/model/rooms';
import { serveExport } from '@/scripts/serve-export';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, PHONE, test as base, type Page } from '../../support/e2e/fixtures';
import { findAccessibilityIssues, findOverflowingElements } from '../../support/e2e/layout-and-accessibility';
import { visit } from '../../support/e2e/page-helpers';
import { brands } from '../../support/site';
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
  launch,
  NOW,
  OFFER,
  REPLACED,
  ROOM_WITH_SEASONS,
  THIRD,
} from './owner-edits';
import { buildCopy, copyProject, runIn } from './project-copy';

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
  await launch(COPY);
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
  for (const [name, day, path, darkMode, part] of [
    ['notice', ALSO.until!, `${OTHER_BRAND_PATH}/about`, 'false'],
    ['offer-room', OFFER.until, `${BRAND_PATH}/room/4`, 'true', offer],
    ['rates', '2090-03-01', WITH_SEASONS.href, 'true', rates],
    [
      'estimate',
      '2090-03-01',
      `${BRAND_PATH}/room_details?room=${WITH_SEASONS.id}&check_in=2090-10-14&check_out=2090-10-18&rooms=1&adults=2`,
      'false',
      summary,
    ],
    ['closed-home', CLOSED.until!, BRAND_PATH, 'true'],
    ['closed-landing', CLOSED.until!, '/', 'false'],
  ] as const) {
    test.describe(() => {
      test.use({ viewport: SCREENS.phone, stored: { darkMode } });

      test(`${name} looks as before`, async ({ page }) => {
        await replacePhotos(page);
        await page.clock.setFixedTime(`${day}T09:00:00Z`);
        await visit(page, path);
        await expectScreenshot(page, name, part?.(page));
      });
    });
  }
});

test('a third brand, added as one folder and one line, has every screen under its own name', async ({
  request,
}) => {
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
});

test('a third brand has its own colours, links, icon and menu, and the landing page and other brands link it', async ({
  page,
}) => {
  const fetched = page.waitForResponse(`**/data/${THIRD.id}/it/food-menu.json`);
  await visit(page, `${THIRD.href}/it/restaurant`);
  await (await fetched).finished();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-brand', THIRD.id);
  await expect(root).toHaveCSS('--color-accent', THIRD.accent);
  const elsewhere = `a[href^="/"]:not([href="${THIRD.href}"]):not([href^="${THIRD.href}/"])`;
  await expect(page.locator('header').locator(elsewhere)).toHaveCount(0);
  const icon = await page.locator('link[rel=icon][href$=svg]').getAttribute('href');
  expect(icon).toBe(`/icons/${THIRD.id}.svg`);
  expect((await page.request.get(icon!)).status()).toBe(200);
  await expect(page.locator('section[aria-labelledby=menu] [data-category]')).toHaveText(/Mangrove crab/);

  for (const path of ['/', ...brands.map(({ href }) => href)]) {
    await page.goto(path);
    await expect(page.locator(`:is(main, footer) a[href="${THIRD.href}"]`).first()).toBeVisible();
  }
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
