import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { parseColour } from './support/export';
import { visit, VIEWPORTS } from './support/visitor';
import { poll, scrollTo, expectVisible, expectHidden } from './support/wait';

// the figures of the style sheet
const EXIT_AFTER_MS = 2500;
const EXIT_MS = 1200;

const { id, name, header } = getBrand('joya-boutique');
const PATH = `/${id}/about`;

const loader = (page: Page) => page.locator('[data-loader]');

async function expectState(page: Page, expected: string): Promise<void> {
  await poll(
    () => loader(page).getAttribute('data-state'),
    (state) => expect(state).toBe(expected),
  );
}

/** Sets the time of the loader animations to ms after the first paint. */
async function setLoaderTime(page: Page, ms: number): Promise<void> {
  await loader(page).evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);
}

/** Timing of the loader's own leaving, as the browser runs it. */
const exitOf = (page: Page) =>
  loader(page).evaluate((element) => {
    const { delay, duration, iterations } = element.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
    return { delay, duration, iterations };
  });

test('LDR-01, LDR-02, LDR-03, LDR-04, LDR-06: without JavaScript the loader covers the screen at the first paint, leaves by itself, and the page can be used', async () => {
  const page = await visit(PATH, { loader: 'runs', javaScript: false });
  expect(await exitOf(page)).toEqual({ delay: EXIT_AFTER_MS, duration: EXIT_MS, iterations: 1 });
  await setLoaderTime(page, 500);
  await expectVisible(loader(page).getByText(name, { exact: true }));
  for (const size of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(size);
    expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
  }
  // translucent
  const background = await loader(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect((await parseColour(page, background))[3]).toBeLessThan(1);

  await page.setViewportSize(VIEWPORTS.desktop);
  await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
  await expectHidden(loader(page));
  const { label, href } = header.nav[1]!;
  await page.locator('header').getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL(`**${href}`);
});

test('LDR-01, LDR-02, LDR-03, LDR-05, LDR-07: the loader leaves at 2500 ms, is out of the document 1200 ms later, and does not come back', async () => {
  const page = await visit(PATH, { loader: 'frozen' });
  // the page below loads as if it were not there
  await scrollTo(page, 50);
  expect(await page.evaluate(() => window.scrollY)).toBe(50);

  await setLoaderTime(page, EXIT_AFTER_MS - 1);
  await expectState(page, 'shown');
  await setLoaderTime(page, EXIT_AFTER_MS + 1);
  await expectState(page, 'exiting');
  await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS - 1);
  expect(await loader(page).count()).toBe(1);
  await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
  await loader(page).waitFor({ state: 'detached' });

  expect(
    await page.evaluate(() =>
      Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main, footer')),
    ),
  ).toBe(true);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 200);
  await poll(
    () => page.evaluate(() => window.scrollY),
    (y) => expect(y).toBeGreaterThan(50),
  );

  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-loader]')) document.title = 'The veil came back';
    }).observe(document, { subtree: true, childList: true });
  });
  for (const { label, href } of header.nav.slice(2, 4)) {
    await page.locator('header').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`**${href}`);
  }
  expect(await page.title()).not.toBe('The veil came back');
});

test.each(['a key', 'a click'])('LDR-02: %s lets the loader leave at once', async (what) => {
  const page = await visit(PATH, { loader: 'frozen' });
  await expectState(page, 'shown');
  // its way out is noted and ended as it begins
  const way = await loader(page).evaluateHandle((element) => {
    const noted: { delay?: number } = {};
    element.addEventListener('animationstart', () => {
      const [exit] = element.getAnimations();
      noted.delay = exit?.effect?.getTiming().delay;
      exit?.finish();
    });
    return noted;
  });
  if (what === 'a key') await page.keyboard.press('Shift');
  else await page.mouse.click(700, 500);
  await loader(page).waitFor({ state: 'detached' });
  expect(await way.jsonValue()).toEqual({ delay: 0 });
});

test('LDR-03: the loader leaves with motion paused too', async () => {
  const page = await visit(PATH, { loader: 'frozen', stored: { motionPaused: 'true' } });
  expect(await loader(page).evaluate((element) => getComputedStyle(element).animationPlayState)).toBe(
    'running',
  );
  await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
  await loader(page).waitFor({ state: 'detached' });
});

test('LDR-01: there is no loader under reduced motion', async () => {
  await expectHidden(loader(await visit(PATH, { reducedMotion: true, loader: 'runs', javaScript: false })));
});
