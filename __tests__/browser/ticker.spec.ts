import { BOUTIQUE } from '../support/brands';
import { expect, test, visit, type Page } from './support/test';

const { header, pages, words } = BOUTIQUE.brand;
const PATH = pages.about.href;
const ticker = (page: Page) => page.getByText(header.ticker[0]!, { exact: true });

test('NAV-18: the ticker moves, and stops when motion is paused', async ({ page }) => {
  await visit(page, PATH);
  const positionOf = async () => (await ticker(page).boundingBox())?.x;
  const start = await positionOf();
  await expect.poll(positionOf).not.toBe(start);

  await page.getByRole('button', { name: words.pauseMotion }).first().click();
  expect(await endlessAnimations(page)).toEqual([]);
  await visit(page, PATH);
  await expect(page.getByRole('button', { name: words.resumeMotion }).first()).toBeVisible();
  expect(await endlessAnimations(page)).toEqual([]);
});

test('NAV-18: the ticker rests under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PATH);
  expect(await endlessAnimations(page)).toEqual([]);
  const logo = await page.locator('header nav a').first().boundingBox();
  expect((await ticker(page).boundingBox())?.x).toBeCloseTo(logo?.x ?? 0, 0);
});

/** Names of the endless animations. */
function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations === Infinity,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
}
