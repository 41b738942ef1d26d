// Large programs that only some checks need are fetched when such a check runs, not by `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of a package of the npm registry, fetched once and kept in .cache/.
 * @throws with npm's words when it cannot be fetched
 */
export function fetchTool(name, version) {
  const folder = resolve('.cache', 'tools', `${name}-${version}`);
  const found = join(folder, 'node_modules', name);
  if (existsSync(found)) return found;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), '{"private":true}\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stderr, error } = spawnSync(
    npm,
    ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
    { cwd: unfinished, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`${name} ${version} could not be fetched: ${(stderr || error?.message || '').trim()}`);
  }
  renameSync(unfinished, folder);
  return found;
}
