import { exportedFiles, exportedPaths, readExported } from '../../support/exported';
import { describeWithNginx, type Get } from './support/nginx';
import { serveSite, type ServedSite } from './support/site';

const pagePaths = exportedPaths().filter((path) => path !== '/404');

describeWithNginx('the site on nginx', () => {
  let site: ServedSite;
  let get: Get;

  beforeAll(async () => {
    site = await serveSite('out');
    ({ get } = site);
  });

  afterAll(() => site.stop());

  test('every page answers at its clean address', async () => {
    for (const path of pagePaths) {
      const { status, headers, body } = await get(path);
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      });
      expect(body.includes('</html>')).toBe(true);
    }
  });

  test('every other file answers, with a type that browsers take', async () => {
    const types: Record<string, RegExp> = {
      js: /^application\/javascript/,
      css: /^text\/css/,
      txt: /^text\/plain/,
      json: /^application\/json/,
      webmanifest: /^application\/manifest\+json/,
      xml: /^text\/xml/,
      svg: /^image\/svg\+xml/,
      avif: /^image\/avif/,
      webp: /^image\/webp/,
      woff2: /^font\/woff2/,
      mp4: /^video\/mp4/,
      webm: /^video\/webm/,
    };
    // a few pictures represent all; copies for simpler servers are not uploaded
    const files = exportedFiles().filter(
      (file, at) =>
        !/\.html$|.\/index\.txt$|^\/_(?:headers|redirects)$/.test(file) &&
        (!file.startsWith('/photos/') || at % 40 === 0),
    );
    for (const file of files) {
      const { status, headers } = await get(encodeURI(file));
      expect({ file, status }).toEqual({ file, status: 200 });
      const expected = types[file.split('.').at(-1) ?? ''];
      if (expected) expect(headers['content-type']).toMatch(expected);
    }
  });

  test('other spellings of an address lead to the clean one and keep the query', async () => {
    for (const [spelling, address] of [
      ['/joya-boutique/', '/joya-boutique'],
      ['/joya-boutique/room/4/', '/joya-boutique/room/4'],
      ['/joya-boutique/about.html', '/joya-boutique/about'],
      ['/beachsuites-villa.html?x=1', '/beachsuites-villa?x=1'],
      ['/joya-boutique/about/index.html', '/joya-boutique/about'],
      ['/joya-boutique/index?x=1', '/joya-boutique?x=1'],
      ['/index.html', '/'],
    ] as const) {
      const { status, headers } = await get(spelling);
      expect({ spelling, status, to: headers.location }).toEqual({ spelling, status: 308, to: address });
    }
  });

  test('an unknown address is a 404 with the page that says so', async () => {
    for (const path of [
      '/nope',
      '/joya-boutique/nope',
      '/joya-boutique/room/5',
      '/404',
      '/404.html',
      '/_headers',
      '/.git/config',
      '/photos',
      '/_next/static/chunks/gone.js',
    ]) {
      const { status, body } = await get(path);
      expect({ path, status, says: body.includes('Page Not Found') }).toEqual({
        path,
        status: 404,
        says: true,
      });
    }
  });

  test('a part of a large file can be asked for, as a video player does', async () => {
    const large =
      exportedFiles().find((file) => /\.(?:mp4|webm)$/.test(file)) ??
      exportedFiles().find((file) => file.endsWith('.webp')) ??
      '';
    const whole = readExported(large);
    const { status, headers, body } = await get(large, { headers: { Range: 'bytes=100-299' } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 100-299/${whole.length}`);
    expect(body.equals(whole.subarray(100, 300))).toBe(true);
  });

  test.each([
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/photos/../../../../../etc/passwd',
    '/photos/..%5c..%5c..%5cetc%5cpasswd',
    '/_next/static/../../../releases/',
    '/_next/static/..%2f..%2f..%2freleases',
    '//etc/passwd',
  ])('nothing outside the site can be reached: %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body.includes('root:')).toBe(false);
  });

  test.each(['//evil.example/', '/%5cevil.example/', '/%0d%0aSet-Cookie:%20a=b/', '//evil.example/x.html'])(
    'no redirect leaves the site: %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});
