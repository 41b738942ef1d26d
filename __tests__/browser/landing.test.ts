import { site } from '@/content';
import { BOUTIQUE, HOUSES, VILLA, type House } from './support/houses';
import { eventually, visit, type VisitOptions } from './support/visitor';

async function arrive(options?: VisitOptions) {
  const page = await visit('/', options);
  const door = (path: string) => page.locator(`main a[href="${path}"]`);
  return { page, door, small: door(BOUTIQUE.path), large: door(VILLA.path) };
}

test('LND-02: the doors are large', async () => {
  const { door } = await arrive({ javaScript: false });
  for (const { path } of HOUSES) {
    const box = await door(path).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(100);
  }
});

test('LND-05, LND-06, LND-07: the highlighted door looks it, and after the first hover looks like the others for good', async () => {
  const { page, door } = await arrive();
  const look = async ({ path, brand }: House) => ({
    transform: await door(path).evaluate((element) => getComputedStyle(element).transform),
    tag: await door(path)
      .getByText(brand.tag, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  });
  const [highlighted, resting] =
    site.landing.highlighted === BOUTIQUE.id ? [BOUTIQUE, VILLA] : [VILLA, BOUTIQUE];
  expect(await look(highlighted)).not.toEqual(await look(resting));
  for (let time = 0; time < 2; time += 1) {
    await door(highlighted.path).hover();
    await page.mouse.move(1, 1);
    await eventually(
      async () => [await look(highlighted), await look(resting)],
      ([one, other]) => expect(one).toEqual(other),
    );
  }
});

test('LND-10: the keyboard goes from door to door and in', async () => {
  const { page, small, large } = await arrive();
  await small.focus();
  await page.keyboard.press('Tab');
  expect(await large.evaluate((door) => door === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${VILLA.path}`);
});

test('the doors open to a finger, and without JavaScript', async () => {
  const { page, small } = await arrive({ viewport: 'phone', touch: true, javaScript: false });
  await small.tap();
  await page.waitForURL(`**${BOUTIQUE.path}`);
});
