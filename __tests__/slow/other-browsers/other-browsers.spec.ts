import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { DESKTOP, PHONE } from '../../support/e2e/fixtures';
import { listExportedEnglishPaths } from '../../support/exported-site';
import { ENGINES, type Tab } from './browser-drivers';

/** The picture that is moved most to keep its main thing in its frame. Runs in the browser. */
function mostShifted(photos: Element[]): string {
  const getShift = (img: HTMLImageElement) => {
    const [x = 50, y = 50] = getComputedStyle(img).objectPosition.split(' ').map(parseFloat);
    const shapes =
      img.clientWidth /
      img.clientHeight /
      (Number(img.getAttribute('width')) / Number(img.getAttribute('height')));
    return shapes < 1 ? (1 - shapes) * Math.abs(x - 50) : (1 - 1 / shapes) * Math.abs(y - 50);
  };
  const images = photos as HTMLImageElement[];
  return images.reduce((most, img) => (getShift(img) > getShift(most) ? img : most)).getAttribute('src')!;
}

/** The part of a screenshot within these edges, seen from far away. */
async function cut(screenshot: Uint8Array, edges: string): Promise<Buffer> {
  const { left, top, width, height } = JSON.parse(edges) as DOMRect;
  const [x, y] = [Math.ceil(left), Math.ceil(top)];
  return sharp(screenshot)
    .extract({ left: x, top: y, width: Math.floor(left + width) - x, height: Math.floor(top + height) - y })
    .resize(32, 32, { fit: 'fill' })
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer();
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0);

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

    for (const path of [`${BOUTIQUE.href}/explore-island`, `${VILLA.href}/contact`]) {
      test(`the most cropped picture of ${path} shows what it shows in Chromium`, async ({ page }) => {
        await page.setViewportSize(DESKTOP);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        const src = await page.locator('main img').evaluateAll(mostShifted);
        const img = `document.querySelector('main img[src="${src}"]')`;
        const isShown = `(${img}.scrollIntoView({ block: 'center', behavior: 'instant' }), ${img}.complete && ${img}.naturalWidth > 0)`;
        const edges = `JSON.stringify(${img}.getBoundingClientRect())`;
        const inChromium = async () => cut(await page.screenshot(), await page.evaluate<string>(edges));
        await expect.poll(() => page.evaluate(isShown)).toBe(true);
        const expected = await inChromium();
        await page.evaluate(`${img}.style.objectPosition = '50% 50%'`);
        const middle = await inChromium();

        await tab.resize(DESKTOP);
        await visit(path);
        await becomes(isShown);
        // it is painted some time after it has loaded
        await expect(async () => {
          const shown = await cut(await tab.screenshot(), String(await tab.evaluate(edges)));
          expect(difference(shown, expected)).toBeLessThan(difference(shown, middle) / 2);
        }).toPass({ timeout: 20_000 });
      });
    }

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

    test('from Find Room to the summary of the stay', async () => {
      const { labels, findRoom } = BOUTIQUE.stay;
      await tab.resize(DESKTOP);
      await visit(`${BOUTIQUE.href}/find_room`);
      await tab.evaluate(
        `[...document.querySelectorAll('input[type="date"]')].forEach((input, index) => {
          input.value = ['2031-05-05', '2031-05-07'][index];
        })`,
      );
      await click(findRoom.labels.checkout);
      await becomes("location.pathname.endsWith('/room_details')");
      const nights = pluralize(2, labels.night, labels.dates.locale);
      await becomes(`document.body.innerText.includes('${nights}')`);
    });
  });
}
