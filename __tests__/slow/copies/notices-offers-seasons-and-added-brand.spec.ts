import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PricingSeason } from '@/content/model/helpers/pricing-seasons';
import type { NoticeInput } from '@/content/model/notices';
import type { Room } from '@/content/model/rooms';
import type { SpecialOfferInput } from '@/content/model/special-offers';
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
import { addBrandToThemesFile, copyProject } from './copy-project';
import { buildCopy, changeContent } from './edit-and-build-copy';

// One copy of the project with what its owner may add: notices, an offer, a third brand.

const [BRAND_PATH, OTHER_BRAND_PATH] = [BOUTIQUE.href, VILLA.href];

/** The build is within its dates. */
const NOW: NoticeInput = {
  text: 'The road from Paje is under repair.',
  from: '2020-01-01',
  until: '2090-12-31',
};
const ALSO: NoticeInput = { text: 'The pool is being painted.', from: '2080-01-01', until: '2080-01-31' };
/** The build lies before them. */
const LATER: NoticeInput = {
  text: 'Supper is at seven this week.',
  from: '2091-03-01',
  until: '2091-03-07',
  pages: ['restaurant'],
};
const CLOSED: NoticeInput = {
  text: 'We rest while it rains.',
  from: '2091-04-01',
  until: '2091-05-31',
  brands: [BOUTIQUE.id],
  closure: 'house',
};
const OFFER: SpecialOfferInput = {
  title: 'Four nights, three to pay',
  text: 'Stay four nights and pay for three.',
  conditions: [],
  from: '2092-04-01',
  until: '2092-05-15',
  rooms: [4],
};

const [WITHOUT_SEASONS, WITH_SEASONS] = BOUTIQUE.rooms.listed as readonly Room[];
const SEASONS: readonly PricingSeason[] = [
  {
    name: 'High season',
    from: '2026-06-15',
    until: '2026-10-15',
    everyYear: true,
    prices: [
      {
        room: WITH_SEASONS!.id,
        price: 109,
        extraGuests: { included: 1, price: 15 },
        longStay: { nights: 7, price: 99 },
      },
    ],
  },
  // cheaper than all other nights, for some days
  {
    name: 'Weeks of rain',
    from: '2090-04-01',
    until: '2090-04-30',
    prices: [{ room: WITH_SEASONS!.id, price: 31 }],
  },
];

const THIRD = { id: 'mangrove-lodge', href: '/mangrove-lodge', name: 'Mangrove Lodge', accent: '#12345a' };

/** Room ids are unique on the site: room 1 of the villa becomes room 21. */
function adaptValue(key: string, value: unknown): unknown {
  if (typeof value === 'number') return key === 'id' || key === 'roomId' ? value + 20 : value;
  if (typeof value !== 'string') return value;
  return value.replaceAll('/room/', '/room/2').replaceAll('Beach Suites & Villas', 'Huts');
}

/** Adds a further brand through content alone: like the villa, in the look of the boutique. */
function addThirdBrand(copy: string): void {
  const { id, name, accent } = THIRD;
  const folder = join(copy, 'content', id);
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  cpSync(join(copy, 'content', VILLA.id), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.json')))
    change(file, (text) => JSON.stringify(JSON.parse(text, adaptValue)));
  change('theme.css', (text) =>
    text
      .replaceAll(`[data-brand='${VILLA.id}']`, `[data-brand='${id}']`)
      .replace(/--color-accent: .*/, `--color-accent: ${accent};`),
  );
  const { look } = JSON.parse(readFileSync(`content/${BOUTIQUE.id}/technical-settings.json`, 'utf8'));
  changeContent(copy, `${id}/brand`, (brand) =>
    Object.assign(brand, { name, siteType: `${name} Pemba`, position: 3, summary: 'a lodge' }),
  );
  changeContent(copy, `${id}/technical-settings`, (settings) => (settings.look = look));
  mkdirSync(join(folder, 'shared'));
  const menu = { items: [{ category: 'dinner', photo: 'dinner-1', name: 'Mangrove crab' }] };
  writeFileSync(join(folder, 'shared', 'food-menu.json'), JSON.stringify(menu));
  addBrandToThemesFile(copy, id);
}

const COPY = resolve('.cache', 'owner-additions');
let served: Awaited<ReturnType<typeof serveExport>> | undefined;
const test = base.extend({ baseURL: ({}, use) => use(`http://127.0.0.1:${served?.port}`) });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  copyProject(COPY);
  changeContent(COPY, 'shared/notices', (all) => (all.notices = [NOW, ALSO, LATER, CLOSED]));
  changeContent(COPY, 'shared/special-offers', (all) => (all.offers = [OFFER]));
  changeContent(COPY, `${BOUTIQUE.id}/rooms`, (rooms) => (rooms.seasons = SEASONS));
  addThirdBrand(COPY);
  await buildCopy(COPY);
  served = await serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
});

