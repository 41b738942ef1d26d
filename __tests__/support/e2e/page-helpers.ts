import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until React has hydrated it. Where it never does, or not yet, use `page.goto`. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor();

/** Opens a page whose scripts are held back until the returned function is called. */
export async function visitWithDelayedScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => {
    release();
    return waitForHydration(page);
  };
}

/** Follows a link of the main menu. */
export async function followMainMenuLink(page: Page, path: string): Promise<void> {
  // while a house is closed, the booking link in the menu leads to its contact page too
  await page.locator(`#main-menu a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}

/** A closed overlay has removed its history entry, which takes a moment. */
export const expectNoOverlayEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();

/** Blocks storage for the next pages, as a visitor can in the settings of a browser. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });

/** Waits until so many frames have been drawn. */
export const waitForFrames = (page: Page, count = 2) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Scrolls without animation. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await waitForFrames(page);
}

/** Down to the end: what loads late loads now. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Visible text of <main>, with normalised spaces. */
export const getMainText = async (page: Page) =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ');
