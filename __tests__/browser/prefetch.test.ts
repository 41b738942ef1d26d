import { visit } from './support/visitor';
import { poll } from './support/wait';

test('the page behind a link is fetched when a pointer comes to it, and not before', async () => {
  const asked: string[] = [];
  const page = await visit('/joya-boutique', {
    prepare: async (context) => {
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  // the payload of the page itself is in _next/static
  const dataOf = (path: string) =>
    asked.filter((one) => one.startsWith(path) && one.endsWith('.txt') && !one.startsWith('/_next/'));
  expect(dataOf('/')).toEqual([]);
  await page.locator('#main-menu').getByRole('link', { name: 'About' }).hover();
  await poll(
    () => dataOf('/joya-boutique/about'),
    (files) => expect(files.length).toBeGreaterThan(0),
  );
  expect(dataOf('/joya-boutique/contact')).toEqual([]);
});
