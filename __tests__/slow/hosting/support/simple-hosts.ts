import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { hasNginx, startNginx } from './nginx';
import { freePort } from '../../../support/free-port';

export interface SimpleHost {
  readonly name: string;
  /** The program, where it is missing. */
  readonly needs?: string;
  /** Serves out/ as it comes; the answer is its address. */
  readonly start: () => Promise<{ url: string; stop: () => Promise<unknown> }>;
}

/** Servers that know nothing of clean addresses. */
export const SIMPLE_HOSTS: readonly SimpleHost[] = [
  {
    name: "Python's http.server",
    needs: spawnSync('python3', ['--version']).status === 0 ? undefined : 'python3',
    start: async () => {
      const values = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', 'out'];
      const server = spawn('python3', values, { stdio: ['ignore', 'pipe', 'ignore'] });
      const ended = new Promise((done) => server.once('exit', done));
      const port = await new Promise<string>((done, failed) => {
        server.stdout.on('data', (output: Buffer) => {
          const [, found] = /port (\d+)/.exec(output.toString()) ?? [];
          if (found) done(found);
        });
        server.once('exit', () => failed(new Error('http.server ended')));
      });
      return { url: `http://127.0.0.1:${port}`, stop: () => (server.kill(), ended) };
    },
  },
  {
    name: 'nginx as Debian sets it up',
    needs: hasNginx ? undefined : 'nginx',
    start: async () => {
      const port = await freePort();
      const { stop } = await startNginx(
        `server { listen 127.0.0.1:${port}; root ${resolve('out')}; index index.html;
         location / { try_files $uri $uri/ =404; } }`,
        port,
      );
      return { url: `http://127.0.0.1:${port}`, stop };
    },
  },
];

/** The same tests on each of them. */
export function eachSimpleHost(tests: (host: SimpleHost) => void): void {
  for (const host of SIMPLE_HOSTS) {
    const { name, needs } = host;
    (needs ? describe.skip : describe)(needs ? `${name} (needs ${needs})` : name, () => tests(host));
  }
}
