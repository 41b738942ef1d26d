/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const source = readFileSync('deploy/cloudfront-function.js', 'utf8');
const handle = (uri: string) => runInNewContext(`${source}; handler({ request: { uri } })`, { uri });

test.each([
  ['/', '/index.html'],
  ['/joya-boutique', '/joya-boutique.html'],
  ['/joya-boutique/room/4', '/joya-boutique/room/4.html'],
  ['/photos/pool-12345678-800.avif', '/photos/pool-12345678-800.avif'],
])('on CloudFront %s is the file %s', (uri, file) => {
  expect(handle(uri).uri).toBe(file);
});

test.each([
  ['/joya-boutique/', '/joya-boutique'],
  ['/joya-boutique/about.html', '/joya-boutique/about'],
  ['/joya-boutique/about/index.html', '/joya-boutique/about'],
  ['/joya-boutique/index', '/joya-boutique'],
  ['/index.html', '/'],
])('on CloudFront %s leads to %s', (uri, clean) => {
  expect(handle(uri)).toMatchObject({ statusCode: 308, headers: { location: { value: clean } } });
});

test.each(['//evil.example/', '/\\evil.example/', '/%5cevil.example/'])(
  'on CloudFront no redirect leaves the site: %s',
  (uri) => {
    expect(handle(uri).headers).toBeUndefined();
  },
);
