import { expect, test } from '../../support/e2e/fixtures';
import { visit } from '../../support/e2e/page-helpers';

test('the page behind a link is fetched when a pointer comes to it, and not before', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  await visit(page, '/joya-boutique');
  const getData = (path: string) =>
    requestedUrls.filter((url) => url.startsWith(path) && url.endsWith('.txt'));
  expect(getData('/')).toEqual([]);
  await page.locator('#main-menu').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => getData('/joya-boutique/about').length).toBeGreaterThan(0);
  expect(getData('/joya-boutique/contact')).toEqual([]);
});
