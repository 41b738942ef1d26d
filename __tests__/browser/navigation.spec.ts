import { getBrand } from '@/content';
import { luminance, parseColour, type Colour } from './support/colours';
import { expect, PHONE, scrollTo, scrollY, TABLET, test, visit, type Page } from './support/test';

/** The figure of components/shell/inline-script.ts (NAV-10, NAV-11). */
const THRESHOLD = 120;

const { id, siteType, header, booking, pages, words } = getBrand('beachsuites-villa');
const PATH = `/${id}/about`;

const bar = (page: Page) => page.locator('header');
const menu = (page: Page) => page.locator('#main-menu');
const menuButton = (page: Page) => page.locator('header button[popovertarget=main-menu]');
const ticker = (page: Page) => page.getByText(header.ticker[0]!, { exact: true });
const wayToBook = (page: Page) => bar(page).getByRole('link', { name: booking.navLabel, exact: true });

test('NAV-10, NAV-11, NAV-12: past 120 px the top bar hides and the navigation turns semi-opaque dark, after a reload too', async ({
  page,
}) => {
  await visit(page, PATH);
  const above = await barColour(page);
  await scrollTo(page, THRESHOLD);
  await expect(ticker(page)).toBeVisible();
  expect(await barColour(page)).toEqual(above);
  await scrollTo(page, THRESHOLD + 1);
  await expect(ticker(page)).toBeHidden();
  await expectDarkBar(page);
  await scrollTo(page, 100);
  await expect(ticker(page)).toBeVisible();
  await expect.poll(() => barColour(page)).toEqual(above);

  await scrollTo(page, 800);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(THRESHOLD);
  await expectDarkBar(page);
  await expect(ticker(page)).toBeHidden();
});

test('NAV-05: on a phone the way to book comes into the header when that of the hero leaves, with reduced motion too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/${id}`);
  await expect(wayToBook(page)).toBeHidden();
  await scrollTo(page, 1000);
  await expect(wayToBook(page)).toBeVisible();
});

test.describe('in the dark theme', () => {
  test.use({ stored: { darkMode: 'true' } });

  test('NAV-01, NAV-06: on a phone the navigation stays in view, dark in the dark theme too', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await visit(page, PATH);
    await expect(bar(page).getByRole('button', { name: words.lightMode })).toBeVisible();
    await scrollTo(page, 1000);
    await expectDarkBar(page);
    await expect(wayToBook(page)).toBeVisible();
    expect((await bar(page).boundingBox())?.y).toBe(0);
  });
});

test('NAV-09: there is no top bar below 768 px', async ({ page }) => {
  await visit(page, PATH);
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(ticker(page)).toBeVisible({ visible: width === 768 });
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('NAV-07: on a phone a button opens and closes the links', async ({ page }) => {
    await visit(page, PATH);
    const links = menu(page).getByRole('link');
    const button = (name: string, expanded: boolean) =>
      page.getByRole('button', { name, exact: true, expanded });
    await expect(links).toHaveCount(0);
    await menuButton(page).tap();
    await expect(button(words.closeMenu, true)).toBeVisible();
    // below them are the links to the other brands
    await expect(links.filter({ visible: true })).toContainText(header.nav.map(({ label }) => label));
    await expect(links.filter({ visible: true }).last()).toHaveText(booking.navLabel);
    await expect(links.filter({ visible: true }).last()).toBeInViewport({ ratio: 1 });
    await menuButton(page).tap();
    await expect(button(words.openMenu, false)).toBeVisible();
    await expect(links).toHaveCount(0);
  });

  test('NAV-07: the open menu keeps the page behind it out of reach, and Escape closes it', async ({
    page,
  }) => {
    await visit(page, PATH);
    const behind = page.locator('[inert] main');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link').first()).toBeVisible();
    await expect(behind).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('link')).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await expect(behind).toHaveCount(0);
  });

  test('NAV-08, TTL-03, TTL-21: after a choice the menu is closed, and the title is that of the new page, without a new document', async ({
    page,
  }) => {
    await visit(page, PATH);
    const start = () => page.evaluate(() => performance.timeOrigin);
    const document = await start();
    await menuButton(page).tap();
    await menu(page).locator(`a[href="/${id}/contact"]`).tap();
    await page.waitForURL(`**/${id}/contact`);
    await expect(menu(page).locator('a').first()).toBeHidden();
    await expect(page.locator('[inert] main')).toHaveCount(0);
    await expect(page).toHaveTitle(`${siteType} - ${pages.contact.title}`);
    expect(await start()).toBe(document);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-07: a phone can still open the menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PATH);
    await menuButton(page).click();
    await menu(page).locator(`a[href="/${id}/tours-activities"]`).click();
    await page.waitForURL(`**/${id}/tours-activities`);
  });
});

for (const y of [0, 400]) {
  test(`NAV-07: on a tablet scrolled by ${y} px the open menu leaves the whole header in view`, async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    await visit(page, PATH);
    await scrollTo(page, y);
    await menuButton(page).click();
    const row = await bar(page).locator('nav:has(#main-menu)').boundingBox();
    expect((await menu(page).boundingBox())?.y).toBe((row?.y ?? 0) + (row?.height ?? 0));
  });
}

test('the first stop of the Tab key leads past the navigation to the content', async ({ page }) => {
  await visit(page, PATH);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
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
  await expect(async () => {
    const colour = await barColour(page);
    expect(colour[3]).toBeGreaterThan(0.3);
    expect(colour[3]).toBeLessThan(1);
    expect(luminance(colour)).toBeLessThan(0.1);
  }).toPass();
}
