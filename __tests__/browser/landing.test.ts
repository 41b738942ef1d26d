import { site } from '@/content';
import { BOUTIQUE, BRANDS, VILLA, type ExpectedBrand } from './support/brands';
import { visit, type VisitOptions } from './support/visitor';
import { poll } from './support/wait';

async function openLanding(options?: VisitOptions) {
  const page = await visit('/', options);
  const card = (path: string) => page.locator(`main a[href="${path}"]`);
  return { page, card, small: card(BOUTIQUE.path), large: card(VILLA.path) };
}

test('LND-02: the cards are large', async () => {
  const { card } = await openLanding({ javaScript: false });
  for (const { path } of BRANDS) {
    const box = await card(path).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(100);
  }
});

test('LND-05, LND-06, LND-07: the highlighted card looks it, and after the first hover looks like the others for good', async () => {
  const { page, card } = await openLanding();
  const appearanceOf = async ({ path, brand }: ExpectedBrand) => ({
    top: (await card(path).locator('img').boundingBox())?.y,
    tag: await card(path)
      .getByText(brand.tag, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  });
  const [highlighted, resting] =
    site.landing.highlighted === BOUTIQUE.id ? [BOUTIQUE, VILLA] : [VILLA, BOUTIQUE];
  expect(await appearanceOf(highlighted)).not.toEqual(await appearanceOf(resting));
  for (let time = 0; time < 2; time += 1) {
    await card(highlighted.path).hover();
    await page.mouse.move(1, 1);
    await poll(
      async () => [await appearanceOf(highlighted), await appearanceOf(resting)],
      ([one, other]) => expect(one).toEqual(other),
    );
  }
});

test('LND-10: the keyboard goes from card to card and in', async () => {
  const { page, small, large } = await openLanding();
  await small.focus();
  await page.keyboard.press('Tab');
  expect(await large.evaluate((card) => card === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${VILLA.path}`);
});

test('the cards open to a finger, and without JavaScript', async () => {
  const { page, small } = await openLanding({ viewport: 'phone', touch: true, javaScript: false });
  await small.tap();
  await page.waitForURL(`**${BOUTIQUE.path}`);
});
