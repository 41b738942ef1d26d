import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { luminance, parseColour, type Colour } from './support/export';
import { goTo, visit } from './support/visitor';
import { poll, scrollTo, expectVisible, expectHidden } from './support/wait';

/** The figure of components/shell/inline-script.ts (NAV-10, NAV-11). */
const THRESHOLD = 120;

const { id, siteType, header, booking, pages, words } = getBrand('beachsuites-villa');
const PATH = `/${id}/about`;

const bar = (page: Page) => page.locator('header');
const menu = (page: Page) => page.locator('#main-menu');
const menuButton = (page: Page) => page.locator('header button[popovertarget=main-menu]');
const ticker = (page: Page) => page.getByText(header.ticker[0]!, { exact: true });
const LABELS = header.nav.map(({ label }) => label);

test('NAV-01, NAV-02, NAV-03, NAV-05: on a desktop the top bar, the links and the way to book are in view without JavaScript', async () => {
  const page = await visit(PATH, { javaScript: false });
  for (const announcement of header.ticker)
    await expectVisible(bar(page).getByText(announcement, { exact: true }));
  await expectVisible(bar(page).locator('a[href^="mailto:"]'));
  for (const label of LABELS) await expectVisible(menu(page).getByRole('link', { name: label, exact: true }));
  await expectVisible(bar(page).getByRole('link', { name: booking.navLabel, exact: true }));
});

test('NAV-06, NAV-10, NAV-11, NAV-12: past 120 px the top bar hides and the navigation turns semi-opaque dark, after a reload too', async () => {
  const page = await visit(PATH);
  await expectVisible(bar(page).getByRole('button', { name: words.darkMode }));
  const above = await barColour(page);
  await scrollTo(page, THRESHOLD);
  await expectVisible(ticker(page));
  expect(await barColour(page)).toEqual(above);
  await scrollTo(page, THRESHOLD + 1);
  await expectHidden(ticker(page));
  await expectDarkBar(page);
  await scrollTo(page, 100);
  await expectVisible(ticker(page));
  await poll(
    () => barColour(page),
    (colour) => expect(colour).toEqual(above),
  );

  await scrollTo(page, 800);
  await page.reload();
  await poll(
    () => page.evaluate(() => window.scrollY),
    (y) => expect(y).toBeGreaterThan(THRESHOLD),
  );
  await expectDarkBar(page);
  await expectHidden(ticker(page));
});

test('NAV-05: on a phone the way to book comes into the header when that of the hero leaves, with reduced motion too', async () => {
  const page = await visit(`/${id}`, { viewport: 'phone', reducedMotion: true });
  const wayToBook = bar(page).getByRole('link', { name: booking.navLabel, exact: true });
  await expectHidden(wayToBook);
  await scrollTo(page, 1000);
  await expectVisible(wayToBook);
});

test('NAV-01, NAV-05, NAV-06, NAV-09, NAV-11: on a phone there is no top bar, and the navigation stays in view, dark in the dark theme too', async () => {
  const page = await visit(PATH, { viewport: 'phone', theme: 'dark' });
  await expectHidden(ticker(page));
  await expectVisible(bar(page).getByRole('button', { name: words.lightMode }));
  await scrollTo(page, THRESHOLD + 1);
  await expectDarkBar(page);
  await scrollTo(page, 1000);
  await expectVisible(bar(page).getByRole('link', { name: booking.navLabel, exact: true }));
  expect((await bar(page).boundingBox())?.y).toBe(0);

  await scrollTo(page, 0);
  await page.setViewportSize({ width: 767, height: 900 });
  await expectHidden(ticker(page));
  await page.setViewportSize({ width: 768, height: 900 });
  await expectVisible(ticker(page));
});

test('NAV-07: on a phone a button opens and closes the links, which keep the page behind them out of reach', async () => {
  const page = await visit(PATH, { viewport: 'phone', touch: true });
  const links = menu(page).getByRole('link');
  expect(await links.count()).toBe(0);
  await expectVisible(page.getByRole('button', { name: words.openMenu, exact: true }));
  await menuButton(page).tap();
  await expectVisible(page.getByRole('button', { name: words.closeMenu, exact: true, expanded: true }));
  // below them stand the ways to the other brands
  expect((await links.allTextContents()).slice(0, LABELS.length)).toEqual(LABELS);
  await menuButton(page).tap();
  await expectVisible(page.getByRole('button', { name: words.openMenu, exact: true, expanded: false }));
  expect(await links.count()).toBe(0);

  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expectVisible(links.first());
  const expectInert = (expected: boolean) =>
    poll(
      () => page.locator('main').evaluate((main) => main.closest('[inert]') !== null),
      (inert) => expect(inert).toBe(expected),
    );
  await expectInert(true);
  await page.keyboard.press('Escape');
  await expectHidden(links.first());
  expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await expectInert(false);
});

test('NAV-08, TTL-03, TTL-21: after a choice the menu is closed, and the title is that of the new page, without a new document', async () => {
  const page = await visit(PATH, { viewport: 'phone', touch: true });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await menuButton(page).tap();
  await menu(page).locator(`a[href="/${id}/contact"]`).tap();
  await page.waitForURL(`**/${id}/contact`);
  await expectHidden(menu(page).locator('a').first());
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
  const title = `${siteType} - ${pages.contact.title}`;
  await poll(
    () => page.title(),
    (text) => expect(text).toBe(title),
  );
  expect(documents.filter((url) => url.startsWith(globalThis.siteUrl))).toEqual([]);
  await goTo(page, `/${id}/contact?from=a-friend`);
  expect(await page.title()).toBe(title);
});

test('NAV-07: a phone without JavaScript opens the menu all the same', async () => {
  const page = await visit(PATH, { viewport: 'phone', javaScript: false });
  await menuButton(page).click();
  await menu(page).locator(`a[href="/${id}/tours-activities"]`).click();
  await page.waitForURL(`**/${id}/tours-activities`);
});

test.each([0, 400])(
  'NAV-07: on a tablet scrolled by %d px the open menu leaves the whole header in view',
  async (y) => {
    const page = await visit(PATH, { viewport: 'tablet' });
    await scrollTo(page, y);
    await menuButton(page).click();
    const row = await bar(page).locator('nav:has(#main-menu)').boundingBox();
    expect((await menu(page).boundingBox())?.y).toBe((row?.y ?? 0) + (row?.height ?? 0));
  },
);

test('the first stop of the Tab key leads past the navigation to the content', async () => {
  const page = await visit(PATH);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipLink });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await poll(
    () => skip.boundingBox(),
    (box) => expect(box?.y).toBeGreaterThanOrEqual(0),
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

/** Background of the navigation bar or of the header around it. */
async function barColour(page: Page): Promise<Colour> {
  const css = await menu(page).evaluate((nav) => {
    for (let part = nav.parentElement; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part);
      if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) || part.tagName === 'HEADER') {
        return backgroundColor;
      }
    }
    return 'transparent';
  });
  return parseColour(page, css);
}

async function expectDarkBar(page: Page): Promise<void> {
  await poll(
    () => barColour(page),
    (colour) => {
      expect(colour[3]).toBeGreaterThan(0.3);
      expect(colour[3]).toBeLessThan(1);
      expect(luminance(colour)).toBeLessThan(0.1);
    },
  );
}
