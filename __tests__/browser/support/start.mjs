// Jest globalSetup: starts servers for the export and for the fake e-mail service, and finds a browser.
import { serveExport } from '../../../scripts/serve.mjs';
import { sayIfStale } from './stale-export.mjs';
import { findBrowser } from './find-browser.mjs';
import { MAIL_HOST, startMailService } from './mail-service.mjs';

async function start() {
  const site = await serveExport({ folder: 'out', host: '127.0.0.1' });
  sayIfStale();
  const mail = await startMailService();
  const browser = await findBrowser({ [MAIL_HOST]: `127.0.0.1:${mail.port}` });
  process.env.EXPORT_URL = `http://127.0.0.1:${site.port}`;
  process.env.BROWSER = JSON.stringify(browser);
  console.log(`\nBrowser: ${browser.executablePath}`);
  globalThis.startedForTests = [site, mail];
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
