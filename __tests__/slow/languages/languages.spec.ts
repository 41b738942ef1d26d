import { getBrand, getSite } from '@/content';
import { languages } from '@/content/languages';
import { expect, PHONE, test, visit, type Page } from '../../browser/support/test';

// In German: the other languages are the same code with other words.
const HOME = '/joya-boutique';
const GERMAN = `${HOME}/de`;
const english = getBrand('joya-boutique');
const german = getBrand('joya-boutique', 'de');
const { site } = getSite('de');

const languageFor = (code: string) => languages.find((one) => one.code === code)!;
const inMenu = (page: Page, code: string) =>
  page.locator('#languages').getByRole('link', { name: languageFor(code).name });
const inFooter = (page: Page, code: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: languageFor(code).name, exact: true });

async function choose(page: Page, from: string, to: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: languageFor(from).name })
    .click();
  await inMenu(page, to).click();
}

test('the menu in the header leads to the same page, and the links of that stay in the language', async ({
  page,
}) => {
  await visit(page, `${HOME}/about`);
  await choose(page, 'en', 'de');
  await page.waitForURL(`**${GERMAN}/about`);
  await expect(page.getByRole('heading', { level: 1, name: german.pages.about.title })).toBeVisible();
  const villa = getBrand('beachsuites-villa', 'de');
  await page.getByRole('contentinfo').locator(`a[href="${villa.href}"]`).click();
  await page.waitForURL(`**${villa.href}`);
});

test('on a phone the menu is in the main menu, and is worked by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, GERMAN);
  await page.getByRole('button', { name: german.words.openMenu }).click();
  await page
    .locator('#main-menu')
    .getByRole('button', { name: languageFor('de').name })
    .focus();
  await page.keyboard.press('Enter');
  await expect(inMenu(page, 'it')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inMenu(page, 'it')).toBeHidden();
  await page.keyboard.press('Enter');
  await inMenu(page, 'it').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${HOME}/it`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links in header and footer lead to the same page', async ({ page }) => {
    await page.goto(`${GERMAN}/contact`);
    await choose(page, 'de', 'en');
    await page.waitForURL(`**${HOME}/contact`);
    await inFooter(page, 'de').click();
    await page.waitForURL(`**${GERMAN}/contact`);
  });
});

test.describe('with dark stored', () => {
  test.use({ stored: { darkMode: 'true' } });

  test('a stay, a theme and what was typed come along', async ({ page }) => {
    await visit(page, `${HOME}/find_room`);
    await page.getByLabel(english.stay.words.checkIn).fill('2031-05-10');
    await choose(page, 'en', 'de');
    await page.waitForURL(`**${GERMAN}/find_room?**`);
    await expect(page.getByLabel(german.stay.words.checkIn)).toHaveValue('2031-05-10');
    await expect(page.locator('html')).toContainClass('dark');

    await visit(page, `${GERMAN}/contact`);
    await page.getByLabel(german.contact.form.message).fill('Jambo');
    // the top bar is hidden on a scrolled page
    await inFooter(page, 'en').click();
    await page.waitForURL(`**${HOME}/contact`);
    await expect(page.getByLabel(english.contact.form.message)).toHaveValue('Jambo');
  });
});

test('an unknown address below a language has its 404 page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  await visit(page, `${GERMAN}/nope`);
  await expect(page.getByRole('heading', { name: site.notFound.heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${site.siteType} - ${site.notFound.title}`);
  await page.getByRole('link', { name: site.notFound.goHome.label, exact: true }).click();
  await page.waitForURL(`**${site.href}`);
});

const anyOffer = (page: Page) => page.locator('aside [data-language]');

test.describe('a visitor whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the page in German, once, and again where English stands after the offer was taken', async ({
    page,
  }) => {
    const offer = page.getByRole('link', { name: languageFor('de').offer, exact: true });
    await visit(page, `${HOME}/about`);
    await expect(offer).toBeVisible();
    await visit(page, `${HOME}/about`);
    await expect(offer).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offer.click();
    await page.waitForURL(`**${GERMAN}/about`);
    await expect(anyOffer(page)).toHaveCount(0);
    await visit(page, '/');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: getSite().site.words.closeOffer, exact: true }).click();
    await expect(offer).toBeHidden();
  });
});

test.describe('a visitor whose browser prefers Swahili', () => {
  test.use({ locale: 'sw-KE' });

  test('is offered nothing', async ({ page }) => {
    await visit(page, HOME);
    await expect(anyOffer(page)).toHaveCount(0);
  });
});
