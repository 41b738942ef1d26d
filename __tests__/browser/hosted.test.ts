import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedFiles, exportedPages, readExported } from './support/exported-files';
import { eventually } from './support/visitor';

// deploy/nginx.conf and deploy/upload.sh with a real nginx on this machine

const NGINX = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
const present = NGINX !== undefined && process.platform === 'linux';
if (!present) console.log('Not run: the tests of deploy/nginx.conf need nginx ("apt-get install nginx").');

const REQUESTS = 10_000;
const CONNECTIONS = 200;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let port: number;
let server: ChildProcess;

/** Asks with the path exactly as written. */
function get(path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => done(free));
    });
  });
}

const upload = (from: string) => execFileSync('deploy/upload.sh', [from, join(folder, 'site')]);

const pagePaths = exportedPages.map(({ path }) => path).filter((path) => path !== '/no-such-page');

(present ? describe : describe.skip)('the site on nginx (needs nginx)', () => {
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'joya-nginx-')));
    mkdirSync(join(folder, 'site'));
    upload('out');
    port = await freePort();
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/www/joya', join(folder, 'site'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${folder}/pid;
       error_log ${folder}/error.log; events { worker_connections 1024; }
       http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
       sendfile on; keepalive_requests 100000; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    );
    writeFileSync(join(folder, 'site.conf'), site);
    server = spawn(
      NGINX ?? '',
      ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
      {
        stdio: 'inherit',
      },
    );
    await eventually(
      () =>
        get('/').then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => expect(status).toBe(200),
      10_000,
    );
  });

  afterAll(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

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
    // of the pictures a few stand for all
    const files = exportedFiles.filter(
      (file, at) =>
        !/\.html$|^\/_(?:headers|redirects)$/.test(file) && (!file.startsWith('/photos/') || at % 40 === 0),
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

  test('every answer carries the headers that other hosts are told of', async () => {
    const everywhere = /^\/\*\n((?: {2}.*\n)+)/m.exec(readExported('/_headers').toString())?.[1] ?? '';
    const promised = everywhere
      .trim()
      .split('\n')
      .map((line) => /^\s*([\w-]+): (.*)$/.exec(line)?.slice(1) as [string, string]);
    expect(promised.length).toBeGreaterThanOrEqual(6);
    const script =
      exportedFiles.find((file) => file.startsWith('/_next/static/') && file.endsWith('.js')) ?? '';
    for (const path of ['/', '/joya-boutique/contact', '/nope', '/joya-boutique/', script]) {
      const { headers } = await get(path);
      for (const [name, value] of promised) {
        expect({ path, name, value: headers[name.toLowerCase()] }).toEqual({ path, name, value });
      }
    }
  });

  test('files with a version in their name are kept for a year, pages are asked for again', async () => {
    const cachedAs = async (path: string) => (await get(path)).headers['cache-control'];
    const versioned = exportedFiles.find((file) => /-[0-9a-f]{8}-\d+\.avif$/.test(file)) ?? '';
    const font = exportedFiles.find((file) => file.endsWith('.woff2')) ?? '';
    expect(await cachedAs(versioned)).toBe('public, max-age=31536000, immutable');
    expect(await cachedAs(font)).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/',
      '/joya-boutique/about',
      '/sitemap.xml',
      '/nope',
      '/_next/static/chunks/gone.js',
    ]) {
      expect({ path, cache: await cachedAs(path) }).toEqual({ path, cache: 'no-cache' });
    }
    const { headers } = await get('/joya-boutique');
    const again = await get('/joya-boutique', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test('pages and scripts travel compressed', async () => {
    const plain = await get('/joya-boutique');
    const small = await get('/joya-boutique', { 'Accept-Encoding': 'gzip' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(small.body.length).toBeLessThan(plain.body.length / 3);
  });

  test('a part of a large file can be asked for, as a video player does', async () => {
    const large =
      exportedFiles.find((file) => /\.(?:mp4|webm)$/.test(file)) ??
      exportedFiles.find((file) => file.endsWith('.webp')) ??
      '';
    const whole = readExported(large);
    const { status, headers, body } = await get(large, { Range: 'bytes=100-299' });
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

  /** Asks for the paths in turn over so many connections until told to stop; says how each was answered. */
  async function load(paths: readonly string[], goOn: (asked: number) => boolean) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const answers: Record<string, number> = {};
    let asked = 0;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (goOn(asked)) {
          const path = paths[asked++ % paths.length] ?? '/';
          const outcome = await get(path, { 'Accept-Encoding': 'gzip' }, agent).then(
            ({ status, body }) => (status === 200 && body.length === 0 ? 'empty' : String(status)),
            (error: NodeJS.ErrnoException) => error.code ?? error.message,
          );
          answers[outcome] = (answers[outcome] ?? 0) + 1;
        }
      }),
    );
    agent.destroy();
    return { asked, answers, seconds: (performance.now() - start) / 1000 };
  }

  /** What one visit asks for: pages, scripts, styles, fonts. */
  const visited = [
    ...pagePaths,
    ...exportedFiles.filter((file) => file.startsWith('/_next/static/') && !file.endsWith('.txt')),
  ];

  test(`${REQUESTS} requests over ${CONNECTIONS} connections are all answered`, async () => {
    const { asked, answers, seconds } = await load(visited, (sofar) => sofar < REQUESTS);
    console.log(`nginx: ${asked} requests over ${CONNECTIONS} connections in ${seconds.toFixed(1)} s`);
    expect(answers).toEqual({ 200: asked });
    expect(asked).toBeGreaterThanOrEqual(REQUESTS);
  }, 180_000);

  test('an upload under load fails no request, and pages opened before it keep their scripts', async () => {
    const second = join(folder, 'second');
    cpSync('out', second, { recursive: true });
    const [old = ''] = exportedFiles.filter((file) => /^\/_next\/static\/chunks\/.*\.js$/.test(file));
    rmSync(join(second, old));
    writeFileSync(join(second, 'index.html'), '<!DOCTYPE html><title>The second release</title></html>');

    let uploaded = false;
    const loaded = load(visited, () => !uploaded);
    for (const from of ['out', 'out', second]) {
      const child = spawn('deploy/upload.sh', [from, join(folder, 'site')], { stdio: 'inherit' });
      const code = await new Promise((done) => child.once('exit', done));
      expect(code).toBe(0);
    }
    uploaded = true;
    const { asked, answers } = await loaded;
    expect(answers).toEqual({ 200: asked });
    expect((await get('/')).body.toString()).toContain('The second release');
    expect((await get(old)).status).toBe(200);
  }, 180_000);
});
