import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Files that do not affect the export. */
const NOT_BUILT = ['__tests__', 'deploy', 'docs', '.*', '*.md'];

/** Warns if a source is newer than the export, because tests would run against an outdated site. */
export function warnIfExportIsStale(): void {
  const built = statSync('out/index.html').mtimeMs;
  const newer = sources().find((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built);
  if (newer) console.warn(`out/ is older than ${newer}. Run "npm run build" first to test what you changed.`);
}

/** Returns tracked and untracked files, or none outside of a git repository, as in a downloaded archive. */
function sources(): readonly string[] {
  const excluded = NOT_BUILT.map((pattern) => `:(exclude)${pattern}`);
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ...excluded];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  } catch {
    return [];
  }
}
