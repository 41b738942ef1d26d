import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

const SCRIPT = resolve('scripts/serve.mjs');

test('the server takes the next port when the requested one is taken, and Ctrl-C ends it', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const server = spawn(process.execPath, [SCRIPT], { env });
  const ended = new Promise((done) => server.on('close', done));
  let said = '';
  await new Promise<void>((done) =>
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Ctrl-C')) done();
    }),
  );
  expect(said).toContain(`Port ${port} is taken`);
  const [url = ''] = /http:\S+/.exec(said) ?? [];
  expect((await fetch(url)).status).toBe(200);
  server.kill('SIGINT');
  expect(await ended).toBe(0);
  other.close();
});

test.each([
  ['without an export', tmpdir(), '0', 'There is no folder out/ to serve. Run "npm run build" first.'],
  [
    'on a port that is not a number',
    '.',
    'web',
    'PORT is "web". It must be a number from 0 (any free port) to 65535.',
  ],
])('%s the server says in one line what to do', (_, cwd, PORT, said) => {
  const env = { ...process.env, PORT };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd, env, encoding: 'utf8' });
  expect({ status, said: stderr.trimEnd() }).toEqual({ status: 1, said });
});
