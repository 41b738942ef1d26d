import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const source = readFileSync('deploy/cloudfront-function.js', 'utf8');

/** The answer to an address as CloudFront hands it over: without a question mark there is no query at all. */
function handle(address: string) {
  const [uri, query] = address.split(/\?(.*)/s);
  const request = { uri, rawQueryString: () => query };
  return runInNewContext(`${source}; handler({ request })`, { request });
}

test.each([
  ['/', '/index.html'],
  ['/?from=mail', '/index.html'],
  ['/joya-boutique/room/4', '/joya-boutique/room/4.html'],
  ['/joya-boutique/room_details?room=6&adults=2', '/joya-boutique/room_details.html'],
  ['/.well-known/apple-app-site-association', '/.well-known/apple-app-site-association'],
  ['/photos/pool-12345678-800.avif', '/photos/pool-12345678-800.avif'],
  // a name that is not there is answered with the 404 page and status 404
  ['/404', '/404'],
])('on CloudFront %s is the file %s', (address, file) => {
  expect(handle(address).uri).toBe(file);
});

const STAY = 'room=6&check_in=2030-01-02&adults=2';

test.each([
  ['/joya-boutique/', '/joya-boutique'],
  ['/joya-boutique.html', '/joya-boutique'],
  ['/joya-boutique/about/index.html', '/joya-boutique/about'],
  ['/index.html', '/'],
  ['/index.html?x=1', '/?x=1'],
  [`/joya-boutique/room_details/?${STAY}`, `/joya-boutique/room_details?${STAY}`],
  ['/joya-boutique/it/contact/?a=%2F%26&a=b+c&d', '/joya-boutique/it/contact?a=%2F%26&a=b+c&d'],
  ['/joya-boutique/?next=//evil.example', '/joya-boutique?next=//evil.example'],
  ['//joya-boutique/about?a=//b', '/joya-boutique/about?a=//b'],
  ['/joya-boutique///room//4', '/joya-boutique/room/4'],
  ['//', '/'],
  ['/404.html', '/404'],
])('on CloudFront %s leads to %s', (address, clean) => {
  expect(handle(address)).toMatchObject({ statusCode: 308, headers: { location: { value: clean } } });
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '//\\evil.example/',
  '//\\evil/',
  '/%5cevil.example/',
  '//evil.example/x.html?x=1',
])('on CloudFront no redirect leaves the site: %s', (address) => {
  expect(handle(address).headers).toBeUndefined();
});
