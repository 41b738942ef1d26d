// `npm run build`: makes photos, checks content, exports the site into out/ and completes its pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { readBackend } from '../admin/shared/backend-settings';
import { languages } from '../content/i18n/languages';
import { parseOptionalSiteUrl, parseSiteUrl } from '../lib/parse-site-url';
import { buildEditor } from './editor/build-editor';
import { deleteRemovedPages } from './export/delete-removed-pages';
import { postprocessHtml } from './export/postprocess-html';
import { printExportSiteUrl } from './export/print-export-site-url';
import { generateIconsAndHouseDrawings } from './images/generate-icons-and-house-drawings';
import { CommandLineError } from './support/command-line-error';
import { loadEnvFiles } from './support/load-env-files';
import { runMain } from './support/run-main';
import { updatePhotos } from './update-photos';
import { validateContent } from './validate-content';

/** Where the export is until it is complete: what is in `out` can be published, also after a build that was interrupted. */
const EXPORT = '.cache/export';

async function main(): Promise<void> {
  assertSiteUrl();
  await updatePhotos();
  await validateContent();
  await generateIconsAndHouseDrawings();
  // read by next.config.mjs
  process.env.EXPORT_FOLDER = EXPORT;
  await runNode('node_modules/next/dist/bin/next', 'build');
  // importing it reads the files, with the photos that were made above
  const { content, getSite } = await import('../content');
  deleteRemovedPages(
    EXPORT,
    languages.map(({ code }) => getSite(code)),
  );
  postprocessHtml(EXPORT);
  await buildServiceWorker();
  const backend = readBackend(process.env);
  // the editor can be hosted at an address of its own
  const siteUrl = parseOptionalSiteUrl(process.env.SITE_URL);
  if (backend) await buildEditor(EXPORT, content, backend, siteUrl);
  printExportSiteUrl(EXPORT);
  rmSync('out', { recursive: true, force: true });
  renameSync(EXPORT, 'out');
}

/** Fails early if SITE_URL is not valid. Reads the same .env files as `next build`. */
function assertSiteUrl(): void {
  loadEnvFiles();
  try {
    parseSiteUrl(process.env.SITE_URL);
  } catch (error) {
    throw error instanceof Error ? new CommandLineError(error.message) : error;
  }
}

async function buildServiceWorker(): Promise<void> {
  // `next build` checks all other types
  await runNode('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'browser/service-worker');
  await bundle({
    entryPoints: ['browser/service-worker/index.ts'],
    bundle: true,
    minify: true,
    outfile: `${EXPORT}/sw.js`,
  });
}

/** Runs a program that prints its own errors, and exits if it fails. */
async function runNode(...args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

runMain(import.meta.url, main);
