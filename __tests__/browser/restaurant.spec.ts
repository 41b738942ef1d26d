import { getBrand } from '@/content';
import { expect, test, visit } from './support/test';

const { id, restaurant } = getBrand('joya-boutique');
const { categories, items } = restaurant.menu;

test('NET-02, SVC-08, SVC-09, SVC-18: the filters work on the result of one request', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/')) asked.push(`${request.method()} ${request.url()}`);
  });
  await visit(page, `/${id}/restaurant`);
  const once = [`GET ${baseURL}/data/food-menu.json`];
  await expect.poll(() => asked).toEqual(once);
  const pictures = () =>
    page
      .locator('section[aria-labelledby=menu] li img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  const filter = (label: string) => page.getByRole('button', { name: label, exact: true });
  for (const { id: category, label } of categories) {
    await filter(label).click();
    await expect(filter(label)).toHaveAttribute('aria-pressed', 'true');
    const expected = items.filter((item) => item.category === category).map(({ image }) => image);
    await expect.poll(pictures, label).toEqual(expected);
  }
  await filter(categories.at(-1)!.label).click();
  await expect.poll(pictures).toEqual(items.map(({ image }) => image));
  expect(asked).toEqual(once);
});
