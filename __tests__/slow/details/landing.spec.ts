import type { Brand } from '@/content/model';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';
import { brands, unbranded } from '../../support/site';

const card = (page: Page, { href }: Brand) => page.locator(`main a[href="${href}"]`);

test('LND-02, LND-06, LND-07: the cards are large; the first hover ends the highlight, and has its own style', async ({
  page,
}) => {
  await visit(page, '/');
  for (const brand of brands) {
    const box = await card(page, brand).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(100);
  }
  const arch = (brand: Brand) => card(page, brand).locator('span').first();
  const getRing = (brand: Brand) =>
    arch(brand).evaluate((element) => [
      getComputedStyle(element, '::before').backgroundColor,
      getComputedStyle(element, '::after').inset,
    ]);
  const getMount = (brand: Brand) =>
    arch(brand).evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  const [highlighted, resting] =
    unbranded.landing.highlighted === BOUTIQUE.id ? [BOUTIQUE, VILLA] : [VILLA, BOUTIQUE];
  expect(await getRing(highlighted)).not.toEqual(await getRing(resting));
  for (let time = 0; time < 2; time += 1) {
    await card(page, highlighted).hover();
    expect(await getRing(highlighted)).toEqual(await getRing(resting));
    await expect.poll(() => getMount(highlighted)).not.toBe(await getMount(resting));
    await page.mouse.move(1, 1);
    await expect.poll(() => getMount(highlighted)).toBe(await getMount(resting));
    expect(await getRing(highlighted)).toEqual(await getRing(resting));
  }
});

for (const from of [VILLA, BOUTIQUE]) {
  test(`"which house?" puts ${from.name} first for a visitor who comes from it`, async ({ page }) => {
    await visit(page, from.href);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    const hrefsFromLeftToRight = page.locator('main a[href$="/contact"]').evaluateAll((links) =>
      links
        .map((link) => ({ href: link.getAttribute('href'), x: link.getBoundingClientRect().x }))
        .sort((box, other) => box.x - other.x)
        .map(({ href }) => href),
    );
    expect((await hrefsFromLeftToRight)[0]).toBe(`${from.href}/contact`);
  });
}
