/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(folder, 'house'));
  for (const [name, text] of [
    ['index.html', 'landing'],
    ['house.html', 'home of the house'],
    ['house/about.html', 'about the house'],
    ['404.html', 'not here'],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
});

afterEach(() => started.splice(0).forEach((server) => server.kill()));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the server and waits for what it says. */
function serve(...options: string[]): Promise<{ server: ChildProcess; said: string; url: string }> {
  const server = spawn(process.execPath, [
    'scripts/serve.mjs',
    '--folder',
    folder,
    '--host',
    '127.0.0.1',
    ...options,
  ]);
  started.push(server);
  return new Promise((done, fail) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port && said.includes('Ctrl-C')) done({ server, said, url: `http://127.0.0.1:${port}` });
    });
    server.on('close', (code) => fail(new Error(`ended with ${code}`)));
  });
}

test('the server knows clean addresses, a house beside its folder, and the 404 page', async () => {
  const { url } = await serve('--port', '0');
  for (const [path, status, text] of [
    ['/', 200, 'landing'],
    ['/house', 200, 'home of the house'],
    ['/house/', 200, 'home of the house'],
    ['/house/about', 200, 'about the house'],
    ['/house/nothing', 404, 'not here'],
  ] as const) {
    const response = await fetch(url + path);
    expect([path, response.status, await response.text()]).toEqual([path, status, text]);
  }
});

test('the server takes the next port when the wanted one is taken, and says so', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const { said, url } = await serve('--port', String(port));
  expect(said).toContain(`Port ${port} is taken`);
  expect(url).not.toBe(`http://127.0.0.1:${port}`);
  expect((await fetch(url)).status).toBe(200);
  other.close();
});

test('Ctrl-C ends the server', async () => {
  const { server } = await serve('--port', '0');
  const ended = new Promise((done) => server.on('close', done));
  server.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('without an export the server says what to do', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/serve.mjs', '--folder', join(folder, 'none')],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('npm run build');
});
