import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['app', 'components', 'content', 'public', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json'];

/** Warns when a source is newer than the export, because tests would be about an older site. */
export function warnIfStale() {
  const built = statSync('out/index.html').mtimeMs;
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const newer = [...FILES, ...sources].find((file) => {
    const stats = statSync(file);
    return stats.isFile() && stats.mtimeMs > built;
  });
  if (newer) console.warn(`out/ is older than ${newer}. Run "npm run build" first to test what you changed.`);
}
