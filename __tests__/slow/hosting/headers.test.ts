import { once } from 'node:events';
import { connect } from 'node:http2';
import { gunzipSync, gzipSync } from 'node:zlib';
import { exportedFiles, readExported } from '../../support/exported';
import { describeWithNginx, getFrom, hasIPv6, type Get } from './support/nginx';
import { serveSite, type ServedSite } from './support/site';

describeWithNginx('what nginx says about the files of the site', () => {
  let site: ServedSite;
  let get: Get;

  beforeAll(async () => {
    site = await serveSite('out');
    ({ get } = site);
  });

  afterAll(() => site.stop());

  test('every answer carries the headers that other hosts get', async () => {
    const everywhere = /^\/\*\n((?: {2}.*\n)+)/m.exec(readExported('/_headers').toString())?.[1] ?? '';
    const promised = everywhere
      .trim()
      .split('\n')
      .map((line) => /^\s*([\w-]+): (.*)$/.exec(line)?.slice(1) as [string, string]);
    expect(promised.length).toBeGreaterThanOrEqual(8);
    const script =
      exportedFiles().find((file) => file.startsWith('/_next/static/') && file.endsWith('.js')) ?? '';
    for (const path of ['/', '/joya-boutique/contact', '/nope', '/joya-boutique/', script]) {
      const { headers } = await get(path);
      for (const [name, value] of promised) {
        expect({ path, name, value: headers[name.toLowerCase()] }).toEqual({ path, name, value });
      }
    }
  });

  test('every file is cached as on other hosts, pages are asked for again', async () => {
    const rules = [
      ...readExported('/_headers')
        .toString()
        .matchAll(/^(\/\S+)\n {2}Cache-Control: (.*)$/gm),
    ].map(([, pattern = '', cache]) => {
      const [before = '', after = ''] = pattern.split('*');
      return { covers: (file: string) => file.startsWith(before) && file.endsWith(after), cache };
    });
    const values = new Set<string>();
    const files = exportedFiles().filter((name) => !/\.html$|\/index\.txt$|^\/_[hr]/.test(name));
    const answers = await Promise.all(files.map(async (file) => ({ file, ...(await get(file)) })));
    for (const { file, headers } of answers) {
      const found = rules.filter(({ covers }) => covers(file));
      const expected = found.length === 0 ? ['no-cache'] : found.map(({ cache }) => cache);
      expect({ file, cache: [headers['cache-control']] }).toEqual({ file, cache: expected });
      values.add(expected.join());
    }
    expect([...values].sort()).toEqual([
      'no-cache',
      'public, max-age=31536000, immutable',
      'public, max-age=86400, stale-while-revalidate=604800',
    ]);
    for (const path of [
      '/',
      '/joya-boutique/about',
      '/nope',
      '/_next/static/chunks/gone.js',
      '/photos/gone.avif',
    ]) {
      const { headers } = await get(path);
      expect({ path, cache: headers['cache-control'] }).toEqual({ path, cache: 'no-cache' });
    }
    const { headers } = await get('/joya-boutique');
    const again = await get('/joya-boutique', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  test('a file that is kept for a year carries a version in its name', () => {
    const pictures = exportedFiles().filter((file) => file.endsWith('.avif'));
    expect(pictures.filter((file) => !/-[0-9a-f]{8}(?:-portrait)?-\d+\.avif$/.test(file))).toEqual([]);
  });

  test('every text is sent compressed with gzip', async () => {
    const texts = exportedFiles().filter((file) => /(?<!\/index)\.(?:js|css|txt|svg|xml|json)$/.test(file));
    const paths = ['/joya-boutique', '/nope', '/_next/static/chunks/gone.js', ...texts];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { body: plain } = await get(path);
        return { path, plain, ...(await get(path, { headers: { 'Accept-Encoding': 'gzip' } })) };
      }),
    );
    for (const { path, plain, headers, body } of answers) {
      expect({ path, ...headers }).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(body).equals(plain)).toBe(true);
      // programs differ by less than one per cent
      expect(body.length).toBeLessThan(100 + gzipSync(plain, { level: 9 }).length * 1.01);
    }
  });

  (hasIPv6 ? test : test.skip)('the site answers over IPv6 (needs IPv6)', async () => {
    expect((await getFrom(site.http, '::1')('/')).status).toBe(200);
  });
});

describeWithNginx('the site on nginx with HTTPS', () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSite('out', { https: true });
  });

  afterAll(() => site.stop());

  test('a browser is offered HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${site.https}`, { rejectUnauthorized: false });
    const [headers] = await once(session.request({ ':path': '/joya-boutique' }), 'response');
    const protocol = session.alpnProtocol;
    session.destroy();
    expect({ protocol, status: headers[':status'] }).toEqual({ protocol: 'h2', status: 200 });
  });

  test('an address without https leads to the same one with it', async () => {
    const { status, headers } = await site.get('/joya-boutique/room/4?x=1', {
      headers: { Host: 'www.your-domain.com' },
    });
    expect({ status, to: headers.location }).toEqual({
      status: 308,
      to: 'https://www.your-domain.com/joya-boutique/room/4?x=1',
    });
  });
});
