import { interpolate, pluralize } from '@/components/ui/interpolate';
import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from '../../browser/support/test';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { exportedPaths } from '../../support/exported';
import type { Json, Tab } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

let tab: Tab;

/** Waits until it is so in the page. */
const becomes = <Args extends readonly Json[]>(holds: (...args: Args) => boolean, ...args: Args) =>
  expect.poll(() => tab.evaluate(holds, ...args).catch(String)).toBe(true);

const reads = (text: string) => becomes((words) => document.body.innerText.includes(words), text);

/** Clicks the button or link of this name, once it is visible. */
const click = (name: string) =>
  expect(() =>
    tab.click(
      (label) =>
        [...document.querySelectorAll<HTMLElement>('button, a[href]')].find(
          (element) => element.checkVisibility() && (element.ariaLabel ?? element.innerText.trim()) === label,
        )!,
      name,
    ),
  ).toPass();

async function visit(path: string): Promise<void> {
  await tab.goTo(path);
  await becomes(() => 'hydrated' in document.documentElement.dataset);
  await tab.evaluate(() => {
    const loader = document.querySelector('[data-loader]');
    for (const animation of loader?.getAnimations() ?? []) animation.finish();
  });
  await becomes(() => document.querySelector('[data-loader]') === null);
}

for (const engine of [firefox, webkit]) {
  const { name, missing } = engine;
  test.describe(missing ? `in ${name} (needs ${missing})` : `in ${name}`, () => {
    test.skip(missing !== undefined);
    test.setTimeout(300_000);

    test.beforeEach(async ({ baseURL }) => {
      tab = await engine.open(baseURL!);
      await tab.resize(DESKTOP);
    });

    test.afterEach(() => expect(tab.consoleErrors).toEqual([]));

    test.afterAll(engine.close);

    test('every page hydrates without a console error, and none is wider than a phone', async () => {
      await tab.resize(PHONE);
      const wide: string[] = [];
      for (const path of exportedPaths().filter((one) => one !== '/404')) {
        await visit(path);
        const isWide = await tab.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        if (isWide) wide.push(path);
      }
      expect(wide).toEqual([]);
    });

    test('the theme changes and stays', async () => {
      const isDark = () => document.documentElement.classList.contains('dark');
      await visit(BOUTIQUE.path);
      await click(BOUTIQUE.brand.words.darkMode);
      await becomes(isDark);
      await visit(`${BOUTIQUE.path}/about`);
      await becomes(isDark);
    });

    test('on a phone the menu opens, leads on and closes', async () => {
      const isOpen = () => document.querySelector('#main-menu:popover-open') !== null;
      const about = VILLA.brand.header.nav[1]!;
      await tab.resize(PHONE);
      await visit(VILLA.path);
      await click(VILLA.brand.words.openMenu);
      await becomes(isOpen);
      await click(about.label);
      await becomes((path) => location.pathname === path, about.href);
      await becomes(() => document.querySelector('#main-menu:popover-open') === null);
    });

    test('the lightbox opens, steps on with an arrow key, and closes with Escape', async () => {
      const { tiles, morePhotos, words } = VILLA.brand.home.gallery;
      await visit(VILLA.path);
      await click(interpolate(words.zoom, { title: tiles[0]!.title }));
      await becomes(() => document.querySelector('[role="dialog"]')?.checkVisibility() ?? false);
      await tab.press('ArrowRight');
      await reads(`2/${tiles.length + morePhotos.length}`);
      await tab.press('Escape');
      await becomes(() => document.querySelector('[role="dialog"]') === null);
    });

    test('from Find Room to the summary of the stay', async () => {
      const { words, findRoom } = BOUTIQUE.brand.stay;
      await visit(`${BOUTIQUE.path}/find_room`);
      await tab.evaluate(() => {
        const [from, to] = document.querySelectorAll<HTMLInputElement>('input[type="date"]');
        from!.value = '2031-05-05';
        to!.value = '2031-05-07';
      });
      await click(findRoom.words.checkout);
      await becomes(() => location.pathname.endsWith('/room_details'));
      await reads(pluralize(2, words.night, words.dates.locale));
    });

    test('by keyboard the first stop is the way past the navigation', async () => {
      await visit(`${BOUTIQUE.path}/about`);
      await tab.press('Tab');
      await tab.press('Enter');
      await becomes(() => document.activeElement?.tagName === 'MAIN');
    });
  });
}
