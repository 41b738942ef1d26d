import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { exportedFiles, exportedPaths, readExported } from '../../support/exported';
import { describeWithNginx, serveSite } from './site';

const GONE = '/_next/static/chunks/gone.js';
const RULES = readExported('/_headers').toString();

describeWithNginx('the site on nginx', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;

  beforeAll(async () => {
    site = await serveSite('out');
  });

  afterAll(() => site.stop());

  test('every page answers at its clean address, compressed', async () => {
    const texts = exportedFiles().filter((file) => /(?<!\/index)\.(?:js|css|txt|svg|xml|json)$/.test(file));
    for (const path of [...exportedPaths().filter((one) => one !== '/404'), ...texts]) {
      const { status, headers, body } = await site.get(path, { 'Accept-Encoding': 'gzip' });
      expect({ path, status, ...headers }).toMatchObject({
        path,
        status: 200,
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
      expect(gunzipSync(body).equals((await site.get(path)).body)).toBe(true);
    }
    expect((await site.get('/joya-boutique')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/joya-boutique/', '/joya-boutique'],
    ['/joya-boutique/room/4/', '/joya-boutique/room/4'],
    ['/beachsuites-villa.html?x=1', '/beachsuites-villa?x=1'],
    ['/joya-boutique/about/index.html', '/joya-boutique/about'],
    ['/index.html', '/'],
  ])(
    'another spelling of an address leads to the clean one and keeps the query: %s',
    async (path, location) => {
      expect(await site.get(path)).toMatchObject({ status: 308, headers: { location } });
    },
  );

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
    const promised = [...everywhere.matchAll(/^\s*([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value,
    ]);
    expect(promised.length).toBeGreaterThanOrEqual(8);
    for (const path of ['/', '/joya-boutique/contact', '/nope', '/joya-boutique/', '/robots.txt'])
      expect((await site.get(path)).headers).toMatchObject(Object.fromEntries(promised));
  });

  test('every file is cached as on other hosts, pages are asked for again', async () => {
    const rules = [...RULES.matchAll(/^(\/\S+)\n {2}Cache-Control: (.*)$/gm)].map(([, pattern, cache]) => {
      const [before = '', after = ''] = pattern!.split('*');
      return { covers: (file: string) => file.startsWith(before) && file.endsWith(after), cache };
    });
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

  test('a browser is offered HTTP/2, and an address without https leads to the same one with it', async () => {
    const browser = connect({
      path: site.socketOf(443),
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
    });
    await once(browser, 'secureConnect');
    expect(browser.alpnProtocol).toBe('h2');
    browser.destroy();

    const headers = { Host: 'www.your-domain.com' };
    const asked = request({ socketPath: site.socketOf(80), path: '/joya-boutique?x=1', headers }).end();
    const [answer] = await once(asked, 'response');
    expect(answer).toMatchObject({
      statusCode: 308,
      headers: { location: 'https://www.your-domain.com/joya-boutique?x=1' },
    });
    answer.resume();
  });
});
