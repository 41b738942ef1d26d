import type { BrowserContext } from 'playwright-core';
import { site } from '@/content';
import { luminance, parseColour } from './support/export';
import { BOUTIQUE, VILLA } from './support/brands';
import { visit, waitForHydration, type VisitOptions } from './support/visitor';
import { expectVisible, poll, scrollTo } from './support/wait';

const { words, header, pages } = VILLA.brand;
const tours = header.nav.find(({ href }) => href === pages['tours-activities'].href);
const SCRIPTS = /\/_next\/static\/.*\.js/;

/** A page that is painted, while its scripts are held back until `release` is called. */
async function visitEarly(path: string, options: VisitOptions = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const prepare = async (context: BrowserContext) => {
    await context.route(SCRIPTS, (route) => released.then(() => route.continue()));
  };
  const page = await visit(path, { ...options, early: true, prepare });
  return {
    page,
    /** Lets the scripts come. */
    hydrate: async () => {
      release();
      await waitForHydration(page);
    },
  };
}

test('NAV-07: the menu that is opened before the app answers stays open, and gets all that belongs to it', async () => {
  const { page, hydrate } = await visitEarly(`${VILLA.path}/about`, { viewport: 'phone', touch: true });
  const link = page.locator('header li').getByRole('link', { name: tours?.label, exact: true });
  await page.getByRole('button', { name: words.openMenu, exact: true }).tap();
  await expectVisible(link);
  await expectVisible(page.getByRole('button', { name: words.closeMenu, exact: true }));
  await hydrate();
  await expectVisible(page.getByRole('button', { name: words.closeMenu, exact: true, expanded: true }));
  await expectVisible(link);
  await expectVisible(page.locator('header').getByRole('link', { name: BOUTIQUE.name }));
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
});

test('NAV-11: past 120 px the navigation is dark before the app answers', async () => {
  const { page } = await visitEarly(`${VILLA.path}/about`);
  const colour = () =>
    page
      .locator('header nav:has(#main-menu)')
      .evaluate((nav) => getComputedStyle(nav).backgroundColor)
      .then((css) => parseColour(page, css));
  expect((await colour())[3]).toBe(0);
  await scrollTo(page, 121);
  await poll(colour, (now) => {
    expect(now[3]).toBeGreaterThan(0.3);
    expect(luminance(now)).toBeLessThan(0.1);
  });
});

test('DRK-01: with dark stored the toggle never offers dark mode', async () => {
  const { page, hydrate } = await visitEarly(VILLA.path, { theme: 'dark' });
  const toggle = page.locator('header').getByRole('button', { name: words.darkMode });
  await expectVisible(page.locator('header').getByRole('button', { name: words.lightMode }));
  expect(await toggle.count()).toBe(0);
  await hydrate();
  expect(await toggle.count()).toBe(0);
});

test('LND-07: a pointer that rests on the highlighted card before the app answers ends its highlight', async () => {
  const { page, hydrate } = await visitEarly('/');
  const card = page.locator(`main a[href="/${site.landing.highlighted}"]`);
  expect(await card.getAttribute('data-highlighted')).toBe('true');
  await card.hover();
  await hydrate();
  expect(await card.getAttribute('data-highlighted')).toBe('false');
});

test('LDR-07: the loader lets clicks through from the first moment', async () => {
  const { page } = await visitEarly(VILLA.path, { loader: 'frozen' });
  const popup = page.waitForEvent('popup');
  await page.locator('header').getByRole('link', { name: VILLA.brand.booking.navLabel }).click();
  await popup;
});

test('a button that is pressed before the app answers looks pressed, and acts once', async () => {
  const { page, hydrate } = await visitEarly(BOUTIQUE.path);
  const { pause, resume } = BOUTIQUE.brand.home.hero.words;
  const button = page.getByRole('button', { name: pause });
  const outline = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
  const before = await outline();
  await button.click();
  expect(await outline()).not.toBe(before);
  await hydrate();
  await expectVisible(page.getByRole('button', { name: resume }));
  expect(await page.locator('[data-pressed]').count()).toBe(0);
});

test('CNT-15: what is typed before the app answers is kept as a draft', async () => {
  const { page, hydrate } = await visitEarly(`${BOUTIQUE.path}/contact`);
  const message = page.getByLabel(BOUTIQUE.brand.contact.form.message);
  await message.fill('Is there a cot?');
  await hydrate();
  expect(await message.inputValue()).toBe('Is there a cot?');
  await page.reload();
  await waitForHydration(page);
  expect(await message.inputValue()).toBe('Is there a cot?');
});
