import type { Page } from 'playwright-core';
import { parseColour } from './support/export';
import { CHOOSERS, eachHouse } from './support/houses';
import {
  eventually,
  expectComplaint,
  liftVeil,
  open,
  scrollTo,
  seen,
  unseen,
  visit,
} from './support/visitor';

const EXIT_AFTER_MS = 2500;
const EXIT_MS = 1200;

const veil = (page: Page) => page.locator('[data-loader]');
const stateOf = (page: Page) => veil(page).getAttribute('data-state');

/** Puts the veil's own time to so many ms after the first paint. */
async function veilAt(page: Page, ms: number): Promise<void> {
  await veil(page).evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);
}

eachHouse((house) => {
  test.each(['phone', 'desktop'] as const)(
    'LDR-01, LDR-04: the veil covers a %s at the first paint',
    async (viewport) => {
      const page = await visit(`${house.path}/about`, { viewport, loader: 'stays', javaScript: false });
      await veilAt(page, 500);
      await seen(veil(page));
      expect(await veil(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      const size = page.viewportSize();
      expect(await veil(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await seen(veil(page).getByText(house.name, { exact: true }));
      // it is a veil, not a wall
      const ground = await veil(page).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect((await parseColour(page, ground))[3]).toBeLessThan(1);
    },
  );

  test('LDR-02, LDR-03: it starts to leave at 2500 ms and is out of the document 1200 ms later', async () => {
    const page = await visit(house.path, { loader: 'held' });
    await veilAt(page, EXIT_AFTER_MS - 1);
    expect(await stateOf(page)).toBe('shown');
    await veilAt(page, EXIT_AFTER_MS + 1);
    await eventually(
      () => stateOf(page),
      (state) => expect(state).toBe('exiting'),
    );
    await veilAt(page, EXIT_AFTER_MS + EXIT_MS - 1);
    expect(await veil(page).count()).toBe(1);
    await veilAt(page, EXIT_AFTER_MS + EXIT_MS);
    await veil(page).waitFor({ state: 'detached' });
  });

  test('LDR-06: without JavaScript it leaves by itself and the page can be used', async () => {
    const page = await visit(`${house.path}/about`, { loader: 'stays', javaScript: false });
    await veilAt(page, EXIT_AFTER_MS + EXIT_MS);
    await unseen(veil(page));
    await page.locator('header').getByRole('link', { name: 'Restaurant' }).click();
    await page.waitForURL('**/restaurant');
  });
});

test('LDR-02, LDR-03: nobody has to hold or lift it: its own time runs from the first paint', async () => {
  const page = await visit('/joya-boutique/about', { loader: 'stays', javaScript: false });
  const timing = await veil(page).evaluate((element) => {
    const { delay, duration, iterations } = element.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
    return { delay, duration, iterations };
  });
  expect(timing).toEqual({ delay: EXIT_AFTER_MS, duration: EXIT_MS, iterations: 1 });
  const started = await visit('/joya-boutique/about', { loader: 'stays' });
  await veil(started).waitFor({ state: 'detached' });
});

test('LDR-05: it does not come back while the visitor stays in the house', async () => {
  // it goes by itself, in a page that is awake
  const page = await visit('/joya-boutique', { loader: 'held' });
  await liftVeil(page);
  await page.evaluate(() => {
    const seenAgain: boolean[] = [];
    Object.assign(window, { seenAgain });
    new MutationObserver(() => {
      if (document.querySelector('[data-loader]')) seenAgain.push(true);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const name of ['About', 'Restaurant']) {
    await page.locator('header').getByRole('link', { name }).click();
    await page.waitForURL(`**/${name.toLowerCase()}`);
  }
  expect(await page.evaluate(() => (window as unknown as { seenAgain: boolean[] }).seenAgain)).toEqual([]);
});

test('LDR-07: once gone it blocks neither clicks nor scrolling', async () => {
  const page = await visit('/joya-boutique/about');
  expect(
    await page.evaluate(() =>
      Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main, footer')),
    ),
  ).toBe(true);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 200);
  await eventually(
    () => page.evaluate(() => window.scrollY),
    (y) => expect(y).toBeGreaterThan(0),
  );
});

test.each(['a key', 'a click'])('LDR-02: %s lets it leave at once', async (what) => {
  const page = await visit('/joya-boutique/about', { loader: 'held' });
  expect(await stateOf(page)).toBe('shown');
  if (what === 'a key') await page.keyboard.press('Shift');
  else await page.mouse.click(700, 500);
  await veil(page).waitFor({ state: 'detached' });
});

test('the veil leaves a visitor who once paused all motion too', async () => {
  const page = await visit('/joya-boutique', {
    loader: 'stays',
    stored: { motionPaused: 'true' },
  });
  await veil(page).waitFor({ state: 'detached' });
});

test('LDR-01: there is none under reduced motion, on the pages of neither house and on the 404 page', async () => {
  const calm = await visit('/joya-boutique', { reducedMotion: true, loader: 'stays' });
  await unseen(veil(calm));
  const page = await visit('/', { loader: 'stays' });
  expectComplaint(page, /status of 404/);
  for (const path of ['/', '/nope', ...CHOOSERS.map((segment) => `/${segment}`)]) {
    await open(page, path, { loader: 'stays' });
    expect(await veil(page).count()).toBe(0);
  }
});

test('LDR-01: the page below loads as if the veil were not there', async () => {
  const page = await visit('/joya-boutique/about', { loader: 'stays' });
  await scrollTo(page, 50);
  expect(await page.evaluate(() => window.scrollY)).toBe(50);
});
