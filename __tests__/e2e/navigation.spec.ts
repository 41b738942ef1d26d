import { VILLA } from '../support/brands';
import { expect, PHONE, TABLET, test, type Page } from '../support/e2e/fixtures';
import { scrollTo, scrollY, visit } from '../support/e2e/page-helpers';

/** The figure of browser/head/page-state.ts (NAV-10, NAV-11). */
const THRESHOLD = 120;

/** What a finger needs, in app/styles/tokens.css. */
const TARGET_SIZE = 44;

const { id, siteType, header, homes, booking, pages, labels } = VILLA;
const PATH = `/${id}/about`;

const bar = (page: Page) => page.locator('header');
const menu = (page: Page) => page.locator('#main-menu');
const menuButton = (page: Page) => page.locator('header button[popovertarget=main-menu]');
const ticker = (page: Page) => page.getByText(header.ticker[0]!, { exact: true });
const bookNowLink = (page: Page) => bar(page).getByRole('link', { name: booking.navLabel, exact: true });

/** Dark, with a share of what is below it. */
const expectDarkBar = (page: Page) =>
  expect(page.locator('header nav:has(#main-menu)')).toHaveCSS(
    'background-color',
    /^rgba\((?:\d{1,2}, ){3}0\.[3-9]\d*\)$/,
  );

test('NAV-09, NAV-10, NAV-11, NAV-12: past 120 px the top bar hides and the navigation turns dark', async ({
  page,
}) => {
  await visit(page, PATH);
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(ticker(page)).toBeVisible({ visible: width === 768 });
  }
  await page.getByRole('button', { name: labels.languages }).click();
  const languages = page.getByRole('navigation', { name: labels.languages });
  await expect(languages).toBeVisible();
  await scrollTo(page, THRESHOLD + 1);
  await expect(ticker(page)).toBeHidden();
  // its list leaves with the button in the bar
  await expect(languages).toBeHidden();
  await expectDarkBar(page);
  await scrollTo(page, THRESHOLD);
  await expect(ticker(page)).toBeVisible();
  await scrollTo(page, 800);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(THRESHOLD);
  await expect(ticker(page)).toBeHidden();
  await expectDarkBar(page);
});

test('NAV-01, NAV-06: on a phone the navigation stays in view, dark, and has Book Now once that of the hero has left', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/${id}`);
  await expect(bookNowLink(page)).toBeHidden();
  await bar(page).getByRole('button', { name: labels.darkMode }).click();
  await expect(bar(page).getByRole('button', { name: labels.lightMode })).toBeVisible();
  await scrollTo(page, 1000);
  await expectDarkBar(page);
  await expect(bookNowLink(page)).toBeVisible();
  expect((await bar(page).boundingBox())?.y).toBe(0);
});

test('in a low window the navigation is there while the page is scrolled up, and while it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PATH);
  await expect(menuButton(page)).toBeInViewport();
  await scrollTo(page, 600);
  await expect(menuButton(page)).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(menuButton(page)).toBeInViewport();
  await scrollTo(page, 600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link').first()).toBeFocused();
  await expect(menuButton(page)).toBeInViewport();
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  // NAV-07, NAV-08, TTL-03, TTL-21
  test('a button opens and closes the modal menu, Escape closes it, and a choice opens its page without a reload', async ({
    page,
  }) => {
    await visit(page, PATH);
    const links = menu(page).getByRole('link').filter({ visible: true });
    const behind = page.locator('[inert] main');
    const expectOpen = async (isOpen: boolean) => {
      const name = isOpen ? labels.closeMenu : labels.openMenu;
      await expect(page.getByRole('button', { name, exact: true, expanded: isOpen })).toBeVisible();
      await expect(behind).toHaveCount(isOpen ? 1 : 0);
    };
    await menuButton(page).tap();
    await expectOpen(true);
    // below them are the links to the other brands
    await expect(links).toContainText(header.nav.map(({ label }) => label));
    await expect(links.last()).toHaveText(booking.navLabel);
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await expect(bookNowLink(page).filter({ visible: true })).toHaveCount(1);
    for (const { name, code, href } of homes) {
      const language = menu(page).getByRole('link', { name, exact: true });
      await expect(language).toBeInViewport({ ratio: 1 });
      await expect(language).toHaveAttribute('href', `${href}/about`);
      await expect(language).toHaveAttribute('hreflang', code);
    }
    // in landscape
    await page.setViewportSize({ width: PHONE.height - 72, height: PHONE.width });
    for (const { label } of header.nav)
      await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(PHONE);
    await menuButton(page).tap();
    await expectOpen(false);
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectOpen(true);
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await expect(menuButton(page)).toBeFocused();

    const start = () => page.evaluate(() => performance.timeOrigin);
    const document = await start();
    await menuButton(page).tap();
    await menu(page).locator(`a[href="/${id}/contact"]`).tap();
    await page.waitForURL(`**/${id}/contact`);
    await expectOpen(false);
    await expect(page).toHaveTitle(`${siteType} - ${pages.contact.title}`);
    expect(await start()).toBe(document);
  });
});

test('the list of languages opens below its button, within the viewport', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await visit(page, PATH);
  const button = page.getByRole('button', { name: labels.languages });
  const list = page.getByRole('navigation', { name: labels.languages });
  await button.press('Enter');
  await expect(list).toBeInViewport({ ratio: 1 });
  const { y, height } = (await button.boundingBox())!;
  expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(y + height - 1);
  for (const { name } of homes)
    expect((await list.getByText(name, { exact: true }).boundingBox())?.height).toBe(TARGET_SIZE);
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
});

test('the first stop of the Tab key leads past the navigation to the content', async ({ page }) => {
  await visit(page, PATH);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
