import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function checkSite(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-links.mjs', folder], {
    encoding: 'utf8',
  });
  return { status, errors: stderr.split('\n').filter((line) => line !== ''), summary: stdout.trim() };
}

const site = {
  'index.html': '<h1 id="top-of-it">Home</h1>',
  'house.html': '<a href="/">Home</a>',
  'house/room/4.html': '',
};

test('the link check accepts clean addresses, parts of pages, mail and other hosts', () => {
  const { status, errors, summary } = checkSite({
    ...site,
    'data/menu.json': '{"items":[{"image":"/photos/a.webp"}]}',
    'photos/a.webp': '',
    'house.html':
      '<a href="/">a</a><a href="/house/room/4">b</a><a href="/house/">c</a><a href="/#top-of-it">d</a>' +
      '<a href="#">e</a><a href="mailto:a@example.com">f</a><a href="https://example.com/x">g</a>' +
      '<img src="/photos/a.webp" srcset="/photos/a.webp 1x, /photos/a.webp?2 2x">',
  });
  expect(errors).toEqual([]);
  expect(status).toBe(0);
  expect(summary).toBe('Links: 3 pages, 9 addresses, 0 wrong');
});

test.each([
  ['an address without a page', '<a href="/house/room/5">', 'href "/house/room/5" does not exist'],
  ['a relative one', '<a href="rooms">', 'href "rooms" does not exist'],
  ['another case', '<a href="/House">', 'href "/House" does not exist'],
  ['an address that ends in .html', '<a href="/house.html">', 'href "/house.html" does not exist'],
  ['an empty address', '<a href="">', 'href "" is empty'],
  [
    'a missing part',
    '<a href="/#nothing">',
    'href "/#nothing" names a fragment that index.html does not have',
  ],
  ['a missing picture', '<img src="/photos/b.webp">', 'src "/photos/b.webp" does not exist'],
  ['one of several pictures', '<img srcset="/house 1x, /b.webp 2x">', 'srcset "/b.webp" does not exist'],
  ['a poster', '<video poster="/c.jpg"></video>', 'poster "/c.jpg" does not exist'],
  [
    'a script that is asked for later',
    '<script>startLater("/_next/static/gone.js")</script>',
    'script "/_next/static/gone.js" does not exist',
  ],
  ['a picture of the style', '<p style="background:url(/d.png)">', 'style "/d.png" does not exist'],
])('the link check names the page and %s', (_, html, error) => {
  const { status, errors } = checkSite({ ...site, 'house/about.html': html });
  expect(errors).toEqual([`house/about.html: ${error}`]);
  expect(status).toBe(1);
});

test('the link check follows full addresses of its own host', () => {
  const { errors } = checkSite({
    ...site,
    'index.html': '<link rel="canonical" href="https://joya.example/">',
    'house.html': '<meta property="og:image" content="https://joya.example/card.png">',
    'sitemap.xml':
      '<urlset><url><loc>https://joya.example/house</loc></url><url><loc>https://joya.example/gone</loc></url></urlset>',
  });
  expect(errors).toEqual([
    'house.html: og:image "https://joya.example/card.png" does not exist',
    'sitemap.xml: loc "https://joya.example/gone" does not exist',
  ]);
});

test('the link check reads the paths in published data', () => {
  const { errors } = checkSite({
    ...site,
    'data/rooms.json': '{"rooms":{"4":{"gallery":["/photos/gone.webp"]}}}',
  });
  expect(errors).toEqual(['data/rooms.json: path "/photos/gone.webp" does not exist']);
});

test('the link check refuses an export without pages', () => {
  expect(checkSite({ 'robots.txt': '' }).status).toBe(1);
});
