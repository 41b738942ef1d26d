import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { visit } from './support/visitor';
import { poll, scrollTo } from './support/wait';

const { id, words } = getBrand('beachsuites-villa');
const PATH = `/${id}/tours-activities`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const lastFade = (page: Page) => cards(page).last().locator('xpath=..');

const enters = (page: Page) =>
  poll(
    () => lastFade(page).getAttribute('data-state'),
    (state) => expect(state).toBe('entered'),
  );

test('TRS-18, CST-09: a card fades in over 1000 ms as it is scrolled to, and ends fully there', async () => {
  const page = await visit(PATH);
  await scrollTo(page, 0);
  // the fade is noted and ended as it begins
  const fade = await lastFade(page).evaluateHandle((box) => {
    const noted: { duration?: unknown; opacities?: readonly string[] } = {};
    box.addEventListener('animationstart', () => {
      const animation = box.getAnimations()[0]!;
      animation.pause();
      animation.currentTime = 0;
      const first = getComputedStyle(box).opacity;
      noted.duration = animation.effect?.getTiming().duration;
      animation.finish();
      noted.opacities = [first, getComputedStyle(box).opacity];
    });
    return noted;
  });
  await lastFade(page).scrollIntoViewIfNeeded();
  await poll(
    () => fade.jsonValue(),
    (noted) => expect(noted).toEqual({ duration: 1000, opacities: ['0', '1'] }),
  );
});

test.each([
  ['without JavaScript', { javaScript: false }],
  ['under reduced motion', { reducedMotion: true }],
] as const)('TRS-18: %s every card is visible', async (_, options) => {
  const page = await visit(PATH, options);
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    const box = card.locator('xpath=..');
    expect(
      await box.evaluate((element) => [getComputedStyle(element).opacity, element.getAnimations().length]),
    ).toEqual(['1', 0]);
  }
});

test('TRS-18: with motion paused nothing waits for a fade', async () => {
  const page = await visit(PATH);
  await page.getByRole('button', { name: words.pauseMotion }).first().click();
  await lastFade(page).scrollIntoViewIfNeeded();
  await enters(page);
  expect(await lastFade(page).evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
});
