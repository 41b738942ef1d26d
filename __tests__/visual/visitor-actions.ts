// What a visitor does, for the table of screenshot cases.
import type { Brand } from '@/content/model';
import { getUnsentMessagePrefix, SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { fillForm, EMAILJS_SEND_URL } from '../support/e2e/contact-form';
import { expect, type Page } from '../support/e2e/fixtures';
import { waitForHydration, scrollTo as scrollPageTo } from '../support/e2e/page-helpers';
import { find, type Part } from './page-part-locators';

export type Action = (page: Page, brand: Brand) => Promise<unknown>;

/** 14:00 in Zanzibar: lunch is served, the tide rises. */
export const FIXED_TIME = new Date('2026-11-26T11:00:00Z');

export const sequence =
  (...actions: Action[]): Action =>
  async (page, brand) => {
    for (const action of actions) await action(page, brand);
  };

export const click = (...parts: Part[]): Action =>
  sequence(
    ...parts.map(
      (part): Action =>
        (page, brand) =>
          part(page, brand).click(),
    ),
  );

/** On a device without a share sheet, in a browser that does not let the page copy. */
export const shareWithoutClipboard: Action = async (page, { labels }) => {
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.getByRole('button', { name: labels.share.share }).click();
};

/** With the motion that answers a pointer. */
export const hover =
  (part: Part): Action =>
  async (page, brand) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await part(page, brand).hover();
  };

/** With the ring that the keyboard brings. */
export const focus =
  (part: Part): Action =>
  async (page, brand) => {
    await page.keyboard.press('Shift');
    await part(page, brand).focus();
  };

export const pressKey =
  (key: string): Action =>
  (page) =>
    page.keyboard.press(key);

export const scrollToY =
  (y: number): Action =>
  (page) =>
    scrollPageTo(page, y);

/** Until it is there. */
export const waitFor =
  (part: Part): Action =>
  (page, brand) =>
    part(page, brand).waitFor();

export const scrollTo =
  (part: Part): Action =>
  (page, brand) =>
    part(page, brand).scrollIntoViewIfNeeded();

const reload: Action = async (page) => {
  await page.reload();
  await waitForHydration(page);
};

/** Once the picture that a button opens is there. */
export const enlarge = (button: Part) =>
  sequence(click(button), waitFor(find('[role=dialog] img')), (page) => page.mouse.move(1, 1));

/** German was chosen on an earlier visit. */
export const preferGerman = sequence(
  (page) => page.evaluate(() => localStorage.setItem('language', 'de')),
  reload,
);

/** Opens the offline page when the first pages of its list are cached. */
export const cacheFirstPages = sequence(
  (page) =>
    page.evaluate(async () => {
      const cache = await caches.open('cached');
      for (const link of [...document.querySelectorAll<HTMLAnchorElement>('[data-cached] a')].slice(0, 3))
        await cache.put(link.pathname, new Response());
    }),
  reload,
  waitFor(find('[data-cached] a')),
);

/** The scripts of the page cannot be fetched. */
export const loseScripts: Action = async (page) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.clock.install({ time: FIXED_TIME });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(page.locator('html[data-failed]')).toBeAttached({ timeout: 1 });
  }).toPass();
};

const MESSAGE = {
  name: 'Asha O’Neill-D’Souza',
  email: 'asha@guests.example',
  message: 'Karibu!\nIs there a cot, and are towels for the beach to be had?',
};

export const writeMessage =
  (message = MESSAGE.message): Action =>
  (page) =>
    fillForm(page, { ...MESSAGE, message });

/** Sends a message. The banner stays, because the clock is paused. */
export const sendMessage = (answer: number | 'none' | 'lost' | 'offline'): Action =>
  sequence(writeMessage(), async (page, { contact }) => {
    await page.route(EMAILJS_SEND_URL, (route) =>
      answer === 'lost' ? route.abort() : typeof answer === 'number' && route.fulfill({ status: answer }),
    );
    await page.context().setOffline(answer === 'offline');
    await page.clock.pauseAt(FIXED_TIME.getTime() + 1000);
    await page.getByRole('button', { name: contact.form.send, exact: true }).click();
    const { sending, success, failure } = contact.form;
    const answered = answer === 200 ? success : failure;
    const message = answer === 'none' ? sending : answered;
    const status = page.getByText(message, { exact: true }).filter({ visible: true }).first();
    // a slow machine sends, or is answered, after the first of these ticks
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(status).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  });

/** Comes from a link that asks about something, after a message was begun. */
export const openWithEnquiry = sequence(
  writeMessage(),
  (page) =>
    page.evaluate(
      (key) => sessionStorage.setItem(key, 'I would like to ask about the Garden Room.'),
      SESSION_STORAGE_KEYS.enquiry,
    ),
  reload,
);

/** Messages that could not be sent on an earlier visit. */
export const storeUnsentMessages = (count: number) =>
  sequence(async (page, { id, pages }) => {
    const entry = JSON.stringify({ ...MESSAGE, page: pages.contact.href });
    const keys = Array.from({ length: count }, (_, index) => `${getUnsentMessagePrefix(id)}${index}`);
    await page.evaluate(([text, names]) => names.forEach((name) => localStorage.setItem(name, text)), [
      entry,
      keys,
    ] as const);
  }, reload);

/** From now on the browser stores nothing. */
export const fillStorage: Action = (page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
