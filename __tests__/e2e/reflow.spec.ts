import { expect, PHONE, test, type Page } from '../support/e2e/fixtures';
import {
  findCutTexts,
  findOverflowingElements,
  setDefaultFontSize,
} from '../support/e2e/layout-and-accessibility';
import { visit, waitForFrames } from '../support/e2e/page-helpers';
import { listPagesOfEachKind } from '../support/list-pages-of-each-kind';

const LONGEST_TAB_WALK = 400;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of listPagesOfEachKind('de')) {
  test(`${path} reflows at 400 % and with a font twice as large`, async ({ page, consoleErrors }) => {
    if (path.endsWith('/404')) consoleErrors.allow(/status of 404/);
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, path);
    await expectReflow(page, 'Shift+Tab');
    await page.setViewportSize({ width: 1280, height: 900 });
    await setDefaultFontSize(page, 32);
    await expectReflow(page, 'Tab');
  });
}

test('the booking bar of a phone covers no control that has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/joya-boutique/de/room/4');
  expect(await findCoveredControls(page, 'Tab')).toEqual([]);
});

async function expectReflow(page: Page, key: string): Promise<void> {
  expect.soft(await findOverflowingElements(page)).toEqual([]);
  expect.soft(await findCutTexts(page)).toEqual([]);
  expect.soft(await findCoveredControls(page, key)).toEqual([]);
}

/** Walks through the page with the key, and finds the controls that something fixed or sticky covers. */
async function findCoveredControls(page: Page, key: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (let stop = 0; stop < LONGEST_TAB_WALK; stop += 1) {
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    if ((await page.evaluate(() => scrollY)) !== before) await waitForFrames(page);
    const fault = await page.evaluate(checkFocusedControl);
    if (fault === null) return faults;
    if (fault !== '') faults.push(fault);
  }
  throw new Error('the walk does not end');
}

/** In the browser: what covers the control that has the focus, or '', or null where nothing has the focus. */
function checkFocusedControl(): string | null {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const box = control.getBoundingClientRect();
  const stuck = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && !element.contains(control),
  );
  const name = `"${control.textContent.trim() || control.outerHTML}"`.slice(0, 100);
  if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of view`;
  for (const element of stuck) {
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
