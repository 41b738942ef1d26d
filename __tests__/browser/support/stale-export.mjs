import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['app', 'components', 'content', 'public', 'scripts', 'next.config.mjs', 'package-lock.json'];

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path)) yield* filesUnder(join(path, name));
}

/** Says so when a source is newer than the export, whose tests would then be about yesterday's site. */
export function sayIfStale() {
  const built = statSync('out/index.html').mtimeMs;
  for (const source of SOURCES) {
    for (const file of filesUnder(source)) {
      if (statSync(file).mtimeMs <= built) continue;
      console.warn(`\nout/ is older than ${file}. Run "npm run build" first to test what you changed.`);
      return;
    }
  }
}
