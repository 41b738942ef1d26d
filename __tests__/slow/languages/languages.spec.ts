import { getBrand, getSite } from '@/content';
import { languages } from '@/content/languages';
import { expect, PHONE, test, visit, type Page } from '../../browser/support/test';

const HOME = '/joya-boutique';

const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
const offerOf = (code: string) => languages.find((one) => one.code === code)?.offer ?? code;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const menuButton = (page: Page, code: string) =>
  page.getByRole('banner').getByRole('button', { name: nameOf(code) });
const inMenu = (page: Page, code: string) =>
  page.locator('#languages').getByRole('link', { name: nameOf(code) });
const inFooter = (page: Page, code: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: nameOf(code), exact: true });

async function choose(page: Page, from: string, to: string) {
  await menuButton(page, from).click();
  await inMenu(page, to).click();
}

for (const code of ['de', 'fr']) {
  test.describe(code, () => {
    const brand = getBrand('joya-boutique', code);
    const home = `${HOME}/${code}`;
    const { site } = getSite(code);

    test('the menu in the header leads to the same page, and everything on it is in the language', async ({
      page,
    }) => {
      await visit(page, `${HOME}/about`);
      await choose(page, 'en', code);
      await page.waitForURL(`**${home}/about`);
      await expect(page.getByRole('heading', { level: 1, name: brand.pages.about.title })).toBeVisible();
      await expect(menuButton(page, code)).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: brand.header.nav[2]?.label, exact: true })
        .click();
      await page.waitForURL(`**${home}/room`);
      await expect(page.getByRole('heading', { level: 1, name: brand.pages.room.title })).toBeVisible();
    });

    test('the menu is worked by keyboard, and on a phone it is in the main menu', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await visit(page, home);
      const button = page.locator('#main-menu').getByRole('button', { name: nameOf(code) });
      await page.getByRole('button', { name: brand.words.openMenu }).click();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(inMenu(page, 'it')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inMenu(page, 'it')).toBeHidden();
      await page.keyboard.press('Enter');
      await inMenu(page, 'it').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${HOME}/it`);
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });
      test('without JavaScript the links in header and footer lead to the same page', async ({ page }) => {
        await page.goto(`${home}/contact`);
        await choose(page, code, 'en');
        await page.waitForURL(`**${HOME}/contact`);
        await inFooter(page, code).click();
        await page.waitForURL(`**${home}/contact`);
        expect(await languageOf(page)).toBe(brand.language.locale);
      });
    });

    test.describe(() => {
      test.use({ stored: { darkMode: 'true' } });
      test('a stay, a theme and what was typed come along', async ({ page }) => {
        await visit(page, `${HOME}/find_room`);
        const { words } = getBrand('joya-boutique').stay;
        await page.getByLabel(words.checkIn).fill('2031-05-10');
        await page.getByLabel(words.checkOut).fill('2031-05-12');
        await choose(page, 'en', code);
        await page.waitForURL(`**${home}/find_room?**`);
        await expect(page.getByLabel(brand.stay.words.checkIn)).toHaveValue('2031-05-10');
        expect(await page.locator('html').getAttribute('class')).toContain('dark');
        await page.getByRole('button', { name: brand.stay.findRoom.words.checkout }).first().click();
        await page.waitForURL(`**${home}/room_details?**`);
        const date = new Intl.DateTimeFormat(brand.language.locale, { dateStyle: 'full', timeZone: 'UTC' });
        await expect(page.getByText(date.format(new Date('2031-05-10'))).first()).toBeVisible();
        await visit(page, `${home}/contact`);
        await page.getByRole('textbox', { name: brand.contact.form.message }).first().fill('Jambo');
        // the top bar is hidden on a scrolled page
        await inFooter(page, 'en').click();
        await page.waitForURL(`**${HOME}/contact`);
        const { message } = getBrand('joya-boutique').contact.form;
        await expect(page.getByRole('textbox', { name: message }).first()).toHaveValue('Jambo');
      });
    });

    test('from one house to the other the language stays', async ({ page }) => {
      await visit(page, home);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Beach Suites & Villa', exact: true })
        .click();
      await page.waitForURL(`**/beachsuites-villa/${code}`);
      await visit(page, site.href);
      await page.getByRole('main').getByRole('link', { name: 'Joya Boutique' }).first().click();
      await page.waitForURL(`**${home}`);
    });

    test('an unknown address below a language has its 404 page', async ({ page, consoleErrors }) => {
      expect((await page.request.get(`${home}/nope`)).status()).toBe(404);
      await visit(page, `${home}/nope`);
      consoleErrors.allow(/status of 404/);
      await expect(page.getByRole('heading', { name: site.notFound.heading, exact: true })).toBeVisible();
      expect([await languageOf(page), await page.title()]).toEqual([
        site.language.locale,
        `${site.siteType} - ${site.notFound.title}`,
      ]);
      await page.getByRole('link', { name: site.notFound.goHome.label, exact: true }).click();
      await page.waitForURL(`**${site.href}`);
    });

    test('the menu of dishes is filtered in the language', async ({ page, consoleErrors }) => {
      await visit(page, `${home}/restaurant`);
      const [category] = brand.restaurant.menu.categories;
      await page.getByRole('button', { name: category?.label, exact: true }).click();
      const shown = brand.restaurant.menu.items.filter((item) => item.category === category?.id);
      for (const { alt } of shown)
        await expect(page.getByRole('img', { name: alt, exact: true }).first()).toBeVisible();
      expect(consoleErrors.all).toEqual([]);
    });
  });
}

for (const path of ['/xx', `${HOME}/xx`, `${HOME}/xx/about`, `${HOME}/it/nope`]) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test.describe('a visitor whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  const offer = (page: Page) => page.getByRole('link', { name: offerOf('de'), exact: true });

  test('is offered the page in German, once, and sent nowhere', async ({ page }) => {
    await visit(page, `${HOME}/about`);
    await expect(offer(page)).toBeVisible();
    expect(pathOf(page)).toBe(`${HOME}/about`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(offer(page)).toHaveCount(0);
  });

  test('follows the offer, and is offered German again where English stands', async ({ page }) => {
    await visit(page, `${HOME}/about`);
    await offer(page).click();
    await page.waitForURL(`**${HOME}/de/about`);
    await expect(offer(page)).toHaveCount(0);
    await visit(page, '/');
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: getSite().site.words.closeOffer, exact: true }).click();
    await expect(offer(page)).toBeHidden();
  });

  test('is offered nothing in German', async ({ page }) => {
    await visit(page, `${HOME}/de`);
    await expect(page.locator('aside [data-language]')).toHaveCount(0);
  });

  test('is offered nothing where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await visit(page, HOME);
    await expect(page.locator('aside [data-language]')).toHaveCount(0);
  });
});

test.describe('a visitor whose browser prefers Swahili', () => {
  test.use({ locale: 'sw-KE' });

  test('is offered nothing', async ({ page }) => {
    await visit(page, HOME);
    await expect(page.locator('aside [data-language]')).toHaveCount(0);
  });
});
