import { site } from '@/content';
import { BOUTIQUE, BRANDS, VILLA, type ExpectedBrand } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from './support/test';

const card = (page: Page, { path }: ExpectedBrand) => page.locator(`main a[href="${path}"]`);

test('LND-02: the cards are large', async ({ page }) => {
  await visit(page, '/');
  for (const brand of BRANDS) {
    const box = await card(page, brand).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(100);
  }
});

test('LND-05, LND-06, LND-07: the highlighted card looks it, and after the first hover looks like the others for good', async ({
  page,
}) => {
  await visit(page, '/');
  const appearanceOf = async (expected: ExpectedBrand) => ({
    top: (await card(page, expected).locator('img').boundingBox())?.y,
    tag: await card(page, expected)
      .getByText(expected.brand.tag, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  });
  const [highlighted, resting] =
    site.landing.highlighted === BOUTIQUE.id ? [BOUTIQUE, VILLA] : [VILLA, BOUTIQUE];
  expect(await appearanceOf(highlighted)).not.toEqual(await appearanceOf(resting));
  for (let time = 0; time < 2; time += 1) {
    await card(page, highlighted).hover();
    await page.mouse.move(1, 1);
    await expect(async () =>
      expect(await appearanceOf(highlighted)).toEqual(await appearanceOf(resting)),
    ).toPass();
  }
});

test('LND-10: the keyboard goes from card to card and in', async ({ page }) => {
  await visit(page, '/');
  await card(page, BOUTIQUE).focus();
  await page.keyboard.press('Tab');
  await expect(card(page, VILLA)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${VILLA.path}`);
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: PHONE, hasTouch: true, javaScriptEnabled: false });

  test('the cards open to a finger', async ({ page }) => {
    await page.goto('/');
    await card(page, BOUTIQUE).tap();
    await page.waitForURL(`**${BOUTIQUE.path}`);
  });
});

test('RTE-25: the page that asks "which house?" begins with the one that the visitor comes from', async ({
  page,
}) => {
  for (const [from, other] of [
    [VILLA, BOUTIQUE],
    [BOUTIQUE, VILLA],
  ] as const) {
    await visit(page, from.path);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    const card = async (path: string) => page.locator(`main a[href="${path}/contact"]`).boundingBox();
    expect((await card(from.path))?.x).toBeLessThan((await card(other.path))?.x ?? 0);
  }
});
