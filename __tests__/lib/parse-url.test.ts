/** @jest-environment node */
import { isValidPublicUrl } from '@/lib/is-valid-public-url';
import { parseUrl } from '@/lib/parse-url';

test('what is no URL is undefined', () => {
  expect(parseUrl('www.example.com')).toBeUndefined();
  expect(parseUrl('/about', 'https://www.example.com')?.href).toBe('https://www.example.com/about');
});

test('a host with an umlaut is public however many links are checked', () => {
  for (let count = 0; count < 10_000; count += 1)
    if (!isValidPublicUrl('https://jöya.example')) throw new Error(`refused after ${count} links`);
});
