import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { freePort } from '../../../support/free-port';

const PROGRAM = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
const CERTIFICATES = '/etc/letsencrypt/live/www.your-domain.com';

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

/** Tests with a real nginx; where there is none they are skipped, and their name says why. */
export function describeWithNginx(name: string, tests: () => void): void {
  jest.setTimeout(120_000);
  (PROGRAM && process.platform === 'linux' ? describe : describe.skip)(`${name} (needs nginx)`, tests);
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 10 });

/** Asks with the path exactly as written. */
const getFrom =
  (port: number) =>
  (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((done, failed) => {
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

export type Site = ReturnType<typeof newSite>;

/** A folder as on a server, and the scripts that fill it, each of which says what it did. */
export function newSite() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'joya-site-')));
  const run = (script: string, ...values: string[]) =>
    execFileSync(script, values, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    folder,
    upload: (exported: string) => run('deploy/upload.sh', exported, folder),
    rollback: (release?: string) => run('deploy/rollback.sh', folder, ...(release ? [release] : [])),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Uploads an export and serves it as deploy/README.md says, with the site's own configuration on other ports. */
export async function serveSite(exported: string, { withHttps = false } = {}) {
  const site = newSite();
  site.upload(exported);
  const [http, https] = [await freePort(), await freePort()];
  if (withHttps) {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'www.your-domain.com' }]);
    writeFileSync(join(site.folder, 'privkey.pem'), key);
    writeFileSync(join(site.folder, 'fullchain.pem'), cert);
  }
  const listenOn = (text: string, port: number, instead: number) =>
    text
      .replaceAll(`listen ${port}`, `listen 127.0.0.1:${instead}`)
      .replaceAll(`listen [::]:${port}`, hasIPv6 ? `listen [::1]:${instead}` : `# no IPv6 here:`);
  const written = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/var/www/joya', site.folder)
    .replaceAll(CERTIFICATES, site.folder);
  const onPorts = listenOn(withHttps ? written.replaceAll('#tls ', '') : written, 80, http);
  const stop = await startNginx(listenOn(onPorts, 443, https), http);
  return {
    ...site,
    https,
    get: getFrom(http),
    stop: async () => {
      await stop();
      site.remove();
    },
  };
}

/** Starts nginx with such `server` blocks and waits until it answers on the port. */
async function startNginx(servers: string, port: number): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'joya-nginx-')));
  const [configuration, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${folder}/pid;
     error_log ${log}; events { worker_connections 1024; }
     http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
     sendfile on; ${temporary.join(' ')} ${servers} }`,
  );
  const server = spawn(PROGRAM ?? '', ['-p', folder, '-c', configuration, '-e', log], { stdio: 'inherit' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const answers = () => getFrom(port)('/').then(Boolean, () => false);
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    await new Promise((next) => setTimeout(next, 20));
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
}
