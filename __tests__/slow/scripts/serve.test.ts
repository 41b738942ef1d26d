import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve('scripts/serve.mjs');
const onThisMachine = (port: number) => ({ ...process.env, HOST: '127.0.0.1', PORT: String(port) });

let project: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(project, 'out', 'house'), { recursive: true });
  for (const [name, text] of [
    ['index.html', 'landing'],
    ['house.html', 'home of the house'],
    ['house/about.html', 'about the house'],
    ['404.html', 'not here'],
  ] as const) {
    writeFileSync(join(project, 'out', name), text);
  }
});

afterEach(() => started.splice(0).forEach((server) => server.kill()));
afterAll(() => rmSync(project, { recursive: true }));

/** Starts the server and waits for its output. */
function serve(port: number): Promise<{ server: ChildProcess; output: string; url: string }> {
  const server = spawn(process.execPath, [SCRIPT], { cwd: project, env: onThisMachine(port) });
  started.push(server);
  return new Promise((done, fail) => {
    let output = '';
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const url = /http:\S+/.exec(output)?.[0];
      if (url && output.includes('Ctrl-C')) done({ server, output, url });
    });
    server.on('close', (code) => fail(new Error(`ended with ${code}`)));
  });
}

test('the server supports clean URLs, a brand page next to its folder, and the 404 page', async () => {
  const { url } = await serve(0);
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

test('the server takes the next port when the requested one is taken, and prints it', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const { output, url } = await serve(port);
  expect(output).toContain(`Port ${port} is taken`);
  expect(url).not.toContain(`:${port}`);
  expect((await fetch(url)).status).toBe(200);
  other.close();
});

test('Ctrl-C ends the server', async () => {
  const { server } = await serve(0);
  const ended = new Promise((done) => server.on('close', done));
  server.kill('SIGINT');
  expect(await ended).toBe(0);
});

/** What the server says where it cannot start. */
function refusal(cwd: string, port: string) {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd,
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

test('without an export the server says in one line what to do', () => {
  expect(refusal(join(project, 'out'), '0')).toEqual({
    status: 1,
    lines: ['There is no folder out/ to serve. Run "npm run build" first.'],
  });
});

test('a port that is not a number is refused in one line', () => {
  expect(refusal(project, 'web')).toEqual({
    status: 1,
    lines: ['PORT is "web". It must be a number from 0 (any free port) to 65535.'],
  });
});
