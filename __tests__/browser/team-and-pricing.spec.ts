import { getBrand } from '@/content';
import { expect, test, visit } from './support/test';

const { id, pricing } = getBrand('joya-boutique');

test('TPR-06, TPR-07: the purchase can be pressed and does nothing', async ({ page }) => {
  await visit(page, `/${id}/pricing`);
  const button = page.getByRole('button', { name: pricing.extras.purchaseLabel, exact: true });
  const main = page.getByRole('main');
  await button.scrollIntoViewIfNeeded();
  const before = await main.innerText();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await button.click();
  await button.press('Enter');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(requests).toEqual([]);
  expect(await main.innerText()).toBe(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
