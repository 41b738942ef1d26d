/** @jest-environment node */
import { createSitePath, isSitePath, joinPath } from '@/lib/site-path';

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

test.each(['//evil/x', '/\t/evil/x', '/\n/evil/x', '/\\evil/x', '/\t\\evil/x', 'https://evil/x', '//', ''])(
  '%j leads away from the site',
  (path) => {
    expect(isSitePath(path)).toBe(false);
  },
);
