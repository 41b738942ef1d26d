import { BOUTIQUE } from '../support/brands';
import { expect, test, visit } from '../support/browser/fixtures';

const { id, restaurant } = BOUTIQUE;
const { categories, items } = restaurant.menu;

test('NET-02, SVC-08: the filters work on the result of one request', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/')) asked.push(`${request.method()} ${request.url()}`);
  });
  await visit(page, `/${id}/restaurant`);
  const once = [`GET ${baseURL}/data/food-menu.json`];
  await expect.poll(() => asked).toEqual(once);
  const { id: category, label } = categories.at(-1)!;
  const filter = page.getByRole('button', { name: label, exact: true });
  const cards = page.locator('section[aria-labelledby=menu] li img');
  await filter.click();
  await expect(cards).toHaveCount(items.filter((item) => item.category === category).length);
  await filter.click();
  await expect(cards).toHaveCount(items.length);
  expect(asked).toEqual(once);
});
