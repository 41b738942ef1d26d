import { BOUTIQUE } from '../../support/brands';
import { DESKTOP, expect, PHONE, test, type Page } from '../../support/e2e/fixtures';
import { followMainMenuLink, scrollTo, scrollY, visit } from '../../support/e2e/page-helpers';

// the figures of the style sheet
const EXIT_AFTER_MS = 2500;
const EXIT_MS = 1200;

const PATH = `${BOUTIQUE.href}/about`;

const loader = (page: Page) => page.locator('[data-loader]');

/** Sets the time of the loader animations to ms after the first paint. */
const setLoaderTime = (page: Page, ms: number) =>
  loader(page).evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

test.describe('without JavaScript', () => {
  test.use({ loader: 'runs', javaScriptEnabled: false });

  test('LDR-01, LDR-04, LDR-06: the loader covers the screen, then disappears by itself', async ({
    page,
  }) => {
    await page.goto(PATH);
    await setLoaderTime(page, 500);
    await expect(loader(page).getByText(BOUTIQUE.name, { exact: true })).toBeVisible();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
    }
    await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
    await expect(loader(page)).toBeHidden();
    await followMainMenuLink(page, BOUTIQUE.pages.contact.href);
  });

  test('LDR-01: there is none under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await expect(loader(page)).toBeHidden();
  });
});

test.describe('stopped at its start', () => {
  test.use({ loader: 'frozen' });

  // LDR-02, LDR-03, LDR-05, LDR-07
  test('the page scrolls below the loader, which leaves at 2500 ms, is removed 1200 ms later and does not come back', async ({
    page,
  }) => {
    await visit(page, PATH);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(50);
    await scrollTo(page, 0);
    for (const [ms, state] of [
      [EXIT_AFTER_MS - 1, 'shown'],
      [EXIT_AFTER_MS + 1, 'exiting'],
      [EXIT_AFTER_MS + EXIT_MS - 1, 'exiting'],
    ] as const) {
      await setLoaderTime(page, ms);
      await expect(loader(page)).toHaveAttribute('data-state', state);
    }
    await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
    await expect(loader(page)).toHaveCount(0);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-loader]')) document.title = 'The loader came back';
      }).observe(document, { subtree: true, childList: true });
    });
    for (const name of ['room', 'contact'] as const)
      await followMainMenuLink(page, BOUTIQUE.pages[name].href);
    expect(await page.title()).not.toBe('The loader came back');
  });

  test('LDR-02: a click or a key lets the loader leave at once', async ({ page }) => {
    for (const dismiss of [() => page.mouse.click(700, 500), () => page.keyboard.press('Shift')]) {
      await visit(page, PATH);
      await dismiss();
      await expect(loader(page)).toHaveCount(0);
    }
  });

  test.describe('with motion paused', () => {
    test.use({ stored: { motionPaused: 'true' } });

    test('LDR-03: the loader still disappears', async ({ page }) => {
      await visit(page, PATH);
      await expect(loader(page)).not.toHaveCSS('animation-play-state', /paused/);
      await setLoaderTime(page, EXIT_AFTER_MS + EXIT_MS);
      await expect(loader(page)).toHaveCount(0);
    });
  });
});
