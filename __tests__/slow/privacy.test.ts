import type { Page } from 'playwright-core';
import { LOCAL_KEYS } from '@/components/ui/storage-keys';
import { BOUTIQUE } from '../browser/support/brands';
import { expectConsoleError, visit } from '../browser/support/visitor';
import { expectVisible, poll } from '../browser/support/wait';

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

test('the privacy page names exactly what a visit to the whole site leaves in the browser', async () => {
  const kept = { localStorage: new Set<string>(), sessionStorage: new Set<string>() };
  const page = await visit(room.href, {
    context: { locale: 'de-DE' },
    prepare: async (context) => {
      await context.exposeFunction('note', (area: keyof typeof kept, key: string) => {
        kept[area].add(key.replace(/:.*/, ''));
      });
      await context.addInitScript(noteWhatIsKept);
    },
  });
  // the visitor's own language is offered
  await expectVisible(page.locator('aside a[data-language="de"]'));
  await page.getByRole('button', { name: words.darkMode }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: words.pauseMotion }).click();
  await page.getByRole('link', { name: rooms.words.enquiryLabel, exact: true }).click();
  await page.getByLabel(contact.form.name, { exact: true }).fill('Asha');
  await page.getByLabel(contact.form.email, { exact: true }).fill('asha@example.com');
  // whatever is still on its way then fails
  expectConsoleError(page, /net::ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: contact.form.send }).click();
  await expectVisible(page.locator('main').getByText(contact.form.failure));
  await page.context().setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
  await page.waitForURL(`**${BOUTIQUE.path}/it/contact`);
  await page.goto(pages.privacy.href);
  const names = await namesOn(page);
  await poll(
    () => [...kept.localStorage].sort(),
    // closed notices need a notice, and there may be none today
    (stored) =>
      expect([...new Set([...stored, LOCAL_KEYS.dismissedNotices])].sort()).toEqual(
        [...(names[local.heading] ?? [])].sort(),
      ),
  );
  expect([...kept.sessionStorage].sort()).toEqual([...(names[session.heading] ?? [])].sort());
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

test('one button clears all of it, says so, and gives the page its first look back', async () => {
  const page = await visit(pages.privacy.href, {
    stored: { darkMode: 'true', motionPaused: 'true', language: 'en', languageOffered: 'true', other: 'x' },
  });
  await page.evaluate(() => {
    sessionStorage.setItem('enquiry', 'About the dhow.');
    sessionStorage.setItem('contact-draft:joya-boutique', '{"name":"Asha"}');
  });
  const button = page.getByRole('button', { name: clear.button });
  await button.focus();
  await page.keyboard.press('Enter');
  await expectVisible(page.getByRole('status').getByText(clear.cleared));
  // what another site at the same address keeps is not ours
  expect(await keysOf(page)).toEqual(['other']);
  const look = () =>
    page.locator('html').evaluate(({ className, dataset }) => [/\bdark\b/.test(className), dataset.motion]);
  expect(await look()).toEqual([false, undefined]);
  await page.reload();
  expect(await look()).toEqual([false, undefined]);
});

test('where the browser keeps nothing, the button says that', async () => {
  const page = await visit(pages.privacy.href, {
    prepare: (context) =>
      context.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }),
  });
  await page.getByRole('button', { name: clear.button }).click();
  await expectVisible(page.getByRole('status').getByText(clear.blocked));
});

test('without JavaScript there is no button, but what to do', async () => {
  const page = await visit(pages.privacy.href, { javaScript: false });
  expect(await page.locator('main').innerText()).toContain(withoutScript);
  expect(await page.getByRole('button', { name: clear.button }).count()).toBe(0);
});
