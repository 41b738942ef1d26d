/** @jest-environment node */
import { getLocalizedPath } from '@/lib/get-localized-path';

test.each([
  { path: '/', from: '/', to: '/it', expected: '/it' },
  { path: '/about', from: '/', to: '/it', expected: '/it/about' },
  { path: '/it', from: '/it', to: '/', expected: '/' },
  { path: '/it/about', from: '/it', to: '/', expected: '/about' },
  { path: '/joya', from: '/joya', to: '/joya/it', expected: '/joya/it' },
  { path: '/joya/de/room/4', from: '/joya/de', to: '/joya', expected: '/joya/room/4' },
])('$path below the home $from is $expected below $to', ({ path, from, to, expected }) => {
  expect(getLocalizedPath(path, from, to)).toBe(expected);
});
