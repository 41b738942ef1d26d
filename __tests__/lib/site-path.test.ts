import { createSitePath, getLocalizedPath, isSitePath, normalizePathname } from '@/lib/site-path';

test('a path without a slash in front is refused', () => {
  expect(() => createSitePath('about')).toThrow('"about" is not a path of the site.');
});

test.each(['//evil/x', '/\t/evil/x', '/\n/evil/x', '/\\evil/x', '/\t\\evil/x', 'https://evil/x', '//', ''])(
  '%j leads away from the site',
  (path) => {
    expect(isSitePath(path)).toBe(false);
  },
);

test.each([
  { path: '/about', from: '/', to: '/it', expected: '/it/about' },
  { path: '/it/about', from: '/it', to: '/', expected: '/about' },
  { path: '/joya', from: '/joya', to: '/joya/it', expected: '/joya/it' },
  { path: '/joya/de/room/4', from: '/joya/de', to: '/joya', expected: '/joya/room/4' },
])('$path below the home $from is $expected below $to', ({ path, from, to, expected }) => {
  expect(getLocalizedPath(path, from, to)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/joya/index.html', '/joya'],
])('%s is linked as %s', (pathname, expected) => {
  expect(normalizePathname(pathname)).toBe(expected);
});
