import { BOUTIQUE, HOUSES, VILLA } from './support/houses';
import { eventually, seen, visit, type VisitOptions } from './support/visitor';

async function arrive(options?: VisitOptions) {
  const page = await visit('/', options);
  const door = (path: string) => page.locator(`main a[href="${path}"]`);
  const small = door(BOUTIQUE.path);
  const large = door(VILLA.path);
  const look = (of: typeof small) =>
    of.evaluate((element) => {
      const { transform } = getComputedStyle(element);
      const tag = getComputedStyle(element.querySelector('[class*="tag"]')!).backgroundColor;
      return { transform, tag };
    });
  /** Both doors at rest look the same. */
  const atRest = () =>
    eventually(
      async () => [await look(small), await look(large)],
      ([one, other]) => expect(one).toEqual(other),
    );
  return { page, small, large, look, atRest };
}

test('LND-01 to LND-04: a welcome and two large doors, each with its tag', async () => {
  const { page, small, large } = await arrive();
  await seen(page.getByRole('heading', { level: 1, name: /welcome/i }));
  expect(await small.innerText()).toContain('Budget-friendly');
  expect(await large.innerText()).toContain('Luxury escape');
  for (const door of [small, large]) {
    const box = await door.boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(200);
    expect(box!.height).toBeGreaterThanOrEqual(100);
  }
});

test('LND-05, LND-06: the boutique door starts highlighted, the villa door does not', async () => {
  const { small, large, look } = await arrive();
  expect(await small.getAttribute('data-highlighted')).toBe('true');
  expect(await large.getAttribute('data-highlighted')).toBe('false');
  expect(await look(small)).not.toEqual(await look(large));
});

test('LND-07: the first hover over the boutique door ends its highlight for good', async () => {
  const { page, small, atRest } = await arrive();
  for (let time = 0; time < 2; time += 1) {
    await small.hover();
    await page.mouse.move(1, 1);
    await atRest();
  }
  expect(await small.getAttribute('data-highlighted')).toBe('false');
});

test('LND-08, LND-09: a hover over the villa door ends it too, until the page is loaded again', async () => {
  const { page, small, large, atRest } = await arrive();
  await large.hover();
  expect(await small.getAttribute('data-highlighted')).toBe('false');
  await page.mouse.move(1, 1);
  await atRest();
  await page.reload();
  expect(await small.getAttribute('data-highlighted')).toBe('true');
});

test('LND-10: the keyboard reaches both doors and leaves the highlight alone', async () => {
  const { page, small, large } = await arrive();
  await small.focus();
  await page.keyboard.press('Tab');
  expect(await large.evaluate((door) => door === document.activeElement)).toBe(true);
  expect(await small.getAttribute('data-highlighted')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${VILLA.path}`);
});

test('the doors open to a finger, and without JavaScript', async () => {
  const { page, small } = await arrive({ viewport: 'phone', touch: true, javaScript: false });
  await small.tap();
  await page.waitForURL(`**${BOUTIQUE.path}`);
});

test('ODD-16: under the doors stand the services of each house', async () => {
  const { page } = await arrive();
  for (const { name, path } of HOUSES) {
    const services = page.getByRole('navigation', { name });
    expect(await services.getByRole('link').count()).toBe(5);
    expect(await services.getByRole('link', { name: /restaurant/i }).getAttribute('href')).toBe(
      `${path}/restaurant`,
    );
  }
});
