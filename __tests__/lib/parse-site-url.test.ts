import { LOCAL_SITE_URL, parseOptionalSiteUrl, parseSiteUrl } from '@/lib/parse-site-url';

test.each([undefined, '', '  '])('without an address (%p) the site is built for this machine', (value) => {
  expect(parseSiteUrl(value)).toBe(LOCAL_SITE_URL);
  expect(parseOptionalSiteUrl(value)).toBeUndefined();
});

test.each([
  ['https://www.joya.example/', 'https://www.joya.example'],
  [' https://Joya.example ', 'https://joya.example'],
  ['https://jöya.example', 'https://xn--jya-sna.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the address %p is taken as %p', (value, origin) => {
  expect(parseSiteUrl(value)).toBe(origin);
  expect(parseOptionalSiteUrl(value)).toBe(origin);
});

test.each([
  ['www.example.com', 'not a full address'],
  ['http://example.com', 'does not begin with https://'],
  ['https://example.com/site', 'a host of its own'],
  ['https://me:secret@example.com', 'user name or password'],
  ['https://www.example.com', 'the address of examples'],
  ['https://intranet', 'not a public host'],
  ['https://www,example.com', 'not a public host'],
  ['https://79.50', 'not a public host'],
])('the address %p stops the build with a reason', (value, reason) => {
  expect(() => parseSiteUrl(value)).toThrow(reason);
  expect(() => parseSiteUrl(value)).toThrow(/^SITE_URL is .*\n {2}Set it to .*like SITE_URL=https/);
});
