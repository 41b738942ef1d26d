// `npm run build`: photos, the check of content, pages and the checks of what was exported, into out/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build as bundle } from 'esbuild';
import { readBackend } from '../admin/backend-settings';
import { languages } from '../content/i18n/languages';
import { parseOptionalSiteUrl, parseSiteUrl } from '../lib/parse-site-url';
import { buildEditor } from './editor/build-editor';
import { checkInternalLinks } from './export/check-internal-links';
import { deleteRemovedPages } from './export/delete-removed-pages';
import { postprocessHtml } from './export/postprocess-html';
import { reportSiteUrl } from './export/report-site-url';
import { generateIconsAndHouseDrawings } from './images/generate-icons-and-house-drawings';
import { ExpectedError } from './support/expected-error';
import { loadEnvFiles } from './support/load-env-files';
import { runMain } from './support/run-main';
import { updatePhotos } from './update-photos';
import { validateContent } from './validate-content';

const EXPORT = 'out';

async function main(): Promise<void> {
  assertSiteUrl();
  await generateIconsAndHouseDrawings();
  await updatePhotos();
  // a mistake in content leaves the last export as it is
  await validateContent();
  await runNode('node_modules/next/dist/bin/next', 'build');
  await deletePagesOffSite();
  checkInternalLinks(EXPORT, postprocessHtml(EXPORT));
  await buildServiceWorker();
  const backend = readBackend(process.env);
  // the editor may be moved to an address of its own
  const siteUrl = parseOptionalSiteUrl(process.env.SITE_URL);
  if (backend) await buildEditor(EXPORT, (await import('../content')).content, backend, siteUrl);
  reportSiteUrl(EXPORT);
}

/** Stops before anything is built, with the files of settings that `next build` reads. */
function assertSiteUrl(): void {
  loadEnvFiles();
  try {
    parseSiteUrl(process.env.SITE_URL);
  } catch (error) {
    throw error instanceof Error ? new ExpectedError(error.message) : error;
  }
}

async function deletePagesOffSite(): Promise<void> {
  const { getSite } = await import('../content');
  deleteRemovedPages(
    EXPORT,
    languages.map(({ code }) => getSite(code)),
  );
}

async function buildServiceWorker(): Promise<void> {
  // the types of a worker; `next build` checks all others
  await runNode('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'browser/service-worker');
  await bundle({
    entryPoints: ['browser/service-worker/index.ts'],
    bundle: true,
    minify: true,
    outfile: `${EXPORT}/sw.js`,
  });
}

/** Runs a program that prints its own errors. */
async function runNode(...args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

runMain(import.meta.url, main);
