import { spawnSync } from 'node:child_process';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { pluralize } from '@/components/ui/interpolate';
import { BOUTIQUE, VILLA } from '../browser/support/brands';
import { exportedPaths } from '../support/exported';

const [PROGRAM] = spawnSync('which', ['firefox-esr', 'firefox'], { encoding: 'utf8' }).stdout.split('\n');
if (!PROGRAM) console.log('Not run: the tests in Firefox need it ("apt-get install firefox-esr").');

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1440, height: 900 };

let browser: Browser;
let page: Page;
const said: string[] = [];

jest.setTimeout(300_000);

async function visit(path: string): Promise<void> {
  await page.goto(`${globalThis.siteUrl}${path}`, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
  // the loader of a first visit
  await page.waitForSelector('[data-loader]', { hidden: true });
}

const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;
const press = (role: string, name: string) => page.locator(named(role, name)).click();
const shows = (selector: string) => page.waitForSelector(selector, { visible: true });
const hides = (selector: string) => page.waitForSelector(selector, { hidden: true });
const isDark = () => page.$eval('html', (html) => html.classList.contains('dark'));

(PROGRAM ? describe : describe.skip)('in Firefox (needs Firefox)', () => {
  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: PROGRAM });
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    const context = await browser.createBrowserContext();
    page = await context.newPage();
    await page.setViewport(DESKTOP);
    said.length = 0;
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
  });

  afterEach(async () => {
    await page.browserContext().close();
    expect(said).toEqual([]);
  });

  test('every page comes alive without an error on the console, and none is wider than a phone', async () => {
    await page.setViewport(PHONE);
    const wide: string[] = [];
    for (const path of exportedPaths().filter((one) => one !== '/404')) {
      await visit(path);
      const { scrollWidth, clientWidth } = await page.$eval('html', (html) => ({
        scrollWidth: html.scrollWidth,
        clientWidth: html.clientWidth,
      }));
      if (scrollWidth > clientWidth) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  test('NAV-06, DRK-01: the theme changes and stays', async () => {
    const { words } = BOUTIQUE.brand;
    await visit(BOUTIQUE.path);
    await press('button', words.darkMode);
    expect(await isDark()).toBe(true);
    await visit(`${BOUTIQUE.path}/about`);
    expect(await isDark()).toBe(true);
  });

  test('NAV-07: on a phone the menu opens, leads on and closes', async () => {
    const { words, header } = VILLA.brand;
    const [, about] = header.nav;
    await page.setViewport(PHONE);
    await visit(VILLA.path);
    await press('button', words.openMenu);
    await shows(named('button', words.closeMenu));
    await page.locator(named('link', about!.label)).click();
    await page.waitForFunction((path) => location.pathname === path, {}, about!.href);
    await shows(named('button', words.openMenu));
  });

  test('HMB-06: a number of the hero shows its slide', async () => {
    await visit(BOUTIQUE.path);
    const [, , , fourth] = BOUTIQUE.brand.home.hero.slides;
    await press('button', `04: ${fourth!.headline}`);
    await page.waitForSelector('main li:nth-child(4) button[aria-current="true"]');
  });

  test('HMV-22: the lightbox opens, steps on with an arrow key, and closes with Escape', async () => {
    const { tiles, morePhotos, words } = VILLA.brand.home.gallery;
    await visit(VILLA.path);
    await press('button', `${words.zoom} ${tiles[0]!.title}`);
    await shows('[role="dialog"]');
    await page.keyboard.press('ArrowRight');
    await shows(`::-p-text(2/${tiles.length + morePhotos.length})`);
    await page.keyboard.press('Escape');
    await hides('[role="dialog"]');
  });

  test('FND-01, RDT-01: from Find Room to the summary of the stay', async () => {
    const { words, findRoom } = BOUTIQUE.brand.stay;
    await visit(`${BOUTIQUE.path}/find_room`);
    const [from, to] = await page.$$('input[type="date"]');
    await from!.asLocator().fill('2031-05-05');
    await to!.asLocator().fill('2031-05-07');
    await press('button', findRoom.words.checkout);
    await page.waitForFunction(() => location.pathname.endsWith('/room_details'));
    await shows(`::-p-text(${pluralize(2, words.night, words.locale)})`);
  });

  test('CNT-08: what was typed into the contact form is there after a reload', async () => {
    await visit(`${VILLA.path}/contact`);
    await page.locator('textarea').fill('Is the lagoon warm in July?');
    await page.reload();
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'Is the lagoon warm in July?',
    );
    await shows('form button[type="submit"]');
  });

  test('by keyboard the first stop is the way past the navigation', async () => {
    await visit(`${BOUTIQUE.path}/about`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});
