import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { BOUTIQUE } from '../support/brands';
import { expect, test } from '../support/e2e/fixtures';
import { blockStorage, visit } from '../support/e2e/page-helpers';

const { pages, privacy, rooms, labels, contact } = BOUTIQUE;
const { local, session, clear } = privacy.stored;

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the privacy page names exactly what a visit stores in the browser', async ({
    page,
    consoleErrors,
  }) => {
    const storedKeys = { local: new Set<string>(), session: new Set<string>() };
    await page.exposeFunction('recordKey', (area: keyof typeof storedKeys, key: string) =>
      storedKeys[area].add(key.replace(/:.*/, '')),
    );
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        Object(window).recordKey(this === localStorage ? 'local' : 'session', key);
        setItem.call(this, key, value);
      };
    });
    await visit(page, rooms.listed[0].href);
    // the visitor's own language is suggested
    await expect(page.locator('aside a[data-language="de"]')).toBeVisible();
    await page.getByRole('button', { name: labels.darkMode }).click();
    await page.getByRole('contentinfo').getByRole('button', { name: labels.pauseMotion }).click();
    await page.getByRole('link', { name: rooms.labels.enquiryLabel, exact: true }).click();
    await page.getByLabel(contact.form.name, { exact: true }).fill('Asha');
    await page.getByLabel(contact.form.email, { exact: true }).fill('asha@example.com');
    // requests in flight fail then
    consoleErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(page.locator('main').getByText(contact.form.failure)).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
    await page.waitForURL(`**${BOUTIQUE.href}/it/contact`);
    await page.goto(pages.privacy.href);
    const namesBelow = (heading: string) =>
      page.locator('main h3').filter({ hasText: heading }).locator('..').locator('code').allTextContents();
    const [localNames, sessionNames] = [await namesBelow(local.heading), await namesBelow(session.heading)];
    // closed notices need a notice, and there may be none today; nothing was sent
    const { dismissedNotices, sentMessages } = LOCAL_STORAGE_KEYS;
    await expect
      .poll(() => [...storedKeys.local.add(dismissedNotices).add(sentMessages)].sort())
      .toEqual(localNames.sort());
    expect([...storedKeys.session].sort()).toEqual(sessionNames.sort());
  });
});

test.describe('with everything stored', () => {
  test.use({
    stored: { darkMode: 'true', motionPaused: 'true', language: 'en', languageOffered: 'true', other: 'x' },
  });

  test('one button clears all of it, confirms it, and restores the initial mode', async ({ page }) => {
    await visit(page, pages.privacy.href);
    await page.evaluate(() => {
      sessionStorage.setItem('enquiry', 'About the dhow.');
      localStorage.setItem('contact-draft:joya-boutique', '{"name":"Asha"}');
      localStorage.setItem('unsent-message:joya-boutique:1', '{"name":"Asha"}');
    });
    await page.getByRole('button', { name: clear.button }).press('Enter');
    await expect(page.getByRole('status').getByText(clear.cleared)).toBeVisible();
    // data of another site at the same origin stays
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(['other']);
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
