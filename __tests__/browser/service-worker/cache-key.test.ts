import { getCacheKey } from '@/browser/service-worker/cache-key';

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html?x=1', '/about'],
  ['/about/index.html', '/about'],
  [`${window.origin}//about`, '/about'],
  ['/joya//about//', '/joya/about'],
  ['/', '/'],
])('%s is kept as %s', (url, key) => {
  expect(getCacheKey(url)).toBe(window.origin + key);
});
