import { getBrand } from '@/content';
import { visit } from './support/visitor';
import { poll } from './support/wait';

const { id, restaurant } = getBrand('joya-boutique');
const { categories, items } = restaurant.menu;

test('NET-02, SVC-08, SVC-09, SVC-18: the filters work on the result of one request', async () => {
  const asked: string[] = [];
  const page = await visit(`/${id}/restaurant`, {
    prepare: async (context) => {
      context.on('request', (request) => {
        if (request.url().includes('/data/')) asked.push(`${request.method()} ${request.url()}`);
      });
    },
  });
  const once = [`GET ${globalThis.siteUrl}/data/food-menu.json`];
  await poll(
    () => asked,
    (requests) => expect(requests).toEqual(once),
  );
  const pictures = () =>
    page
      .locator('section[aria-labelledby=menu] li img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  const filter = (label: string) => page.getByRole('button', { name: label, exact: true });
  for (const { id: category, label } of categories) {
    await filter(label).click();
    expect(await filter(label).getAttribute('aria-pressed')).toBe('true');
    const expected = items.filter((item) => item.category === category).map(({ image }) => image);
    expect([label, await pictures()]).toEqual([label, expected]);
  }
  await filter(categories.at(-1)!.label).click();
  expect(await pictures()).toEqual(items.map(({ image }) => image));
  expect(asked).toEqual(once);
});
