/** @jest-environment node */
import { normalizePathname } from '@/lib/normalize-pathname';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/joya/index.html', '/joya'],
  ['/joya/index', '/joya/index'],
])('%s is linked as %s', (pathname, expected) => {
  expect(normalizePathname(pathname)).toBe(expected);
});
