import type { Page } from 'playwright-core';
import { CHOOSERS, eachHouse } from './support/houses';
import { eventually, expectComplaint, open, scrollTo, seen, unseen, visit } from './support/visitor';

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
      expect(await veil(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(
        /(\/ 0?\.\d+|, 0?\.\d+)\)$/,
      );
    },
  );

  test('LDR-02, LDR-03: it starts to leave at 2500 ms and is out of the document 1200 ms later', async () => {
    const page = await visit(house.path, { loader: 'stays' });
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

test('LDR-02, LDR-03: so it does by the clock on the wall', async () => {
  const page = await visit('/joya-boutique', {
    loader: 'stays',
    prepare: (context) =>
      context.addInitScript(() => {
        const times: Record<string, number> = {};
        Object.assign(window, { times });
        new MutationObserver(() => {
          const element = document.querySelector('[data-loader]');
          const state = element ? (element.getAttribute('data-state') ?? '') : 'gone';
          if (element ?? times.shown !== undefined) times[state] ??= performance.now();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  });
  await veil(page).waitFor({ state: 'detached' });
  const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
  const { shown = 0, exiting = 0, gone = 0 } = times;
  expect(Math.abs(exiting - shown - EXIT_AFTER_MS)).toBeLessThan(400);
  expect(Math.abs(gone - exiting - EXIT_MS)).toBeLessThan(250);
});

test('LDR-05: it does not come back while the visitor stays in the house', async () => {
  const page = await visit('/joya-boutique');
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
  const page = await visit('/joya-boutique', { loader: 'stays' });
  await eventually(
    async () => {
      if (what === 'a key') await page.keyboard.press('Shift');
      else await page.mouse.click(700, 500);
      return stateOf(page);
    },
    (state) => expect(state).toBe('exiting'),
  );
  const left = await veil(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const end = Number(animation?.effect?.getComputedTiming().endTime ?? 0);
    return end - Number(animation?.currentTime ?? 0);
  });
  expect(left).toBeLessThanOrEqual(EXIT_MS);
  await veil(page).waitFor({ state: 'detached' });
});

test('the veil leaves a visitor who once paused all motion too', async () => {
  const page = await visit('/joya-boutique', {
    loader: 'stays',
    stored: { motionPaused: 'true' },
  });
  await veil(page).waitFor({ state: 'detached', timeout: 6000 });
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
