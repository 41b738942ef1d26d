import { getBrand, getSite } from '@/content';
import { languages } from '@/content/i18n/languages';
import { BOUTIQUE } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';

// In German: the other languages are the same code with other words.
const HOME = '/joya-boutique';
const GERMAN = `${HOME}/de`;
const english = BOUTIQUE;
const german = getBrand('joya-boutique', 'de');
const { unbranded } = getSite('de');

const languageFor = (code: string) => languages.find((language) => language.code === code)!;
const inMenu = (page: Page, code: string) =>
  page.locator('#languages').getByRole('link', { name: languageFor(code).name });

test.describe('with dark stored', () => {
  test.use({ stored: { darkMode: 'true' } });

  test('a stay, dark mode and a draft come along to another language', async ({ page }) => {
    await visit(page, `${HOME}/find_room`);
    await page.getByLabel(english.stay.labels.checkIn).fill('2031-05-10');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await inMenu(page, 'de').click();
    await page.waitForURL(`**${GERMAN}/find_room?**`);
    await expect(page.getByLabel(german.stay.labels.checkIn)).toHaveValue('2031-05-10');
    await expect(page.locator('html')).toContainClass('dark');

    await visit(page, `${GERMAN}/contact`);
    await page.getByLabel(german.contact.form.message).fill('Jambo');
    // the top bar is hidden on a scrolled page
    await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL(`**${HOME}/contact`);
    await expect(page.getByLabel(english.contact.form.message)).toHaveValue('Jambo');
  });
});

test('an unknown address below a language has its 404 page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  await visit(page, `${GERMAN}/nope`);
  await expect(page.getByRole('heading', { name: unbranded.notFound.heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${unbranded.siteType} - ${unbranded.notFound.title}`);
  await page.getByRole('link', { name: unbranded.notFound.goHome.label, exact: true }).click();
  await page.waitForURL(`**${unbranded.href}`);
});
