import { getBrand } from '@/content';
import { parseColour } from './support/colours';
import { DESKTOP, expect, PHONE, scrollTo, test, visit, type Page } from './support/test';

// the figures of the style sheet
const EXIT_AFTER_MS = 2500;
const EXIT_MS = 1200;

const { id, name, header } = getBrand('joya-boutique');
const PATH = `/${id}/about`;

const loader = (page: Page) => page.locator('[data-loader]');

async function expectState(page: Page, expected: string): Promise<void> {
  await expect(loader(page)).toHaveAttribute('data-state', expected);
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

test.describe('without JavaScript', () => {
  test.use({ loader: 'runs', javaScriptEnabled: false });

  test('LDR-01, LDR-02, LDR-03, LDR-04, LDR-06: the loader covers the screen at the first paint, disappears automatically, and the page can be used', async ({
    page,
  }) => {
    await page.goto(PATH);
    expect(await exitOf(page)).toEqual({ delay: EXIT_AFTER_MS, duration: EXIT_MS, iterations: 1 });
    await setLoaderTime(page, 500);
    await expect(loader(page).getByText(name, { exact: true })).toBeVisible();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
    }
    // translucent
    const background = await loader(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect((await parseColour(page, background))[3]).toBeLessThan(1);

    await page.setViewportSize(DESKTOP);
    await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
    await expect(loader(page)).toBeHidden();
    const { label, href } = header.nav[1]!;
    await page.locator('header').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`**${href}`);
  });

  test('LDR-01: there is none under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await expect(loader(page)).toBeHidden();
  });
});

test.describe('stopped at its start', () => {
  test.use({ loader: 'frozen' });

  test('LDR-01, LDR-02, LDR-03, LDR-05, LDR-07: the loader leaves at 2500 ms, is out of the document 1200 ms later, and does not come back', async ({
    page,
  }) => {
    await visit(page, PATH);
    // the page below loads as if it were not there
    await scrollTo(page, 50);
    expect(await page.evaluate(() => window.scrollY)).toBe(50);

    await setLoaderTime(page, EXIT_AFTER_MS - 1);
    await expectState(page, 'shown');
    await setLoaderTime(page, EXIT_AFTER_MS + 1);
    await expectState(page, 'exiting');
    await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS - 1);
    await expect(loader(page)).toHaveCount(1);
    await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
    await expect(loader(page)).toHaveCount(0);

    expect(
      await page.evaluate(() =>
        Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main, footer')),
      ),
    ).toBe(true);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);

    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-loader]')) document.title = 'The loader came back';
      }).observe(document, { subtree: true, childList: true });
    });
    for (const { label, href } of header.nav.slice(2, 4)) {
      await page.locator('header').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**${href}`);
    }
    expect(await page.title()).not.toBe('The loader came back');
  });

  for (const [what, act] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a click', (page: Page) => page.mouse.click(700, 500)],
  ] as const) {
    test(`LDR-02: ${what} lets the loader leave at once`, async ({ page }) => {
      await visit(page, PATH);
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
      await act(page);
      await expect(loader(page)).toHaveCount(0);
      expect(await way.jsonValue()).toEqual({ delay: 0 });
    });
  }

  test.describe('with motion paused', () => {
    test.use({ stored: { motionPaused: 'true' } });

    test('LDR-03: the loader still disappears', async ({ page }) => {
      await visit(page, PATH);
      await expect(loader(page)).toHaveCSS('animation-play-state', 'running');
      await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
      await expect(loader(page)).toHaveCount(0);
    });
  });
});
