import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const SITE = {
  'index.html': '<h1 id="top-of-it">Home</h1><link rel="canonical" href="https://joya.example/">',
  'house.html': '<a href="/">Home</a>',
  'house/room/4.html': '',
};

/** What the check says of the site with one file more. */
function checkWith(file: string, text: string) {
  for (const [name, content] of Object.entries({ ...SITE, [file]: text })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-links.mjs', folder], {
    encoding: 'utf8',
  });
  return { status, errors: stderr.trim() };
}

test('the link check accepts clean addresses, parts of pages, mail and other hosts', () => {
  const links = [
    '/',
    '/house/room/4',
    '/house/',
    '/#top-of-it',
    '#',
    'mailto:a@example.com',
    'https://example.com/x',
  ];
  const html = links.map((href) => `<a href="${href}">a</a>`).join('');
  expect(checkWith('house/about.html', html)).toEqual({ status: 0, errors: '' });
});

const ABOUT = 'house/about.html';

test.each([
  [ABOUT, '<a href="/house/room/5">', 'href "/house/room/5" does not exist'],
  [ABOUT, '<a href="/House">', 'href "/House" does not exist'],
  [ABOUT, '<a href="/house.html">', 'href "/house.html" does not exist'],
  [ABOUT, '<a href="">', 'href "" is empty'],
  [ABOUT, '<a href="/#nothing">', 'href "/#nothing" names a fragment that index.html does not have'],
  [ABOUT, '<img src="/photos/b.webp">', 'src "/photos/b.webp" does not exist'],
  [ABOUT, '<img srcset="/house 1x, /b.webp 2x">', 'srcset "/b.webp" does not exist'],
  [ABOUT, '<script>start("/_next/static/gone.js")</script>', 'script "/_next/static/gone.js" does not exist'],
  [ABOUT, '<p style="background:url(/d.png)">', 'style "/d.png" does not exist'],
  [
    ABOUT,
    '<meta property="og:image" content="https://joya.example/card.png">',
    'og:image "https://joya.example/card.png" does not exist',
  ],
  [
    'sitemap.xml',
    '<urlset><url><loc>https://joya.example/gone</loc></url></urlset>',
    'loc "https://joya.example/gone" does not exist',
  ],
  [
    'data/rooms.json',
    '{"rooms":{"4":{"gallery":["/photos/gone.webp"]}}}',
    'path "/photos/gone.webp" does not exist',
  ],
])('the link check names what is wrong in %s: %s', (file, text, error) => {
  expect(checkWith(file, text)).toEqual({ status: 1, errors: `${file}: ${error}` });
});
