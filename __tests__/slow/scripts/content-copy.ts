import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Gives each test of a file a folder with the content and the scripts of the project. Returns what works on it. */
export function setUpContentCopy() {
  let copy: string;

  beforeEach(() => {
    mkdirSync('.cache', { recursive: true });
    copy = mkdtempSync(resolve('.cache', 'content-'));
    const filter = (file: string) => file !== 'content/photos';
    cpSync('content', join(copy, 'content'), { recursive: true, filter });
    mkdirSync(join(copy, 'content/photos'));
    const photos = readdirSync('content/photos').map((name) => `content/photos/${name}`);
    for (const name of ['scripts', 'node_modules', 'package.json', 'tsconfig.json', 'public', ...photos])
      symlinkSync(resolve(name), join(copy, name));
  });

  afterEach(() => rmSync(copy, { recursive: true }));

  /** The path of a file or folder of content in the copy. */
  const contentPath = (file: string) => join(copy, 'content', file);

  /** Replaces a text that is in a file of the copy. */
  function edit(file: string, from: string, to: string): void {
    const path = contentPath(file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(from);
    writeFileSync(path, before.replace(from, to));
  }

  /** Runs a script in the copy. */
  function run(script: string, options: readonly string[] = [], settings = {}) {
    const env = { ...process.env, NODE_ENV: 'production' as const, SITE_URL: '', ...settings };
    const args = ['--import', 'tsx', `scripts/${script}.ts`, ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env,
    });
    return { status, stdout, stderr: stderr.trim().split('\n') };
  }

  return { contentPath, edit, run };
}