test.afterAll(async () => {
  await served?.close();
  rmSync(COPY, { recursive: true, force: true });
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our team' }).click();
  await page.waitForURL('**/our_team');
  await expect(notice(page, LATER)).toBeHidden();
});

test('an offer is on its house and its room', async ({ page }) => {
  await on(page, OFFER.until);
  for (const path of [BRAND_PATH, `${BRAND_PATH}/room/4`, `${BRAND_PATH}/room/6`, OTHER_BRAND_PATH]) {
    await visit(page, path);
    const count = path === BRAND_PATH || path.endsWith('/4') ? 1 : 0;
    await expect(page.getByRole('region', { name: OFFER.title })).toHaveCount(count);
  }
});

test('a room has a table of its prices by season, and other rooms have none', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const table = page.getByRole('table', { name: 'Prices by season' });
  for (const language of ['', '/de']) {
    await visit(page, WITH_SEASONS!.href.replace(BRAND_PATH, BRAND_PATH + language));
    await expect(page.getByRole('main').locator('table')).toBeVisible();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    expect(await findOverflowingElements(page)).toEqual([]);
  }
  await visit(page, WITH_SEASONS!.href);
  await expect(table.getByRole('row', { name: /^High season 15 June to 15 October \$109/ })).toBeVisible();
  await visit(page, WITHOUT_SEASONS!.href);
  await expect(table).toHaveCount(0);
});

for (const [day, price, isComing] of [
  ['2090-04-30', '$31', true],
  ['2090-05-01', WITH_SEASONS!.nightPrice.amount, false],
] as const)
  test(`on ${day} a room is to be had from ${price}; its season is in the table: ${isComing}`, async ({
    page,
  }) => {
    await on(page, day);
    const { prefix, suffix } = WITH_SEASONS!.nightPrice;
    for (const { path, part } of [
      { path: BRAND_PATH, part: page.getByRole('article', { name: WITH_SEASONS!.title }).first() },
      { path: WITH_SEASONS!.href, part: page.getByRole('main') },
      { path: `${BRAND_PATH}/room_details?room=${WITH_SEASONS!.id}`, part: page.getByRole('main') },
    ]) {
      await visit(page, path);
      await expect(part).toContainText(new RegExp(`${prefix}\\s+\\${price}\\s+${suffix}`), {
        useInnerText: true,
      });
    }
    await visit(page, WITH_SEASONS!.href);
    await expect(page.getByRole('row', { name: /^Weeks of rain/ })).toHaveCount(isComing ? 1 : 0);
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
    ['notices', ALSO.until!, `${BRAND_PATH}/about`, 'desktop', 'true'],
    ['offer-room', OFFER.until, `${BRAND_PATH}/room/4`, 'phone', 'true', offer],
    ['offer-home', OFFER.until, BRAND_PATH, 'desktop', 'false', offer],
    ['rates', '2090-03-01', WITH_SEASONS!.href, 'phone', 'true', rates],
    ['rates-wide', '2090-03-01', WITH_SEASONS!.href, 'desktop', 'false', rates],
    [
      'estimate',
      '2090-03-01',
      `${BRAND_PATH}/room_details?room=${WITH_SEASONS!.id}&check_in=2090-10-14&check_out=2090-10-18&rooms=1&adults=2`,
      'phone',
      'false',
      summary,
    ],
    ['closed-home', CLOSED.until!, BRAND_PATH, 'phone', 'true'],
    ['closed-room', CLOSED.until!, `${BRAND_PATH}/room/4`, 'desktop', 'false'],
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
  const { home: _home, blog: _blog, blog_details: _post, ...innerPages } = VILLA.pages;
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
  // No post names it, so it has no blog.
  for (const path of ['/blog', '/blog_details'])
    expect([path, (await request.get(THIRD.href + path)).status()]).toEqual([path, 404]);
});

test('it has its own colours, name, links and icon', async ({ page }) => {
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
    await expect(dishes).toHaveCount(isOwn ? 1 : BOUTIQUE.restaurant.menu.items.length);
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
