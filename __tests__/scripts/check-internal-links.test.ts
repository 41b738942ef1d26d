import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkInternalLinks, readPageLinks } from '@/scripts/check-internal-links';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

test('the link check accepts clean addresses, parts of pages, mail and other hosts, and names each broken link', () => {
  const right = [
    '/',
    '/house/room/4',
    '/house/',
    '/#top',
    '/#on-it',
    '#',
    'mailto:a@b.example',
    'https://b.example/',
  ];
  const site = {
    'index.html': '<h1 id="on-it">Home</h1><link rel="canonical" href="https://joya.tz/">',
    'house.html': right.map((href) => `<a href="${href}">a</a>`).join(''),
    'house/room/4.html': '',
  };
  expect(() => check(site)).not.toThrow();

  const wrong = [
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
  const checkWrong = () =>
    check({
      ...site,
      'house/about.html': wrong.map(([html]) => html).join(''),
      'sitemap.xml': '<urlset><url><loc>https://joya.tz/gone</loc></url></urlset>',
      'data/rooms.json': '{"rooms":{"4":{"gallery":["/photos/gone.webp"]}}}',
    });
  const lines = [
    ...wrong.map(([, error]) => `house/about.html: ${error}`),
    'data/rooms.json: path "/photos/gone.webp" does not exist',
    'sitemap.xml: loc "https://joya.tz/gone" does not exist',
  ];
  expect(checkWrong).toThrow(new Error(lines.join('\n')));
});
