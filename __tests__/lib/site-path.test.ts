/** @jest-environment node */
import { joinPath, createSitePath } from '@/lib/site-path';

test.each([
  ['/', '/', '/'],
  ['/', '/about', '/about'],
  ['/it', '/', '/it'],
  ['/it', '/about', '/it/about'],
])('below the home %s the page %s is %s', (home, page, expected) => {
  expect(joinPath(home, page)).toBe(expected);
});

test('a path without a slash in front is refused', () => {
  expect(() => createSitePath('about')).toThrow('"about" is not a path of the site.');
});
