import type { Brand } from '@/content/model';
import { getUnsentMessagePrefix, SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { EMAILJS_SEND_URL, fillForm } from '../support/e2e/contact-form';
import { expect, type Locator, type Page } from '../support/e2e/fixtures';
import { scrollTo as scrollPageTo, waitForHydration } from '../support/e2e/page-helpers';

export const SCREENS = {
  phone: { width: 375, height: 812 },
  landscape: { width: 740, height: 375 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The mode where it is not light, the language where it is not English. */
export type Variant = `${'villa' | 'boutique'} ${keyof typeof SCREENS}${'' | ' dark'}${'' | ' de' | ' fr'}`;

/** A part of a page. */
type Part = (page: Page, brand: Brand) => Locator;

const find =
  (selector: string): Part =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first();

/** By the id of its heading. */
const section = (id: string, within = '') => find(`section[aria-labelledby="${id}"] ${within}`);

const header = find('header');
const menuButton = find('header button[popovertarget=main-menu]');
const languageButton = find('header button[popovertarget=languages]');
const bookNowLink = find('header a[href*="booking.com"]');
const nextButton: Part = (page, { labels }) =>
  page.getByRole('button', { name: labels.controls.next, exact: true }).first();
const contactForm: Part = (page, { contact }) =>
  page.getByRole('form', { name: contact.form.heading, exact: true });
const availability: Part = (page, { stay }) =>
  page.getByRole('group', { name: stay.findRoom.labels.bar, exact: true });
const dropdown =
  (name: 'rooms' | 'guests'): Part =>
  (page, brand) =>
    availability(page, brand).locator('summary').filter({ hasText: brand.stay.labels[name] });
const increment =
  (name: 'rooms' | 'adults' | 'children'): Part =>
  (page, { stay }) =>
    page.getByRole('button', { name: stay.findRoom.labels.increment[name], exact: true });
const tidesOfStay: Part = (page, { tides }) => page.getByRole('region', { name: tides.stay.heading });
const unsentMessage: Part = (page, { labels }) => page.getByText(labels.unsentMessage.text);

// What a visitor does.

type Action = (page: Page, brand: Brand) => Promise<unknown>;

/** 14:00 in Zanzibar: lunch is served, the tide rises. */
export const FIXED_TIME = new Date('2026-11-26T11:00:00Z');

const sequence =
  (...actions: Action[]): Action =>
  async (page, brand) => {
    for (const action of actions) await action(page, brand);
  };

const click = (...parts: Part[]): Action =>
  sequence(
    ...parts.map(
      (part): Action =>
        (page, brand) =>
          part(page, brand).click(),
    ),
  );

/** On a device without a share sheet, in a browser that does not let the page copy. */
const shareWithoutClipboard: Action = async (page, { labels }) => {
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.getByRole('button', { name: labels.share.share }).click();
};

/** With the motion that answers a pointer. */
const hover =
  (part: Part): Action =>
  async (page, brand) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await part(page, brand).hover();
  };

/** With the ring that the keyboard brings. */
const focus =
  (part: Part): Action =>
  async (page, brand) => {
    await page.keyboard.press('Shift');
    await part(page, brand).focus();
  };

const pressKey =
  (key: string): Action =>
  (page) =>
    page.keyboard.press(key);

const scrollToY =
  (y: number): Action =>
  (page) =>
    scrollPageTo(page, y);

/** Until it is there. */
const waitFor =
  (part: Part): Action =>
  (page, brand) =>
    part(page, brand).waitFor();

const scrollTo =
  (part: Part): Action =>
  (page, brand) =>
    part(page, brand).scrollIntoViewIfNeeded();

const reload: Action = async (page) => {
  await page.reload();
  await waitForHydration(page);
};

/** Once the picture that a button opens is there. */
const enlarge = (button: Part) =>
  sequence(click(button), waitFor(find('[role=dialog] img')), (page) => page.mouse.move(1, 1));

/** German was chosen on an earlier visit. */
const preferGerman = sequence((page) => page.evaluate(() => localStorage.setItem('language', 'de')), reload);

/** Opens the offline page when the first pages of its list are cached. */
const cacheFirstPages = sequence(
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
const loseScripts: Action = async (page) => {
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

const writeMessage =
  (message = MESSAGE.message): Action =>
  (page) =>
    fillForm(page, { ...MESSAGE, message });

/** Sends a message. The banner stays, because the clock is paused. */
const sendMessage = (answer: number | 'none' | 'lost' | 'offline'): Action =>
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
const openWithEnquiry = sequence(
  writeMessage(),
  (page) =>
    page.evaluate(
      (key) => sessionStorage.setItem(key, 'I would like to ask about the Garden Room.'),
      SESSION_STORAGE_KEYS.enquiry,
    ),
  reload,
);

/** Messages that could not be sent on an earlier visit. */
const storeUnsentMessages = (count: number) =>
  sequence(async (page, { id, pages }) => {
    const entry = JSON.stringify({ ...MESSAGE, page: pages.contact.href });
    const keys = Array.from({ length: count }, (_, index) => `${getUnsentMessagePrefix(id)}${index}`);
    await page.evaluate(([text, names]) => names.forEach((name) => localStorage.setItem(name, text)), [
      entry,
      keys,
    ] as const);
  }, reload);

/** From now on the browser stores nothing. */
const fillStorage: Action = (page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });

interface State {
  readonly name: string;
  readonly path: string | ((brand: Brand) => string);
  readonly variants: readonly Variant[];
  /** What a visitor does there. */
  readonly action?: Action;
  /** What is compared; without it the screen. */
  readonly part?: Part;
  /** Errors that it may bring on the console. */
  readonly allowedErrors?: RegExp;
}

const home = ({ href }: Brand) => href;
const shownSlide = (number: number) => find(`[role=group]:nth-child(${number})[aria-hidden=false]`);
const page =
  (name: keyof Brand['pages']) =>
  ({ pages }: Brand) =>
    pages[name].href;
const room = ({ rooms }: Brand) => rooms.listed[0].href;
/** Four nights in the first room. */
const stay =
  (query: string) =>
  ({ pages, rooms }: Brand) =>
    `${pages.room_details.href}?room=${rooms.listed[0].id}&${query}`;

const DATES = 'check_in=2026-11-27&check_out=2026-12-01';

// each brand, mode and width is seen often, not each state in each of them
// prettier-ignore
export const STATES: readonly State[] = [
  { name: 'header', path: page('about'), variants: ['villa laptop fr', 'boutique laptop de'], part: header },
  { name: 'header-scrolled', path: page('about'), variants: ['boutique desktop'], action: scrollToY(600), part: header },
  { name: 'header-hover', path: page('about'), variants: ['villa desktop'], action: hover(bookNowLink), part: header },
  { name: 'header-focus', path: page('about'), variants: ['boutique desktop dark'], action: focus(bookNowLink), part: header },
  { name: 'skip-link', path: page('about'), variants: ['villa desktop dark'], action: pressKey('Tab'), part: header },
  { name: 'menu', path: page('about'), variants: ['villa phone', 'boutique phone dark', 'boutique landscape'], action: click(menuButton) },
  { name: 'languages', path: page('about'), variants: ['boutique desktop'], action: click(languageButton) },
  { name: 'language-offer', path: page('tides'), variants: ['boutique phone dark'], action: sequence(preferGerman, waitFor(find('aside [data-language=de]'))) },
  { name: 'back-to-top', path: page('about'), variants: ['boutique desktop dark'], action: scrollToY(900) },
  { name: 'footer', path: page('about'), variants: ['villa phone dark', 'boutique desktop'], part: find('footer') },
  { name: 'unsent-message', path: page('about'), variants: ['villa phone', 'boutique desktop dark'], action: sequence(storeUnsentMessages(1), waitFor(unsentMessage)) },
  { name: 'scripts-lost', path: page('contact'), variants: ['villa phone'], action: loseScripts, allowedErrors: /net::ERR_FAILED/ },

  { name: 'landing', path: '/', variants: ['villa phone dark'] },
  { name: 'landing-hover', path: '/', variants: ['villa desktop'], action: hover(find('main [data-highlighted=true]')) },
  { name: 'landing-languages', path: '/', variants: ['villa phone'], action: click(languageButton) },
  { name: 'which-house', path: '/contact', variants: ['villa phone'] },
  { name: 'not-found', path: '/404', variants: ['villa desktop dark'] },
  { name: 'offline', path: '/offline', variants: ['villa phone'] },
  { name: 'offline-kept', path: '/offline', variants: ['villa desktop dark'], action: cacheFirstPages },

  { name: 'hero', path: home, variants: ['villa phone', 'boutique desktop'] },
  { name: 'hero-third', path: home, variants: ['boutique phone'], action: sequence(click(nextButton), waitFor(shownSlide(2)), click(nextButton), waitFor(shownSlide(3))) },
  { name: 'hero-longest', path: home, variants: ['boutique phone dark de', 'villa desktop dark fr'] },
  { name: 'amenities', path: home, variants: ['villa phone'], part: find('main section:has(> ul)') },
  { name: 'room-card', path: home, variants: ['boutique phone'], part: section('best-rooms', 'li') },
  { name: 'room-card-hover', path: home, variants: ['villa desktop dark'], action: hover(section('best-rooms', 'li h3')), part: section('best-rooms', 'li') },
  { name: 'room-card-wide', path: home, variants: ['villa desktop'], part: section('best-rooms', 'li:nth-child(3)') },
  { name: 'gallery-hover', path: home, variants: ['boutique desktop dark'], action: hover(find('#gallery-2')), part: section('gallery', 'li:nth-child(2)') },
  { name: 'gallery-focus', path: home, variants: ['villa phone'], action: focus(section('gallery', 'li:nth-child(2) button')), part: section('gallery', 'li:nth-child(2)') },
  { name: 'gallery-open', path: home, variants: ['villa phone'], action: enlarge(section('gallery', 'li button')) },
  { name: 'guests', path: home, variants: ['boutique phone', 'villa desktop dark'], part: section('guest-book') },

  { name: 'room', path: room, variants: ['villa phone', 'boutique desktop dark'], action: scrollToY(700) },
  { name: 'room-open', path: room, variants: ['boutique landscape dark'], action: enlarge(section('room', 'li[data-position=current] button')) },
  { name: 'room-list', path: page('room'), variants: ['villa phone dark'], part: section('rooms', 'li') },

  { name: 'availability', path: page('find_room'), variants: ['villa desktop', 'boutique phone'], part: availability },
  { name: 'availability-rooms', path: page('find_room'), variants: ['boutique desktop dark'], action: sequence(scrollToY(200), click(dropdown('rooms'))) },
  { name: 'availability-guests', path: page('find_room'), variants: ['boutique phone dark'], action: sequence(scrollToY(300), click(dropdown('guests'), increment('adults'))) },
  { name: 'availability-invalid', path: page('find_room'), variants: ['villa phone dark'], action: sequence(click(find('form[data-stay] [type=submit]')), pressKey('Tab')), part: availability },
  { name: 'stay-ask', path: ({ pages }) => `${pages.room_details.href}?${DATES}&adults=2`, variants: ['villa desktop'], action: sequence(scrollTo(tidesOfStay), waitFor(section('stay', 'ol li'))), part: section('stay') },
  { name: 'stay-past', path: stay('check_in=2020-02-10&check_out=2020-02-14&rooms=99&adults=2'), variants: ['villa phone'], part: section('stay', 'div:has(> dl)') },
  { name: 'stay', path: stay(`${DATES}&adults=2`), variants: ['boutique desktop dark'], part: section('stay', 'div:has(> dl)') },
  { name: 'stay-link-not-copied', path: stay(`${DATES}&adults=2`), variants: ['villa phone de'], action: shareWithoutClipboard, part: section('stay', 'div:has(> dl)') },
  { name: 'stay-without-dates', path: stay(''), variants: ['boutique phone dark'], part: section('stay', 'div:has(> dl)') },
  { name: 'stay-too-many', path: stay(`${DATES}&adults=7`), variants: ['villa phone'], part: section('stay', 'div:has(> dl)') },
  { name: 'stay-tides', path: stay(`${DATES}&adults=2`), variants: ['boutique phone'], action: sequence(scrollTo(tidesOfStay), waitFor(section('stay', 'ol li'))), part: tidesOfStay },
  { name: 'tides', path: page('activities'), variants: ['villa phone dark'], action: sequence(scrollTo(section('tides')), waitFor(section('tides', 'h3'))), part: section('tides') },
  { name: 'month', path: page('tides'), variants: ['villa desktop'], action: sequence(scrollToY(400), waitFor(find('tr[aria-current=date]'))) },

  { name: 'hours', path: page('restaurant'), variants: ['boutique desktop'], part: section('opening-hours') },
  { name: 'food', path: page('restaurant'), variants: ['boutique phone dark'], action: sequence(click(section('menu', 'button')), pressKey('Tab')), part: section('menu') },

  { name: 'contact', path: page('contact'), variants: ['villa phone'], part: contactForm },
  { name: 'contact-long', path: page('contact'), variants: ['boutique phone dark'], action: writeMessage('Is there a cot? '.repeat(60)), part: contactForm },
  { name: 'contact-invalid', path: page('contact'), variants: ['boutique phone', 'villa desktop dark'], action: sequence(click(find('form [type=submit]')), pressKey('Tab')), part: contactForm },
  { name: 'contact-ask', path: page('contact'), variants: ['villa desktop'], action: openWithEnquiry, part: contactForm },
  { name: 'contact-sending', path: page('contact'), variants: ['boutique desktop'], action: sendMessage('none'), part: contactForm },
  { name: 'contact-sent', path: page('contact'), variants: ['boutique phone dark'], action: sendMessage(200), part: contactForm },
  { name: 'contact-failed', path: page('contact'), variants: ['villa phone', 'boutique desktop dark'], action: sendMessage(503), part: contactForm },
  { name: 'contact-answer-lost', path: page('contact'), variants: ['boutique phone', 'villa desktop dark'], action: sendMessage('lost'), part: contactForm, allowedErrors: /ERR_FAILED/ },
  { name: 'contact-offline', path: page('contact'), variants: ['boutique phone', 'villa desktop dark'], action: sendMessage('offline'), part: contactForm, allowedErrors: /ERR_INTERNET_DISCONNECTED/ },
  { name: 'contact-too-large', path: page('contact'), variants: ['villa phone'], action: sendMessage(413), part: contactForm },
  { name: 'contact-unsent', path: page('contact'), variants: ['boutique desktop', 'villa phone dark'], action: storeUnsentMessages(2), part: find('main div:has(> ul + form)') },
  { name: 'contact-not-kept', path: page('contact'), variants: ['boutique phone dark'], action: sequence(fillStorage, sendMessage(503)), part: contactForm },
  { name: 'map', path: page('contact'), variants: ['boutique phone'], action: scrollTo(find('iframe')), part: find('div:has(> iframe)') },
  { name: 'question', path: page('contact'), variants: ['villa phone'], action: click(find('details summary')), part: find('section:has(details)') },

  { name: 'post', path: page('blog'), variants: ['boutique desktop'], part: find('main ul li:has(h3)') },
  { name: 'blog-side', path: page('blog'), variants: ['boutique phone'], part: find('aside') },
  { name: 'tour', path: page('tours-activities'), variants: ['villa phone dark'], part: find('main article') },
  { name: 'island', path: page('explore-island'), variants: ['villa desktop dark'], part: section('places', 'svg') },
];
