import { BOUTIQUE } from '../support/brands';
import { expect, PHONE, test, type Page } from '../support/e2e/fixtures';
import {
  findCutTexts,
  findOverflowingElements,
  setDefaultFontSize,
} from '../support/e2e/layout-and-accessibility';
import { scrollThrough, visit } from '../support/e2e/page-helpers';
import { listExportedPathsInLanguage } from '../support/exported-site';
import { listPagesOfEachKind } from '../support/list-pages-of-each-kind';

const LONGEST_TAB_WALK = 400;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of listPagesOfEachKind('de')) {
  test(`${path} reflows at 400 % and with a font twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, path);
    await scrollThrough(page);
    await expect(page.locator('[data-waiting=true]')).toHaveCount(0);
    await expectReflow(page, 'Shift+Tab');
    await page.setViewportSize({ width: 1280, height: 900 });
    await setDefaultFontSize(page, 32);
    await expectReflow(page, 'Tab');
  });
}

test('the booking bar of a phone covers no control that has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const isRoom = (path: string) => path.startsWith(`${BOUTIQUE.href}/de/room/`);
  await visit(page, listExportedPathsInLanguage('de').find(isRoom)!);
  expect(await findCoveredControls(page, 'Tab')).toEqual([]);
});

async function expectReflow(page: Page, key: string): Promise<void> {
  expect.soft(await findOverflowingElements(page)).toEqual([]);
  expect.soft(await findCutTexts(page)).toEqual([]);
  expect.soft(await findCoveredControls(page, key)).toEqual([]);
}

/** Walks through the page with the key, and finds the controls that something fixed or sticky covers. */
async function findCoveredControls(page: Page, key: string): Promise<string[]> {
  const walk = await page.evaluateHandle(() => {
    (document.activeElement as HTMLElement).blur();
    const elements = [...document.querySelectorAll('body *')];
    return {
      stuck: elements.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position)),
      y: scrollY,
    };
  });
  const faults: string[] = [];
  for (let stop = 0; stop < LONGEST_TAB_WALK; stop += 1) {
    await page.keyboard.press(key);
    const fault = await walk.evaluate(checkFocusedControl);
    if (fault === null) return faults;
    if (fault !== '') faults.push(fault);
  }
  throw new Error('the walk does not end');
}

/** In the browser: what covers the control that has the focus, or '', or null where nothing has the focus. */
async function checkFocusedControl(walk: { stuck: Element[]; y: number }): Promise<string | null> {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  // the header follows the scrolling in the next frame
  for (let frame = 0; frame < 2 && scrollY !== walk.y; frame += 1) await new Promise(requestAnimationFrame);
  walk.y = scrollY;
  const box = control.getBoundingClientRect();
  const name = `"${control.textContent.trim() || control.outerHTML}"`.slice(0, 100);
  if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of view`;
  for (const element of walk.stuck) {
    if (element.contains(control)) continue;
    const edges = element.getBoundingClientRect();
    const [left, right] = [Math.max(edges.left, box.left), Math.min(edges.right, box.right)];
    const [top, bottom] = [Math.max(edges.top, box.top), Math.min(edges.bottom, box.bottom)];
    if (right - left <= 1 || bottom - top <= 1) continue;
    // taller than the room beside what is fixed, with the space that browsers keep around a control
    if (box.height > innerHeight - edges.height - 32) continue;
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (element.contains(onTop)) return `${name} is below ${element.tagName} ${element.className}`;
  }
  return '';
}
