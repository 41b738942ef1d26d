import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const args = ['scripts/check-links.mjs', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, errors: stderr.split('\n').filter(Boolean) };
}

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
  expect(check(site)).toEqual({ status: 0, errors: [] });

  const wrong = [
    ['<a href="/house/room/5">', 'href "/house/room/5" does not exist'],
    ['<a href="/House">', 'href "/House" does not exist'],
    ['<a href="/house.html">', 'href "/house.html" does not exist'],
    ['<a href="">', 'href "" is empty'],
    ['<a href="/#nothing">', 'href "/#nothing" names a fragment that index.html does not have'],
    ['<img src="/photos/b.webp">', 'src "/photos/b.webp" does not exist'],
    ['<img srcset="/house 1x, /b.webp 2x">', 'srcset "/b.webp" does not exist'],
    ['<script>start("/_next/static/gone.js")</script>', 'script "/_next/static/gone.js" does not exist'],
    ['<p style="background:url(/d.png)">', 'style "/d.png" does not exist'],
    ['<meta property="og:image" content="https://joya.tz/c">', 'og:image "https://joya.tz/c" does not exist'],
  ] as const;
  const { status, errors } = check({
    'house/about.html': wrong.map(([html]) => html).join(''),
    'sitemap.xml': '<urlset><url><loc>https://joya.tz/gone</loc></url></urlset>',
    'data/rooms.json': '{"rooms":{"4":{"gallery":["/photos/gone.webp"]}}}',
  });
  expect(status).toBe(1);
  expect(errors).toEqual([
    ...wrong.map(([, error]) => `house/about.html: ${error}`),
    'data/rooms.json: path "/photos/gone.webp" does not exist',
    'sitemap.xml: loc "https://joya.tz/gone" does not exist',
  ]);
});
