import { expect, test, visit } from '../support/browser/fixtures';

test('the page behind a link is fetched when a pointer comes to it, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/joya-boutique');
  // the payload of the page itself is in _next/static
  const dataOf = (path: string) =>
    asked.filter((one) => one.startsWith(path) && one.endsWith('.txt') && !one.startsWith('/_next/'));
  expect(dataOf('/')).toEqual([]);
  await page.locator('#main-menu').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => dataOf('/joya-boutique/about').length).toBeGreaterThan(0);
  expect(dataOf('/joya-boutique/contact')).toEqual([]);
});
