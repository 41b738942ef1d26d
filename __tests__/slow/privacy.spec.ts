import { LOCAL_KEYS } from '@/components/ui/storage-keys';
import { BOUTIQUE } from '../support/brands';
import { blockStorage, expect, test, visit, type Page } from '../browser/support/test';

const { pages, privacy, rooms, words, contact } = BOUTIQUE.brand;
const { local, session, clear, withoutScript } = privacy.stored;
const room = rooms.listed[0];

/** The names on the page, each list by its heading. */
function namesOn(page: Page): Promise<Record<string, string[]>> {
  return page.locator('main').evaluate((main) => {
    const lists = [...main.querySelectorAll('h3')].map((heading) => [
      heading.textContent,
      [...(heading.parentElement?.querySelectorAll('code') ?? [])].map((code) => code.textContent),
    ]);
    return Object.fromEntries(lists);
  });
}

const keysOf = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the privacy page names exactly what a visit to the whole site leaves in the browser', async ({
    page,
    consoleErrors,
  }) => {
    const kept = { localStorage: new Set<string>(), sessionStorage: new Set<string>() };
    await page.exposeFunction('note', (area: keyof typeof kept, key: string) => {
      kept[area].add(key.replace(/:.*/, ''));
    });
    await page.addInitScript(noteWhatIsKept);
    await visit(page, room.href);
    // the visitor's own language is offered
    await expect(page.locator('aside a[data-language="de"]')).toBeVisible();
    await page.getByRole('button', { name: words.darkMode }).click();
    await page.getByRole('contentinfo').getByRole('button', { name: words.pauseMotion }).click();
    await page.getByRole('link', { name: rooms.words.enquiryLabel, exact: true }).click();
    await page.getByLabel(contact.form.name, { exact: true }).fill('Asha');
    await page.getByLabel(contact.form.email, { exact: true }).fill('asha@example.com');
    // whatever is still on its way then fails
    consoleErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(page.locator('main').getByText(contact.form.failure)).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
    await page.waitForURL(`**${BOUTIQUE.path}/it/contact`);
    await page.goto(pages.privacy.href);
    const names = await namesOn(page);
    // closed notices need a notice, and there may be none today
    await expect
      .poll(() => [...new Set([...kept.localStorage, LOCAL_KEYS.dismissedNotices])].sort())
      .toEqual([...(names[local.heading] ?? [])].sort());
    expect([...kept.sessionStorage].sort()).toEqual([...(names[session.heading] ?? [])].sort());
  });
});

declare global {
  interface Window {
    note(area: string, key: string): void;
  }
}

/** Runs in the browser before the page does. */
function noteWhatIsKept(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    window.note(this === localStorage ? 'localStorage' : 'sessionStorage', key);
    setItem.call(this, key, value);
  };
}

test.describe('with everything stored', () => {
  test.use({
    stored: { darkMode: 'true', motionPaused: 'true', language: 'en', languageOffered: 'true', other: 'x' },
  });
  test('one button clears all of it, confirms it, and restores the initial theme', async ({ page }) => {
    await visit(page, pages.privacy.href);
    await page.evaluate(() => {
      sessionStorage.setItem('enquiry', 'About the dhow.');
      sessionStorage.setItem('contact-draft:joya-boutique', '{"name":"Asha"}');
    });
    const button = page.getByRole('button', { name: clear.button });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(clear.cleared)).toBeVisible();
    // what another site at the same address keeps is not ours
    expect(await keysOf(page)).toEqual(['other']);
    const html = page.locator('html');
    await expect(html).not.toContainClass('dark');
    await expect(html).not.toHaveAttribute('data-motion');
  });
});

test('where the browser keeps nothing, the button says that', async ({ page }) => {
  await blockStorage(page);
  await visit(page, pages.privacy.href);
  await page.getByRole('button', { name: clear.button }).click();
  await expect(page.getByRole('status').getByText(clear.blocked)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, but an explanation of what to do', async ({ page }) => {
    await page.goto(pages.privacy.href);
    await expect(page.locator('main')).toContainText(withoutScript, { useInnerText: true });
    await expect(page.getByRole('button', { name: clear.button })).toHaveCount(0);
  });
});
