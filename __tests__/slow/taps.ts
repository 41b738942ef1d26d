import { interpolate } from '@/components/ui/interpolate';
import type { Browser, Locator, Page } from '@playwright/test';
import { hydrated, PHONE } from '../browser/support/test';
import { BOUTIQUE } from '../support/brands';

/** Something that a visitor may tap before the page has all its scripts. */
export interface TapTarget {
  readonly name: string;
  readonly path: string;
  /** It is shown on wide screens only. */
  readonly wide?: true;
  readonly button: (page: Page) => Locator;
  /** Before the tap. */
  readonly prepare?: Prepare;
  /** Runs in the browser: whether the tap had its effect, once. */
  readonly done: () => boolean;
}

const { home, stay, rooms, contact, words } = BOUTIQUE.brand;
const byName = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const TAP_TARGETS: readonly TapTarget[] = [
  {
    name: 'theme toggle',
    path: `${BOUTIQUE.path}/about`,
    button: (page) => byName(page, words.darkMode),
    done: () => document.documentElement.classList.contains('dark'),
  },
  {
    name: 'menu',
    path: `${BOUTIQUE.path}/about`,
    button: (page) => byName(page, words.openMenu),
    done: () => document.querySelector('header :popover-open') !== null,
  },
  {
    name: 'hero control',
    path: BOUTIQUE.path,
    wide: true,
    button: (page) => byName(page, words.controls.next),
    done: () =>
      [...document.querySelectorAll('section[aria-roledescription] ol button')].findIndex(
        (button) => button.getAttribute('aria-current') === 'true',
      ) === 1,
  },
  {
    name: 'gallery tile',
    path: BOUTIQUE.path,
    button: (page) =>
      byName(page, interpolate(home.gallery.words.zoom, { title: home.gallery.tiles[0]?.title ?? '' })),
    done: () => document.querySelector('[role=dialog], .yarl__portal_open') !== null,
  },
  {
    name: 'room gallery',
    path: rooms.listed[0].href,
    button: (page) => byName(page, words.controls.next).first(),
    done: () => /\b2 \w+ \d/.test(document.querySelector('main [role=status]')?.textContent ?? ''),
  },
  {
    name: 'guest dropdown',
    path: `${BOUTIQUE.path}/find_room`,
    button: (page) => page.locator('main summary').last(),
    done: () => [...document.querySelectorAll<HTMLDetailsElement>('main details')].at(-1)?.open === true,
  },
  {
    name: 'Checkout',
    path: `${BOUTIQUE.path}/find_room`,
    button: (page) => byName(page, stay.findRoom.words.checkout).first(),
    done: () =>
      /room_details$/.test(location.pathname) &&
      new URLSearchParams(location.search).getAll('room').length === 1 &&
      document.querySelector('main #stay') !== null,
  },
  {
    name: 'menu filter',
    path: `${BOUTIQUE.path}/restaurant`,
    button: (page) => page.locator('main button[aria-pressed]').first(),
    done: () => document.querySelector('main button[aria-pressed]')?.ariaPressed === 'true',
  },
  {
    name: 'contact submit',
    path: `${BOUTIQUE.path}/contact`,
    prepare: async (page) => {
      const { form } = contact;
      await page.getByLabel(form.name, { exact: true }).fill('Asha');
      await page.getByLabel(form.email, { exact: true }).fill('asha@guests.example');
      await page.getByLabel(form.message, { exact: true }).fill('Is there a cot?');
    },
    button: (page) => byName(page, contact.form.send),
    done: () => document.querySelector('[data-result=sent]') !== null,
  },
];

export interface Tap {
  /** ms from the tap to what it does; undefined when it was lost or acted twice. */
  readonly ms?: number;
  readonly messages: number;
  /** The tap came before the page was alive. */
  readonly early: boolean;
}

export type Prepare = (page: Page) => Promise<unknown>;

/** Opens a page, taps the target so long after the first paint, and sees what comes of it. */
export async function tapAfterPaint(
  browser: Browser,
  { path, wide, button, prepare, done }: TapTarget,
  afterMs: number,
  prepareDevice: Prepare,
): Promise<Tap> {
  let messages = 0;
  const page = await browser.newPage({
    ...(!wide && { viewport: PHONE, hasTouch: true }),
    // an autoplaying hero would hide what a tap does
    reducedMotion: 'reduce',
  });
  await page.addInitScript(rememberTap);
  await page.route('https://api.emailjs.com/**', (route) => {
    messages += 1;
    return route.fulfill({ status: 200, body: 'OK' });
  });
  await prepareDevice(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await prepare?.(page);
  await page.waitForFunction(
    (ms) =>
      performance.now() > (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + ms,
    afterMs,
  );
  await button(page).click({ noWaitAfter: true });
  await page.waitForFunction(done).catch(() => {});
  const doneAt = Date.now();
  await hydrated(page);
  // an effect that comes twice comes at once after React does
  await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
  const once = await page.evaluate(done);
  const tapped = await page.evaluate(() => ({
    at: Number(sessionStorage.getItem('tappedAt')),
    early: sessionStorage.getItem('tappedEarly') === 'true',
  }));
  await page.context().close();
  return { ms: once && tapped.at ? doneAt - tapped.at : undefined, messages, early: tapped.early };
}

/** Runs in the browser before the page does: the page itself stops early taps at the window. */
function rememberTap(): void {
  addEventListener(
    'click',
    ({ isTrusted }) => {
      if (!isTrusted || sessionStorage.getItem('tappedAt')) return;
      sessionStorage.setItem('tappedAt', String(Date.now()));
      sessionStorage.setItem('tappedEarly', String(!('hydrated' in document.documentElement.dataset)));
    },
    true,
  );
}
