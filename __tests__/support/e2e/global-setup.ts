import type { FullConfig } from '@playwright/test';
import { serveExport } from '@/scripts/serve-export';
import { findBrowser } from '@/scripts/support/find-browser';
import writeSite from '../write-site';

/** Serves the export on a free port and finds a browser. A missing one is reported without a stack. */
export default async function start({ projects }: FullConfig): Promise<() => Promise<void>> {
  try {
    writeSite();
    const site = await serveExport({ folder: 'out', host: '127.0.0.1' });
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
