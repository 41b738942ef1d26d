import { site } from '@/content';
import { BOUTIQUE, BRANDS, VILLA, type ExpectedBrand } from '../support/brands';
import { expect, test, visit, type Page } from './support/test';

const card = (page: Page, { path }: ExpectedBrand) => page.locator(`main a[href="${path}"]`);

test('LND-02: the cards are large', async ({ page }) => {
  await visit(page, '/');
  for (const brand of BRANDS) {
    const box = await card(page, brand).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(100);
  }
});

test('LND-06: the highlighted card looks it, and after the first hover looks like the others for good', async ({
  page,
}) => {
  await visit(page, '/');
  const lookOf = async (expected: ExpectedBrand) => ({
    top: (await card(page, expected).locator('img').boundingBox())?.y,
    tag: await card(page, expected)
      .getByText(expected.brand.tag, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  });
  const [highlighted, resting] =
    site.landing.highlighted === BOUTIQUE.id ? [BOUTIQUE, VILLA] : [VILLA, BOUTIQUE];
  expect(await lookOf(highlighted)).not.toEqual(await lookOf(resting));
  for (let time = 0; time < 2; time += 1) {
    await card(page, highlighted).hover();
    await page.mouse.move(1, 1);
    await expect(async () => expect(await lookOf(highlighted)).toEqual(await lookOf(resting))).toPass();
  }
});

for (const from of [VILLA, BOUTIQUE]) {
  test(`who comes from ${from.name} and is asked "which house?" finds it first`, async ({ page }) => {
    await visit(page, from.path);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    const places = page.locator('main a[href$="/contact"]').evaluateAll((links) =>
      links
        .map((link) => ({ href: link.getAttribute('href'), x: link.getBoundingClientRect().x }))
        .sort((one, other) => one.x - other.x)
        .map(({ href }) => href),
    );
    expect((await places)[0]).toBe(`${from.path}/contact`);
  });
}
