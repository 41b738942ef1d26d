import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder with the content and the scripts of the project, without its pictures. */
export function copyContent(): string {
  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync(resolve('.cache', 'content-'));
  cpSync('content', join(copy, 'content'), {
    recursive: true,
    filter: (file) => !/\.(?:jpe?g|png|webp)$/.test(file),
  });
  for (const name of ['scripts', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(copy, name));
  return copy;
}

export const removeContent = (copy: string) => rmSync(copy, { recursive: true });

/** Replaces a text that is in a file of the copy. */
export function edit(copy: string, file: string, from: string, to: string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not have "${from}".`);
  writeFileSync(
    join(copy, file),
    before.replace(from, () => to),
  );
}

/** Runs a script of scripts/run.mjs in the copy. */
export function run(copy: string, script: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', script, ...options], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: '' },
  });
  return { status, stdout, stderr: stderr.trim().split('\n') };
}
