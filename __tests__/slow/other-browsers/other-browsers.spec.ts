import { expect, test } from '@playwright/test';
import { interpolate } from '@/lib/interpolate';
import { VILLA } from '../../support/brands';
import { DESKTOP, PHONE } from '../../support/e2e/fixtures';
import { listExportedEnglishPaths } from '../../support/exported-site';
import { ENGINES, type Tab } from './browser-drivers';

for (const { name, missing, open } of ENGINES) {
  test.describe(missing ? `in ${name} (needs ${missing})` : `in ${name}`, () => {
    test.skip(missing !== undefined);
    test.setTimeout(300_000);

    let tab: Tab;
    const consoleErrors: string[] = [];

    test.beforeAll(async () => {
      tab = await open(consoleErrors);
    });

    test.afterEach(() => expect(consoleErrors).toEqual([]));

    test.afterAll(() => tab.close());

    /** Waits until it is so in the page. */
    const becomes = (script: string, value: unknown = true) =>
      expect.poll(() => tab.evaluate(script).catch(String)).toBe(value);

    /** Clicks the button or link of this name, once it is visible. */
    const click = (label: string) =>
      expect(() =>
        tab.click(
          `[...document.querySelectorAll('button, a[href]')].find((element) => element.checkVisibility() &&
          (element.ariaLabel ?? element.innerText.trim()) === ${JSON.stringify(label)})`,
        ),
      ).toPass();

    async function visit(path: string): Promise<void> {
      await tab.goTo(`${test.info().project.use.baseURL}${path}`);
      await becomes("'hydrated' in document.documentElement.dataset");
      await tab.evaluate(
        "document.querySelector('[data-loader]')?.getAnimations().forEach((animation) => animation.finish())",
      );
      await becomes("document.querySelector('[data-loader]') === null");
    }

    test('every page hydrates without a console error, and none is wider than a phone', async () => {
      await tab.resize(PHONE);
      const wide: string[] = [];
      for (const path of listExportedEnglishPaths().filter((path) => path !== '/404')) {
        await visit(path);
        if (await tab.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'))
          wide.push(path);
      }
      expect(wide).toEqual([]);
    });

    test('on a phone the menu opens, leads on and closes', async () => {
      const isOpen = "document.querySelector('#main-menu:popover-open') !== null";
      const about = VILLA.header.nav[1]!;
      await tab.resize(PHONE);
      await visit(VILLA.href);
      await click(VILLA.labels.openMenu);
      await becomes(isOpen);
      await click(about.label);
      await becomes('location.pathname', about.href);
      await becomes(isOpen, false);
    });

    test('dark mode changes and stays; the lightbox opens, moves on and closes by keyboard', async () => {
      const { tiles, morePhotos, labels } = VILLA.home.gallery;
      await tab.resize(DESKTOP);
      await visit(`${VILLA.href}/about`);
      await click(VILLA.labels.darkMode);
      await visit(VILLA.href);
      await becomes("document.documentElement.classList.contains('dark')");
      await click(interpolate(labels.zoom, { title: tiles[0]!.title }));
      await becomes(`document.querySelector('[role="dialog"]')?.checkVisibility()`);
      await tab.press('ArrowRight');
      await becomes(`document.body.innerText.includes('2/${tiles.length + morePhotos.length}')`);
      await tab.press('Escape');
      await becomes(`document.querySelector('[role="dialog"]') === null`);
    });
  });
}
