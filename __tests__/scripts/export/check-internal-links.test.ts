import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkInternalLinks, readPageLinks } from '@/scripts/export/check-internal-links';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  jest.spyOn(console, 'log').mockImplementation();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an export and checks its links. */
function check(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'));
  checkInternalLinks(
    folder,
    pages.map(([name, html]) => readPageLinks(name, new DOMParser().parseFromString(html, 'text/html'))),
  );
}

const SITE = {
  'index.html': '<h1 id="on-it">Home</h1><link rel="canonical" href="https://joya.tz/">',
  'house.html': '',
  'house/room/4.html': '',
};

test.each([
  '/',
  '/house/room/4',
  '/house/',
  '/#top',
  '/#on-it',
  '#',
  'mailto:a@b.example',
  'https://b.example/',
])('the link %s is accepted', (href) => {
  expect(() => check({ ...SITE, 'house.html': `<a href="${href}">a</a>` })).not.toThrow();
});

const BROKEN = [
  ['<a href="/house/room/5">', 'href "/house/room/5" does not exist'],
  ['<a href="/House">', 'href "/House" does not exist'],
  ['<a href="/house.html">', 'href "/house.html" does not exist'],
  ['<a href="">', 'href "" is empty'],
  ['<a href="/#nothing">', 'href "/#nothing" names a fragment that index.html does not have'],
  ['<img src="/photos/b.webp">', 'src "/photos/b.webp" does not exist'],
  ['<img srcset="/house 1x, /b.webp 2x">', 'srcset "/b.webp" does not exist'],
  ['<script src="/_next/static/gone.js"></script>', 'src "/_next/static/gone.js" does not exist'],
  ['<p style="background:url(/d.png)">', 'style "/d.png" does not exist'],
  ['<meta property="og:image" content="https://joya.tz/c">', 'og:image "https://joya.tz/c" does not exist'],
] as const;

test.each(BROKEN)('%s is reported', (html, error) => {
  expect(() => check({ ...SITE, 'house.html': html })).toThrow(new Error(`house.html: ${error}`));
});

test.each([
  [
    'data/rooms.json',
    '{"rooms":{"4":{"gallery":["/photos/gone.webp"]}}}',
    'path "/photos/gone.webp" does not exist',
  ],
  [
    'sitemap.xml',
    '<urlset><url><loc>https://joya.tz/gone</loc></url></urlset>',
    'loc "https://joya.tz/gone" does not exist',
  ],
])('a broken link in %s is reported', (file, text, error) => {
  expect(() => check({ ...SITE, [file]: text })).toThrow(new Error(`${file}: ${error}`));
});

test('all broken links are reported at once, a line each', () => {
  const html = BROKEN.map(([part]) => part).join('');
  const lines = BROKEN.map(([, error]) => `house.html: ${error}`);
  expect(() => check({ ...SITE, 'house.html': html })).toThrow(new Error(lines.join('\n')));
});
