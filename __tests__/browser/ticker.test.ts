import type { Page } from 'playwright-core';
import { BOUTIQUE } from './support/brands';
import { goTo, visit } from './support/visitor';
import { expectVisible, poll } from './support/wait';

const { header, pages, words } = BOUTIQUE.brand;
const PATH = pages.about.href;
const ticker = (page: Page) => page.getByText(header.ticker[0]!, { exact: true });

test('NAV-18: the ticker moves, and rests for who asks for it', async () => {
  const page = await visit(PATH);
  const positionOf = async () => (await ticker(page).boundingBox())?.x;
  const start = await positionOf();
  await poll(positionOf, (x) => expect(x).not.toBe(start));

  await page.getByRole('button', { name: words.pauseMotion }).first().click();
  expect(await endlessAnimations(page)).toEqual([]);
  await goTo(page, PATH);
  await expectVisible(page.getByRole('button', { name: words.resumeMotion }).first());
  expect(await endlessAnimations(page)).toEqual([]);
});

test('NAV-18: the ticker rests under reduced motion', async () => {
  expect(await endlessAnimations(await visit(PATH, { reducedMotion: true }))).toEqual([]);
});

/** Names of what moves by itself for ever. */
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
