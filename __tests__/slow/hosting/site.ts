import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';

const PROGRAM = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);

/** Tests with a real nginx; where there is none they are skipped, and their name says why. */
export function describeWithNginx(name: string, tests: () => void): void {
  jest.setTimeout(120_000);
  (PROGRAM && process.platform === 'linux' ? describe : describe.skip)(`${name} (needs nginx)`, tests);
}

/** Its certificate is made by the tests. */
const agent = new Agent({ keepAlive: true, maxSockets: 10, rejectUnauthorized: false });

/** Asks with the path exactly as written. */
async function getFrom(socketPath: string, path: string, headers: Record<string, string>) {
  const asked = request({ socketPath, path, headers, agent }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

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

/** Uploads an export and serves it as deploy/README.md says, with the site's own configuration on sockets instead of ports. */
export async function serveSite(exported: string) {
  const site = newSite();
  site.upload(exported);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'www.your-domain.com' }]);
  writeFileSync(join(site.folder, 'privkey.pem'), key);
  writeFileSync(join(site.folder, 'fullchain.pem'), cert);
  const socketOf = (port: number) => join(site.folder, `${port}.socket`);
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('#tls ', '')
    .replaceAll('/var/www/joya', site.folder)
    .replaceAll('/etc/letsencrypt/live/www.your-domain.com', site.folder)
    .replace(/listen \[::\].*;/g, '')
    .replace(/listen (\d+)/g, (_, port) => `listen unix:${socketOf(port)}`);
  const stop = await startNginx(server, site.folder);
  return {
    ...site,
    socketOf,
    get: (path: string, headers: Record<string, string> = {}) => getFrom(socketOf(443), path, headers),
    stop: async () => {
      await stop();
      site.remove();
    },
  };
}

/** Starts nginx with such `server` blocks and waits until it has read them. */
async function startNginx(servers: string, folder: string): Promise<() => Promise<unknown>> {
  const configuration = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${folder}/pid;
     error_log stderr notice; events { worker_connections 1024; }
     http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
     sendfile on; ${temporary.join(' ')} ${servers} }`,
  );
  const server = spawn(PROGRAM!, ['-p', folder, '-c', configuration]);
  const ended = once(server, 'exit');
  let said = '';
  while (!said.includes('start worker process')) {
    const [text] = await Promise.race([once(server.stderr, 'data'), ended.then(() => [undefined])]);
    if (text === undefined) throw new Error(said);
    said += text;
  }
  server.stderr.resume();
  return () => {
    server.kill('SIGTERM');
    return ended;
  };
}
