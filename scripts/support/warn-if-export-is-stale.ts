import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Files of the repository that the export does not contain or depend on. */
const NOT_BUILT = ['__tests__', 'deploy', 'docs', '.*', '*.md'];

/** Warns when a source is newer than the export, because tests would be about an older site. */
export function warnIfExportIsStale(): void {
  const built = statSync('out/index.html').mtimeMs;
  const newer = sources().find((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built);
  if (newer) console.warn(`out/ is older than ${newer}. Run "npm run build" first to test what you changed.`);
}

/** Tracked and new files; none where git does not know the project, as in an archive of it. */
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
