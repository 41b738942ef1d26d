import { chromium, type LaunchOptions, type Locator, type Page } from '@playwright/test';
import { getBrand } from '../../content';
import { interpolate } from '../../lib/interpolate';
import { LIGHTHOUSE_PHONE_CONTEXT_OPTIONS } from './page-weight';

const CPU_SLOWDOWN = 4;
/** So long after the press what it has caused is over. */
const SETTLE_MS = 1500;

/** In the page: `durations` of what was pressed, in milliseconds. A text, because tsx adds helpers to functions. */
const COLLECT_DURATIONS = `
  window.durations = [];
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'event', durationThreshold: 16 });
`;

interface Press {
  readonly name: string;
  readonly path: string;
  /** On a phone slides are swiped. */
  readonly desktop?: boolean;
  readonly find: (page: Page) => Locator;
  readonly prepare?: (page: Page) => Promise<void>;
}

interface MeasuredPress {
  readonly name: string;
  /** Milliseconds from each press to the next frame that is drawn, rounded to 8 by the browser. */
  readonly durations: readonly number[];
}

const { contact, home, href, labels, pages, restaurant, stay, tides } = getBrand('joya-boutique');

/** What visitors press first, on a phone unless it needs a wider page. */
const PRESSES: readonly Press[] = [
  { name: 'menu', path: href, find: (page) => button(page, labels.openMenu) },
  { name: 'theme', path: href, find: (page) => page.locator('[data-preference="darkMode"]').first() },
  { name: 'slide', path: href, desktop: true, find: (page) => button(page, labels.controls.next) },
  {
    name: 'thumbnail',
    path: href,
    desktop: true,
    find: (page) => page.locator('[data-hero] li button').nth(2),
  },
  {
    name: 'lightbox',
    path: href,
    find: (page) =>
      button(page, interpolate(home.gallery.labels.zoom, { title: home.gallery.tiles[0]!.title })),
  },
  { name: 'language', path: '/', find: (page) => page.locator('[popovertarget="languages"]') },
  {
    name: 'guests',
    path: pages.find_room.href,
    prepare: (page) => page.locator('details summary', { hasText: stay.labels.guests }).click(),
    find: (page) => button(page, stay.findRoom.labels.increment.adults),
  },
  {
    name: 'filter',
    path: pages.restaurant.href,
    find: (page) => button(page, restaurant.menu.categories[0]!.label),
  },
  { name: 'tide day', path: pages.activities.href, find: (page) => button(page, tides.labels.next) },
  {
    name: 'send',
    path: pages.contact.href,
    prepare: async (page) => {
      await page.getByLabel(contact.form.name, { exact: true }).fill('Asha');
      await page.getByLabel(contact.form.email, { exact: true }).fill('asha@guests.example');
      await page.getByLabel(contact.form.message, { exact: true }).fill('Is there a cot?');
    },
    find: (page) => button(page, contact.form.send),
  },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Presses each control once a run on a page that has just loaded, with the processor slowed down. */
export async function measurePresses(
  launchOptions: LaunchOptions,
  origin: string,
  runCount: number,
): Promise<readonly MeasuredPress[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const durations = new Map(PRESSES.map(({ name }) => [name, [] as number[]]));
    for (let run = 0; run < runCount; run += 1) {
      for (const press of PRESSES) {
        const context = await browser.newContext(press.desktop ? {} : LIGHTHOUSE_PHONE_CONTEXT_OPTIONS);
        await context.route(
          (url) => url.origin !== origin,
          (route) => route.abort(),
        );
        durations.get(press.name)!.push(await measurePress(await context.newPage(), origin, press));
        await context.close();
      }
    }
    return PRESSES.map(({ name }) => ({ name, durations: durations.get(name)! }));
  } finally {
    await browser.close();
  }
}

async function measurePress(page: Page, origin: string, { path, prepare, find }: Press): Promise<number> {
  await page.addInitScript({ content: COLLECT_DURATIONS });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + path);
  await prepare?.(page);
  await find(page).scrollIntoViewIfNeeded(); // what is far away is loaded when it is near
  await page.evaluate('durations.length = 0');
  await find(page).click();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate<number>('Math.max(0, ...durations)');
}
