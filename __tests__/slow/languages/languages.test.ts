import type { Page } from 'playwright-core';
import { getBrand, getSite } from '@/content';
import { languages } from '@/content/languages';
import { fetchPath } from '../../browser/support/export';
import { consoleErrorsOf, expectConsoleError, goTo, visit } from '../../browser/support/visitor';
import { expectHidden, expectVisible, poll } from '../../browser/support/wait';

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

describe.each(['de', 'fr'])('%s', (code) => {
  const brand = getBrand('joya-boutique', code);
  const home = `${HOME}/${code}`;
  const { site } = getSite(code);

  test('the menu in the header leads to the same page, and everything on it is in the language', async () => {
    const page = await visit(`${HOME}/about`);
    await choose(page, 'en', code);
    await page.waitForURL(`**${home}/about`);
    await expectVisible(page.getByRole('heading', { level: 1, name: brand.pages.about.title }));
    await expectVisible(menuButton(page, code));
    await page
      .getByRole('banner')
      .getByRole('link', { name: brand.header.nav[2]?.label, exact: true })
      .click();
    await page.waitForURL(`**${home}/room`);
    await expectVisible(page.getByRole('heading', { level: 1, name: brand.pages.room.title }));
  });

  test('the menu is worked by keyboard, and on a phone it is in the main menu', async () => {
    const page = await visit(home, { viewport: 'phone' });
    const button = page.locator('#main-menu').getByRole('button', { name: nameOf(code) });
    await page.getByRole('button', { name: brand.words.openMenu }).click();
    await button.focus();
    await page.keyboard.press('Enter');
    await expectVisible(inMenu(page, 'it'));
    await page.keyboard.press('Escape');
    await expectHidden(inMenu(page, 'it'));
    await page.keyboard.press('Enter');
    await inMenu(page, 'it').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${HOME}/it`);
  });

  test('without JavaScript the links in header and footer lead to the same page', async () => {
    const page = await visit(`${home}/contact`, { javaScript: false });
    await choose(page, code, 'en');
    await page.waitForURL(`**${HOME}/contact`);
    await inFooter(page, code).click();
    await page.waitForURL(`**${home}/contact`);
    expect(await languageOf(page)).toBe(brand.language.locale);
  });

  test('a stay, a theme and what was typed come along', async () => {
    const page = await visit(`${HOME}/find_room`, { theme: 'dark' });
    const { words } = getBrand('joya-boutique').stay;
    await page.getByLabel(words.checkIn).fill('2031-05-10');
    await page.getByLabel(words.checkOut).fill('2031-05-12');
    await choose(page, 'en', code);
    await page.waitForURL(`**${home}/find_room?**`);
    await poll(
      () => page.getByLabel(brand.stay.words.checkIn).inputValue(),
      (value) => expect(value).toBe('2031-05-10'),
    );
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
    await page.getByRole('button', { name: brand.stay.findRoom.words.checkout }).first().click();
    await page.waitForURL(`**${home}/room_details?**`);
    const date = new Intl.DateTimeFormat(brand.language.locale, { dateStyle: 'full', timeZone: 'UTC' });
    await expectVisible(page.getByText(date.format(new Date('2031-05-10'))).first());
    await goTo(page, `${home}/contact`);
    await page.getByRole('textbox', { name: brand.contact.form.message }).first().fill('Jambo');
    // the top bar is hidden on a scrolled page
    await inFooter(page, 'en').click();
    await page.waitForURL(`**${HOME}/contact`);
    const { message } = getBrand('joya-boutique').contact.form;
    await poll(
      () => page.getByRole('textbox', { name: message }).first().inputValue(),
      (value) => expect(value).toBe('Jambo'),
    );
  });

  test('from one house to the other the language stays', async () => {
    const page = await visit(home);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Beach Suites & Villa', exact: true })
      .click();
    await page.waitForURL(`**/beachsuites-villa/${code}`);
    await goTo(page, site.href);
    await page.getByRole('main').getByRole('link', { name: 'Joya Boutique' }).first().click();
    await page.waitForURL(`**${home}`);
  });

  test('an unknown address below a language has its 404 page', async () => {
    expect((await fetchPath(`${home}/nope`)).status).toBe(404);
    const page = await visit(`${home}/nope`);
    expectConsoleError(page, /status of 404/);
    await expectVisible(page.getByRole('heading', { name: site.notFound.heading, exact: true }));
    expect([await languageOf(page), await page.title()]).toEqual([
      site.language.locale,
      `${site.siteType} - ${site.notFound.title}`,
    ]);
    await page.getByRole('link', { name: site.notFound.goHome.label, exact: true }).click();
    await page.waitForURL(`**${site.href}`);
  });

  test('the menu of dishes is filtered in the language', async () => {
    const page = await visit(`${home}/restaurant`);
    const [category] = brand.restaurant.menu.categories;
    await page.getByRole('button', { name: category?.label, exact: true }).click();
    const shown = brand.restaurant.menu.items.filter((item) => item.category === category?.id);
    for (const { alt } of shown)
      await expectVisible(page.getByRole('img', { name: alt, exact: true }).first());
    expect(consoleErrorsOf(page)).toEqual([]);
  });
});

test.each(['/xx', `${HOME}/xx`, `${HOME}/xx/about`, `${HOME}/it/nope`])('%s is not found', async (path) => {
  expect((await fetchPath(path)).status).toBe(404);
});

describe('a visitor whose browser prefers German', () => {
  const german = { context: { locale: 'de-DE' } } as const;
  const offer = (page: Page) => page.getByRole('link', { name: offerOf('de'), exact: true });

  test('is offered the page in German, once, and sent nowhere', async () => {
    const page = await visit(`${HOME}/about`, german);
    await expectVisible(offer(page));
    expect(pathOf(page)).toBe(`${HOME}/about`);
    await page.reload();
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await page.locator('html[data-hydrated]').waitFor();
    expect(await offer(page).count()).toBe(0);
  });

  test('follows the offer, and is offered German again where English stands', async () => {
    const page = await visit(`${HOME}/about`, german);
    await offer(page).click();
    await page.waitForURL(`**${HOME}/de/about`);
    expect(await offer(page).count()).toBe(0);
    await goTo(page, '/');
    await expectVisible(offer(page));
    await page.getByRole('button', { name: getSite().site.words.closeOffer, exact: true }).click();
    await expectHidden(offer(page));
  });

  test('is offered nothing in German', async () => {
    const page = await visit(`${HOME}/de`, german);
    expect(await page.locator('aside [data-language]').count()).toBe(0);
  });
});

test('a visitor with another language, or without storage, is offered nothing', async () => {
  const page = await visit(HOME, { context: { locale: 'sw-KE' } });
  expect(await page.locator('aside [data-language]').count()).toBe(0);
  const blocked = await visit(HOME, {
    context: { locale: 'de-DE' },
    prepare: (context) =>
      context.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      ),
  });
  expect(await blocked.locator('aside [data-language]').count()).toBe(0);
});
