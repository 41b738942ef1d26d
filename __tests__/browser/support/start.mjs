// Jest globalSetup: starts servers for the export and for the fake e-mail service, and one browser for all workers.
import { serveExport } from '../../../scripts/serve.mjs';
import { sayIfStale } from './stale-export.mjs';
import { startBrowser } from './find-browser.mjs';
import { MAIL_HOST, startMailService } from './mail-service.mjs';

async function start() {
  const site = await serveExport({ folder: 'out', host: '127.0.0.1' });
  sayIfStale();
  const mail = await startMailService();
  const { server, executablePath } = await startBrowser({ [MAIL_HOST]: `127.0.0.1:${mail.port}` });
  process.env.EXPORT_URL = `http://127.0.0.1:${site.port}`;
  process.env.BROWSER_URL = server.wsEndpoint();
  console.log(`\nBrowser: ${executablePath}`);
  globalThis.startedForTests = [server, site, mail];
}

/** What is missing here (a build, a browser) is said in its own words, without a stack. */
export default async function startOrExit() {
  try {
    await start();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
