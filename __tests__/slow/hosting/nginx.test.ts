import { once } from 'node:events';
import { connect } from 'node:http2';
import { gunzipSync } from 'node:zlib';
import { exportedFiles, exportedPaths, readExported } from '../../support/exported';
import { describeWithNginx, serveSite, type ServedSite } from './support/site';

const GONE = '/_next/static/chunks/gone.js';
const RULES = readExported('/_headers').toString();

describeWithNginx('the site on nginx', () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSite('out');
  });

  afterAll(() => site.stop());

  test('every page answers at its clean address', async () => {
    for (const path of exportedPaths().filter((one) => one !== '/404')) {
      const { status, headers } = await site.get(path);
      const type = headers['content-type'];
      expect({ path, status, type }).toEqual({ path, status: 200, type: 'text/html; charset=utf-8' });
    }
  });

  test('other spellings of an address lead to the clean one and keep the query', async () => {
    for (const [spelling, address] of [
      ['/joya-boutique/', '/joya-boutique'],
      ['/joya-boutique/room/4/', '/joya-boutique/room/4'],
      ['/beachsuites-villa.html?x=1', '/beachsuites-villa?x=1'],
      ['/joya-boutique/about/index.html', '/joya-boutique/about'],
      ['/index.html', '/'],
    ] as const) {
      const { status, headers } = await site.get(spelling);
      expect({ spelling, status, to: headers.location }).toEqual({ spelling, status: 308, to: address });
    }
  });

  test('an unknown address is a 404 with the page that says so', async () => {
    for (const path of ['/nope', '/joya-boutique/nope', '/404', '/404.html', '/_headers', '/photos', GONE]) {
      const { status, body } = await site.get(path);
      const says = body.includes('Page Not Found');
      expect({ path, status, says }).toEqual({ path, status: 404, says: true });
    }
  });

  test.each([
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/photos/../../../../../etc/passwd',
    '/_next/static/../../../releases/',
    '/_next/static/..%2f..%2f..%2freleases',
  ])('nothing outside the site can be reached: %s', async (path) => {
    expect([400, 404]).toContain((await site.get(path)).status);
  });

  test.each(['//evil.example/', '/%5cevil.example/', '/%0d%0aSet-Cookie:%20a=b/', '//evil.example/x.html'])(
    'no redirect leaves the site: %s',
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test('every answer carries the headers that other hosts get', async () => {
    const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(RULES) ?? [];
    const promised = [...everywhere.matchAll(/^\s*([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(promised.length).toBeGreaterThanOrEqual(8);
    const script = exportedFiles().find((file) => /^\/_next\/static\/.*\.js$/.test(file)) ?? '';
    for (const path of ['/', '/joya-boutique/contact', '/nope', '/joya-boutique/', script])
      expect((await site.get(path)).headers).toMatchObject(Object.fromEntries(promised));
  });

  test('every file is cached as on other hosts, pages are asked for again', async () => {
    const rules = [...RULES.matchAll(/^(\/\S+)\n {2}Cache-Control: (.*)$/gm)].map(
      ([, pattern = '', cache]) => {
        const [before = '', after = ''] = pattern.split('*');
        return { covers: (file: string) => file.startsWith(before) && file.endsWith(after), cache };
      },
    );
    expect(rules.length).toBeGreaterThan(2);
    // copies for simpler servers are not uploaded
    for (const file of exportedFiles().filter((name) => !/\.html$|\/index\.txt$|^\/_[hr]/.test(name))) {
      const { status, headers } = await site.get(encodeURI(file));
      const cache = rules.find(({ covers }) => covers(file))?.cache ?? 'no-cache';
      expect({ file, status, cache: headers['cache-control'] }).toEqual({ file, status: 200, cache });
    }
    for (const path of ['/', '/joya-boutique/about', '/nope', GONE, '/photos/gone.avif'])
      expect((await site.get(path)).headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  test('every text is sent compressed', async () => {
    const texts = exportedFiles().filter((file) => /(?<!\/index)\.(?:js|css|txt|svg|xml|json)$/.test(file));
    for (const path of ['/joya-boutique', '/nope', ...texts]) {
      const { headers, body } = await site.get(path, { 'Accept-Encoding': 'gzip' });
      expect({ path, ...headers }).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(body).equals((await site.get(path)).body)).toBe(true);
    }
  });
});

describeWithNginx('the site on nginx with HTTPS', () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSite('out', { withHttps: true });
  });

  afterAll(() => site.stop());

  test('a browser is offered HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${site.https}`, { rejectUnauthorized: false });
    const [headers] = await once(session.request({ ':path': '/joya-boutique' }), 'response');
    expect(headers[':status']).toBe(200);
    session.destroy();
  });

  test('an address without https leads to the same one with it', async () => {
    const { status, headers } = await site.get('/joya-boutique/room/4?x=1', { Host: 'www.your-domain.com' });
    expect(status).toBe(308);
    expect(headers.location).toBe('https://www.your-domain.com/joya-boutique/room/4?x=1');
  });
});
