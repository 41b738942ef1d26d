import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project';
import { buildCopy, changeContent } from './edit-and-build-copy';

const COPY = resolve('.cache', 'reproducible-build');
const OUT = join(COPY, 'out');

jest.setTimeout(900_000);

/** Builds the copy from nothing. Returns the hash of every exported file. */
async function build(): Promise<Map<string, string>> {
  for (const made of ['.next', 'out']) rmSync(join(COPY, made), { recursive: true, force: true });
  await buildCopy(COPY);
  return hashExport();
}

function hashExport(): Map<string, string> {
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(OUT, name)).isFile());
  return new Map(files.map((name) => [name, hash('sha256', readFileSync(join(OUT, name)))]));
}

/** Files that only one of two exports has, or that differ. */
const differingFiles = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

let first: Map<string, string>;

beforeAll(async () => {
  copyProject(COPY);
  first = await build();
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('two builds of the same sources are the same, byte for byte', async () => {
  expect(first.size).toBeGreaterThan(1000);
  expect(differingFiles(first, await build())).toEqual([]);
});

(process.platform === 'win32' ? test.skip : test)(
  'a build that is killed when Next has exported the pages leaves the last export as it was',
  async () => {
    const options = { cwd: COPY, detached: true, env: { ...process.env, __NEXT_PROCESSED_ENV: undefined } };
    const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], options);
    const ended = once(build, 'exit');
    build.stdout.on('data', (text) => {
      // the list of all pages, which Next prints last
      if (String(text).includes('Route (app)')) process.kill(-build.pid!, 'SIGKILL');
    });
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(differingFiles(first, hashExport())).toEqual([]);
  },
);

test('a changed text changes the pages that show it and no other file', async () => {
  changeContent(COPY, 'joya-boutique/about', ({ philosophy }) => (philosophy.heading = 'How we think'));
  const files = differingFiles(first, await build());
  // a draft shows the new words in each language
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !/^joya-boutique\/(?:\w\w\/)?about[./]/.test(file))).toEqual([]);
});

test('other code changes the version that every page says it runs', () => {
  const print = "import config from './next.config.mjs'; console.log(config.generateBuildId())";
  const version = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', print], { cwd: COPY, encoding: 'utf8' }).stdout;
  const before = version();
  expect(readFileSync(join(OUT, 'index.txt'), 'utf8')).toContain(`"b":"${before.trim()}"`);
  appendFileSync(join(COPY, 'components/shell/scroll-reset.tsx'), '// other code\n');
  expect(version()).toMatch(/^[0-9a-f]{16}\n$/);
  expect(version()).not.toBe(before);
});
