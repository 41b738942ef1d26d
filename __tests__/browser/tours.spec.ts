import { getBrand } from '@/content';
import { expect, scrollTo, test, visit, type Page } from './support/test';

const { id, words } = getBrand('beachsuites-villa');
const PATH = `/${id}/tours-activities`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const lastFade = (page: Page) => cards(page).last().locator('xpath=..');

test('TRS-18, CST-09: a card fades in over 1000 ms as it is scrolled to, and ends fully there', async ({
  page,
}) => {
  await visit(page, PATH);
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
  await expect.poll(() => fade.jsonValue()).toEqual({ duration: 1000, opacities: ['0', '1'] });
});

async function expectAllShown(page: Page): Promise<void> {
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    const box = card.locator('xpath=..');
    await expect(box).toHaveCSS('opacity', '1');
    expect(await box.evaluate((element) => element.getAnimations().length)).toBe(0);
  }
}

test('TRS-18: under reduced motion every card is visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PATH);
  await expectAllShown(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TRS-18: every card is visible', async ({ page }) => {
    await page.goto(PATH);
    await expectAllShown(page);
  });
});

test('TRS-18: with motion paused nothing waits for a fade', async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole('button', { name: words.pauseMotion }).first().click();
  await lastFade(page).scrollIntoViewIfNeeded();
  await expect(lastFade(page)).toHaveAttribute('data-state', 'entered');
  await expect(lastFade(page)).toHaveCSS('opacity', '1');
});
