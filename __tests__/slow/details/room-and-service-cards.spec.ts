import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';

test('RMC-06: two rooms of a section are side by side, the third is as wide as both', async ({ page }) => {
  await page.goto(BOUTIQUE.href);
  const [first, second, third] = await page
    .locator('section[aria-labelledby="our-lodges"] article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(second!.y).toBeCloseTo(first!.y, 0);
  expect(second!.x).toBeGreaterThan(first!.right);
  expect(third!.y).toBeGreaterThan(first!.bottom);
  expect(Math.abs(third!.width - (second!.right - first!.x))).toBeLessThanOrEqual(4);
});

test('a card of the services screen opens wherever it is clicked', async ({ page }) => {
  const { photo, href } = VILLA.services.cards[1]!;
  await visit(page, `${VILLA.href}/services`);
  const picture = page.getByRole('img', { name: photo.alt, exact: true });
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL(`**${href}`);
});
