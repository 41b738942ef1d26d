import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { serveExport } from '../../../scripts/serve.mjs';

/** Serves the export on a free port and finds a browser. What is missing is said without a stack. */
export default async function start({ projects }: FullConfig): Promise<() => Promise<void>> {
  try {
    const site = await serveExport({ folder: 'out', host: '127.0.0.1' });
    warnIfStale();
    const browser = await findBrowser({ headed: projects.some(({ use }) => use.headless === false) });
    process.env.EXPORT_URL = `http://127.0.0.1:${site.port}`;
    process.env.BROWSER = JSON.stringify(browser);
    console.log(`Browser: ${browser.executablePath}`);
    return site.close;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const FOLDERS = ['app', 'components', 'content', 'public', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json'];

/** Warns when a source is newer than the export, because the tests would be about an older site. */
function warnIfStale(): void {
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
