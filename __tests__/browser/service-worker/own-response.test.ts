import { getCacheKey, PAGE_MARK, selectOwnResponse } from '@/browser/service-worker/own-response';

const ORIGIN = 'https://site.example';
const PAGE = `<html lang="en"${PAGE_MARK}joya">`;
const LOGIN = '<html><h1>Log in to our Wi-Fi</h1>';

beforeAll(() => Object.assign(globalThis, { self: { location: { href: `${ORIGIN}/sw.js` } } }));

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html?x=1', '/about'],
  ['/about/index.html', '/about'],
  [`${ORIGIN}//about`, '/about'],
  ['/joya//about//', '/joya/about'],
  ['/', '/'],
])('%s is cached as %s', (url, key) => {
  expect(getCacheKey(url)).toBe(ORIGIN + key);
});

const answer = (body: string, { type = 'text/html', status = 200, redirectedTo = '' } = {}) =>
  Object.defineProperties(new Response(body, { status, headers: { 'Content-Type': type } }), {
    redirected: { value: redirectedTo !== '' },
    url: { value: ORIGIN + redirectedTo },
  });

test.each([
  ['a page', '/about', answer(PAGE), true],
  ['a page where the host adds a slash', '/about', answer(PAGE, { redirectedTo: '/about/' }), true],
  ['another page', '/about', answer(PAGE, { redirectedTo: '/' }), false],
  ['the page for unknown addresses', '/about', answer(PAGE, { status: 404 }), false],
  ['a login page', '/about', answer(LOGIN), false],
  ['a script', '/_next/static/a.js', answer('a', { type: 'text/javascript' }), true],
  ['a login page in place of a script', '/_next/static/a.js', answer(LOGIN), false],
])('%s that is answered to %s is cached: %s', async (_, url, response, isCached) => {
  const cached = await selectOwnResponse(url, response);
  // browsers refuse a redirected response as the answer to a navigation
  expect(cached && { redirected: cached.redirected, body: await cached.text() }).toEqual(
    isCached ? { redirected: false, body: expect.any(String) } : null,
  );
});
