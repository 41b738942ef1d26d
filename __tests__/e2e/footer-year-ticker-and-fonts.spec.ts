import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, TABLET, test } from '../support/e2e/fixtures';
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

test('at rest the ticker shows whole messages, and its link when the keyboard reaches it', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, BOUTIQUE.pages.about.href);
  const list = page.locator('header ul', { hasText: BOUTIQUE.header.ticker[0]! }).first();
  const getVisibleShares = () =>
    list.evaluate((ul) => {
      const window = ul.parentElement!.getBoundingClientRect();
      return [...ul.children].map((item) => {
        const { left, right, top } = item.getBoundingClientRect();
        if (top >= window.bottom || top < window.top) return 0;
        return (Math.min(right, window.right) - Math.max(left, window.left)) / (right - left);
      });
    });
  const shares = await getVisibleShares();
  expect(shares[0]).toBe(1);
  expect(shares.filter((share) => share !== 0 && share !== 1)).toEqual([]);
  await list.getByRole('link').focus();
  expect((await getVisibleShares()).at(-1)).toBe(1);
});

for (const { id, href } of [BOUTIQUE, VILLA]) {
  test(`a name with letters of another language has the typefaces of ${id}`, async ({ page }) => {
    await visit(page, href);
    await page.evaluate(() => {
      for (const tag of ['h2', 'p']) {
        const element = document.createElement(tag);
        element.textContent = 'Łódź';
        document.querySelector('main')?.append(element);
      }
    });
    const loaded = () =>
      page.evaluate(() =>
        // brands may share a typeface
        [
          ...new Set(
            [...document.fonts].flatMap(({ status, unicodeRange, family }) =>
              status === 'loaded' && unicodeRange.startsWith('U+100-') ? [family] : [],
            ),
          ),
        ],
      );
    await expect.poll(loaded).toHaveLength(2);
  });
}
