import { interpolate, pluralize } from '@/components/ui/interpolate';
import { expect, test } from '@playwright/test';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { exportedPaths } from '../../support/exported';
import type { Engine, Json, Tab } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1440, height: 900 };

let tab: Tab;

/** Waits until it is so in the page. */
const becomes = <Args extends readonly Json[]>(holds: (...args: Args) => boolean, ...args: Args) =>
  expect.poll(() => tab.evaluate(holds, ...args).catch(String)).toBe(true);

const reads = (text: string) => becomes((words) => document.body.innerText.includes(words), text);

async function visit(path: string): Promise<void> {
  await tab.goTo(path);
  await becomes(() => 'hydrated' in document.documentElement.dataset);
  await tab.evaluate(() => {
    const loader = document.querySelector('[data-loader]');
    for (const animation of loader?.getAnimations() ?? []) animation.finish();
  });
  await becomes(() => document.querySelector('[data-loader]') === null);
}

const isDark = () => tab.evaluate(() => document.documentElement.classList.contains('dark'));

const ENGINES: readonly Engine[] = [firefox, webkit];

for (const engine of ENGINES) {
  const { name, missing } = engine;
  test.describe(missing ? `in ${name} (needs ${missing})` : `in ${name}`, () => {
    test.skip(missing !== undefined);
    test.setTimeout(300_000);

    test.beforeEach(async ({ baseURL }) => {
      tab = await engine.open(baseURL!);
      await tab.resize(DESKTOP);
    });

    test.afterEach(async () => {
      expect(await tab.consoleErrors()).toEqual([]);
    });

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
      const { words } = BOUTIQUE.brand;
      await visit(BOUTIQUE.path);
      await tab.click('button', words.darkMode);
      expect(await isDark()).toBe(true);
      await visit(`${BOUTIQUE.path}/about`);
      expect(await isDark()).toBe(true);
    });

    test('on a phone the menu opens, leads on and closes', async () => {
      const { words, header } = VILLA.brand;
      const [, about] = header.nav;
      await tab.resize(PHONE);
      await visit(VILLA.path);
      await tab.click('button', words.openMenu);
      await tab.shows('button', words.closeMenu);
      await tab.click('link', about!.label);
      await becomes((path) => location.pathname === path, about!.href);
      await tab.shows('button', words.openMenu);
    });

    test('the lightbox opens, steps on with an arrow key, and closes with Escape', async () => {
      const { tiles, morePhotos, words } = VILLA.brand.home.gallery;
      const isOpen = () => document.querySelector('[role="dialog"]')?.checkVisibility() ?? false;
      await visit(VILLA.path);
      await tab.click('button', interpolate(words.zoom, { title: tiles[0]!.title }));
      await becomes(isOpen);
      await tab.press('ArrowRight');
      await reads(`2/${tiles.length + morePhotos.length}`);
      await tab.press('Escape');
      await becomes(() => document.querySelector('[role="dialog"]') === null);
    });

    test('an arrow of a room gallery shows its next picture', async () => {
      await visit(BOUTIQUE.brand.rooms.listed[0]!.href);
      await tab.click('button', BOUTIQUE.brand.words.controls.next);
      await becomes(() =>
        [...document.querySelectorAll('main [role=status]')].some((status) =>
          /\b2 \w+ \d/.test(status.textContent),
        ),
      );
    });

    test('from Find Room to the summary of the stay', async () => {
      const { words, findRoom } = BOUTIQUE.brand.stay;
      await visit(`${BOUTIQUE.path}/find_room`);
      await tab.evaluate(() => {
        const [from, to] = document.querySelectorAll<HTMLInputElement>('input[type="date"]');
        from!.value = '2031-05-05';
        to!.value = '2031-05-07';
      });
      await tab.click('button', findRoom.words.checkout);
      await becomes(() => location.pathname.endsWith('/room_details'));
      await reads(pluralize(2, words.night, words.dates.locale));
    });

    test('what was typed into the contact form is there after a reload', async () => {
      const question = 'Is the lagoon warm in July?';
      await visit(`${VILLA.path}/contact`);
      await tab.type('form textarea', question);
      await visit(`${VILLA.path}/contact`);
      await becomes((text) => document.querySelector('textarea')?.value === text, question);
      await tab.shows('button', VILLA.brand.contact.form.send);
    });

    test('by keyboard the first stop is the way past the navigation', async () => {
      await visit(`${BOUTIQUE.path}/about`);
      await tab.press('Tab');
      await tab.press('Enter');
      await becomes(() => document.activeElement?.tagName === 'MAIN');
    });
  });
}
