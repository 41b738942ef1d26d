import { BOUTIQUE } from '../support/brands';
import { expect, test } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';

test('FTR-07, NAV-18: the year is that of the visit; the ticker moves, and stops when motion is paused', async ({
  page,
}) => {
  const { header, pages, labels } = BOUTIQUE;
  const infiniteAnimationCount = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length;
    });
  const getTickerX = async () => (await page.getByText(header.ticker[0]!, { exact: true }).boundingBox())?.x;
  await page.clock.setFixedTime('2031-06-01T10:00:00');
  await visit(page, pages.about.href);
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  const start = await getTickerX();
  await expect.poll(getTickerX).not.toBe(start);
  await page.getByRole('button', { name: labels.pauseMotion }).first().click();
  expect(await infiniteAnimationCount()).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: labels.resumeMotion }).first()).toBeVisible();
  expect(await infiniteAnimationCount()).toBe(0);

  await page.getByRole('button', { name: labels.resumeMotion }).first().click();
  expect(await infiniteAnimationCount()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await infiniteAnimationCount()).toBe(0);
});
