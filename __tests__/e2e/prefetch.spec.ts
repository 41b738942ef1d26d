import { expect, test } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';

test('the page behind a link is fetched when a pointer comes to it, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/joya-boutique');
  const dataOf = (path: string) =>
    asked.filter((requested) => requested.startsWith(path) && requested.endsWith('.txt'));
  expect(dataOf('/')).toEqual([]);
  await page.locator('#main-menu').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => dataOf('/joya-boutique/about').length).toBeGreaterThan(0);
  expect(dataOf('/joya-boutique/contact')).toEqual([]);
});
