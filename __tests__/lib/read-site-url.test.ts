/** @jest-environment node */
import { LOCAL_SITE_URL, readOptionalSiteUrl, readSiteUrl } from '@/lib/read-site-url';

test.each([undefined, '', '  '])('without an address (%p) the site is built for this machine', (value) => {
  expect(readSiteUrl(value)).toBe(LOCAL_SITE_URL);
  expect(readOptionalSiteUrl(value)).toBeUndefined();
});

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  [' https://Example.com ', 'https://example.com'],
  ['https://joya-zanzibar.co.tz', 'https://joya-zanzibar.co.tz'],
  ['https://jöya.example', 'https://xn--jya-sna.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the address %p is taken as %p', (value, origin) => {
  expect(readSiteUrl(value)).toBe(origin);
  expect(readOptionalSiteUrl(value)).toBe(origin);
});

test.each([
  ['www.example.com', 'not a full address'],
  ['http://example.com', 'does not begin with https://'],
  ['https://example.com/site', 'a host of its own'],
  ['https://example.com/?a', 'a host of its own'],
  ['https://me:secret@example.com', 'user name or password'],
  ['https://intranet', 'not a public host'],
  ['https://www,example.com', 'not a public host'],
  ['https://www.example.com.', 'not a public host'],
  ['https://www..example.com', 'not a public host'],
  ['https://www.example.com_', 'not a public host'],
  ['https://79.50', 'not a public host'],
  ['https://www.exam ple.com', 'not a full address'],
])('the address %p stops the build with a reason', (value, reason) => {
  expect(() => readSiteUrl(value)).toThrow(reason);
  expect(() => readSiteUrl(value)).toThrow(/^SITE_URL is .*for example SITE_URL=https/);
});
