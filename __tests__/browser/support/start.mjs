// Once before all browser tests: the exported site on a free port, and one browser for every worker.
import { serveExport } from '../../../scripts/serve.mjs';
import { startBrowser } from './find-browser.mjs';

export default async function start() {
  const site = await serveExport({ folder: 'out', host: '127.0.0.1' });
  const { server, executablePath } = await startBrowser();
  process.env.SITE_URL = `http://127.0.0.1:${site.port}`;
  process.env.BROWSER_URL = server.wsEndpoint();
  console.log(`\nBrowser: ${executablePath}`);
  globalThis.startedForTests = [server, site];
}
