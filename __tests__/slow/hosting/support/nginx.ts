import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
export const hasNginx = PROGRAM !== undefined && process.platform === 'linux';

/** Tests with a real nginx; where there is none they are skipped, and their name says why. */
export function describeWithNginx(name: string, tests: () => void): void {
  if (!hasNginx) console.log('Not run: the tests of deploy/nginx.conf need nginx ("apt-get install nginx").');
  jest.setTimeout(120_000);
  (hasNginx ? describe : describe.skip)(`${name} (needs nginx)`, tests);
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly headers?: Record<string, string>;
  readonly agent?: Agent;
}

export type Get = (path: string, question?: Question) => Promise<Answer>;

const fewConnections = new Agent({ keepAlive: true, maxSockets: 10 });

/** Asks with the path exactly as written. */
export const getFrom =
  (port: number, host = '127.0.0.1'): Get =>
  (path, { headers, agent = fewConnections } = {}) =>
    new Promise((done, failed) => {
      const asked = request({ host, port, path, headers, agent }, (response) => {
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

/** Whether this machine has the loopback address of IPv6. */
export const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

interface Ports {
  readonly http: number;
  /** With it HTTPS is switched on as deploy/README.md says. */
  readonly https?: number;
}

/** The site's own configuration, on other ports and for another folder. */
export function siteConfiguration(site: string, { http, https }: Ports): string {
  const written = readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/var/www/joya', site);
  const listenOn = (text: string, port: number, instead: number) =>
    text
      .replaceAll(`listen ${port}`, `listen 127.0.0.1:${instead}`)
      .replaceAll(`listen [::]:${port}`, hasIPv6 ? `listen [::1]:${instead}` : `# no IPv6 here:`);
  const withoutTls = listenOn(written, 80, http);
  return https === undefined ? withoutTls : listenOn(withoutTls.replaceAll('#tls ', ''), 443, https);
}

export interface Nginx {
  readonly get: Get;
  readonly stop: () => Promise<void>;
}

/** Starts nginx with such `server` blocks and waits until it answers on the port. */
export async function startNginx(servers: string, port: number): Promise<Nginx> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'joya-nginx-')));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${folder}/pid;
     error_log ${folder}/error.log; events { worker_connections 1024; }
     http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
     sendfile on; keepalive_requests 100000; ${temporary.join(' ')} ${servers} }`,
  );
  const server = spawn(
    PROGRAM ?? '',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'inherit' },
  );
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const get = getFrom(port);
  const answers = () =>
    get('/').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await new Promise((next) => setTimeout(next, 20));
  }
  return {
    get,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
