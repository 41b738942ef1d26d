import { getBrand } from '@/content';
import { test, visit } from './support/test';

const { id, services } = getBrand('beachsuites-villa');

test('a card of the services screen opens wherever it is clicked', async ({ page }) => {
  await visit(page, `/${id}/services`);
  const { photo, href } = services.cards[1]!;
  const picture = page.getByRole('img', { name: photo.alt, exact: true });
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL(`**${href}`);
});
