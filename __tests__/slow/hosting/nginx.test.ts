import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import {
  listExportedFilesWithoutEditor,
  listExportedEnglishPaths,
  readExported,
  readPageHtml,
} from '../../support/exported-site';
import { newSite, getPhoto, getScript, STABLE_PICTURE, getVersion } from './create-test-releases';

// The export on a real nginx, put there by deploy/upload.sh and deploy/rollback.sh.

const PROGRAM = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
const describeWithNginx = PROGRAM && process.platform === 'linux' ? describe : describe.skip;

jest.setTimeout(120_000);

const GONE = '/_next/static/chunks/gone.js';
const RULES = readExported('/_headers').toString();

/** Uploads the export and serves it as deploy/README.md says, with the site's own configuration on sockets instead of ports. */
async function serveSite() {
  const { folder, ...site } = newSite();
  site.upload('out');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'www.your-domain.com' }]);
  writeFileSync(join(folder, 'privkey.pem'), key);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  const getSocket = (port: number) => join(folder, `${port}.socket`);
  const servers = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('#tls ', '')
    .replaceAll('/var/www/joya', folder)
    .replaceAll('/etc/letsencrypt/live/www.your-domain.com', folder)
    .replace(/listen \[::\].*;/g, '')
    .replace(/listen (\d+)/g, (_, port) => `listen unix:${getSocket(port)}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; pid ${folder}/pid;
     error_log ${folder}/error.log; events { worker_connections 1024; }
     http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
     sendfile on; ${temporary.join(' ')} ${servers} }`,
  );
  const nginx = (...options: string[]) =>
    execFileSync(PROGRAM!, ['-p', folder, '-c', join(folder, 'nginx.conf'), ...options], { stdio: 'pipe' });
  nginx();
  return {
    ...site,
    /** Requests the path exactly as written. */
    get: async (path: string, headers: Record<string, string> = {}) => {
      const options = { socketPath: getSocket(443), path, headers, rejectUnauthorized: false };
      const [response] = (await once(request(options).end(), 'response')) as [IncomingMessage];
      return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
    },
    stop: () => nginx('-s', 'stop'),
  };
}

describeWithNginx('the site on nginx (needs nginx)', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;

  beforeAll(async () => {
    site = await serveSite();
  });

  afterAll(() => site.stop());

  test('every page answers at its clean address, compressed', async () => {
    const texts = listExportedFilesWithoutEditor().filter((file) =>
      /(?<!\/index)\.(?:js|css|txt|svg|xml|json)$/.test(file),
    );
    for (const path of [...listExportedEnglishPaths().filter((path) => path !== '/404'), ...texts]) {
      const { status, headers, body } = await site.get(path, { 'Accept-Encoding': 'gzip' });
      const expected = { path, status: 200, 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
      expect({ path, status, ...headers }).toMatchObject(expected);
      expect(gunzipSync(body).equals((await site.get(path)).body)).toBe(true);
    }
    expect((await site.get('/joya-boutique')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    [308, '/joya-boutique/', '/joya-boutique'],
    [308, '/beachsuites-villa.html?x=1', '/beachsuites-villa?x=1'],
    [308, '/joya-boutique/about/index.html', '/joya-boutique/about'],
    [301, '/joya-boutique///room//4?next=//x', '/joya-boutique/room/4?next=//x'],
    [301, '//', '/'],
  ])('%i: %s leads to the clean address, with its query', async (status, path, location) => {
    expect(await site.get(path)).toMatchObject({ status, headers: { location } });
  });

  test('an unknown address is a 404 with the 404 page', async () => {
    for (const path of ['/nope', '/joya-boutique/nope', '/404', '/404.html', '/_headers', '/photos', GONE]) {
      const { status, body } = await site.get(path);
      const isNotFoundPage = body.includes('Page Not Found');
      expect({ path, status, isNotFoundPage }).toEqual({ path, status: 404, isNotFoundPage: true });
    }
  });

  test.each([
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/_next/static/..%2f..%2f..%2freleases',
    '//evil.example/',
    '/%5cevil.example/',
    '/%0d%0aSet-Cookie:%20a=b/',
    '//%5cevil.example',
    '/%2f%2fevil.example//',
  ])('nothing outside the site can be reached, and no redirect leaves it: %s', async (path) => {
    const { status, headers } = await site.get(path);
    expect([301, 308, 400, 404]).toContain(status);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

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

  test('every file is cached as on other hosts, pages are revalidated', async () => {
    const rules = [...RULES.matchAll(/^(\/\S+)\n {2}Cache-Control: (.*)$/gm)].map(([, pattern, cache]) => {
      const [before = '', after = ''] = pattern!.split('*');
      return { covers: (file: string) => file.startsWith(before) && file.endsWith(after), cache };
    });
    expect(rules.length).toBeGreaterThan(2);
    // copies for simpler servers are not uploaded
    for (const file of listExportedFilesWithoutEditor().filter(
      (name) => !/\.html$|\/index\.txt$|^\/_[hr]/.test(name),
    )) {
      const { status, headers } = await site.get(encodeURI(file));
      const cache = rules.find(({ covers }) => covers(file))?.cache ?? 'no-cache';
      expect({ file, status, cache: headers['cache-control'] }).toEqual({ file, status: 200, cache });
    }
    for (const path of ['/', '/joya-boutique/about', '/nope', GONE, '/photos/gone.avif'])
      expect((await site.get(path)).headers).toMatchObject({ 'cache-control': 'no-cache' });
  });
});

describeWithNginx('uploads and rollbacks (need nginx)', () => {
  test('the current version is served, open pages of the others find their files, and those of other services are as they are', async () => {
    const site = await serveSite();
    const own = new Set(readPageHtml('/joya-boutique').match(/\/(?:_next\/static|photos)\/[\w./-]+\.\w+/g));
    own.delete(STABLE_PICTURE);
    expect(own.size).toBeGreaterThan(30);
    const third = getVersion('third');
    const service = '.well-known/apple-app-site-association';
    mkdirSync(join(third, '.well-known'));
    writeFileSync(join(third, service), service);

    for (const [step, served] of [
      [() => site.upload(getVersion('second')), 'second'],
      [() => site.upload(third), 'third'],
      [() => site.rollback(), 'second'],
    ] as const) {
      step();
      for (const path of ['/', STABLE_PICTURE]) expect((await site.get(path)).body.toString()).toBe(served);
      for (const file of own) expect((await site.get(file)).body.equals(readExported(file))).toBe(true);
      for (const file of [getScript('second'), getPhoto('second')])
        expect((await site.get(`/${file}`)).body.toString()).toBe('second');
      const isThird = served === 'third';
      expect((await site.get(`/${service}`)).status).toBe(isThird ? 200 : 404);
    }
    expect(await site.get('/.git/config')).toMatchObject({ status: 404 });
    site.stop();
  });
});
