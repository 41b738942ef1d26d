// `npm run build`: makes photos, checks content, exports the site into out/ and completes its pages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { readBackend } from '../admin/shared/backend-settings';
import { getContent, getSite } from '../content';
import { languages } from '../content/i18n/languages';
import { parseOptionalSiteUrl } from '../lib/parse-site-url';
import { FALLBACK_IMAGE_SRC } from '../lib/photo-file-names';
import { buildEditor } from './editor/build-editor';
import { deleteRemovedPages } from './export/delete-removed-pages';
import { postprocessHtml } from './export/postprocess-html';
import { generateIconsAndHouseDrawings } from './images/generate-icons-and-house-drawings';
import { loadEnvFiles, runMain } from './support/run-main';
import { updatePhotos } from './update-photos';
import { validateContent } from './validate-content';

/** Where the export is until it is complete: what is in `out` can be published, also after a build that was interrupted. */
const EXPORT = '.cache/export';

async function main(): Promise<void> {
  loadEnvFiles();
  await updatePhotos();
  validateContent();
  await generateIconsAndHouseDrawings();
  // read by next.config.mjs
  process.env.EXPORT_FOLDER = EXPORT;
  await runNode('node_modules/next/dist/bin/next', 'build');
  const sites = languages.map(({ code }) => getSite(code));
  deleteRemovedPages(EXPORT, sites);
  postprocessHtml(EXPORT);
  await buildServiceWorker(sites.map(({ unbranded }) => unbranded.offline.href));
  const backend = readBackend(process.env);
  // the editor can be hosted at an address of its own
  const siteUrl = parseOptionalSiteUrl(process.env.SITE_URL);
  if (backend) await buildEditor(EXPORT, getContent(), backend, siteUrl);
  printExportSiteUrl();
  rmSync('out', { recursive: true, force: true });
  renameSync(EXPORT, 'out');
}

/** @param offlinePages the offline page in each language, English first */
async function buildServiceWorker(offlinePages: readonly string[]): Promise<void> {
  // `next build` checks all other types
  await runNode('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'browser/service-worker');
  await bundle({
    entryPoints: ['browser/service-worker/index.ts'],
    bundle: true,
    minify: true,
    outfile: `${EXPORT}/sw.js`,
    define: { OFFLINE: JSON.stringify(listOfflineFiles(offlinePages)) },
  });
}

/** What the service worker caches for a page that was not visited. */
function listOfflineFiles(pages: readonly string[]) {
  const html = pages.map((page) => readFileSync(`${EXPORT}${page}.html`, 'utf8')).join('');
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file = '']) => file);
  return {
    revision: createHash('sha256').update(html).digest('hex').slice(0, 8),
    pages,
    // in place of photos that are not cached
    files: [...new Set(files), FALLBACK_IMAGE_SRC],
  };
}

/** Prints the URL that an export was built for, with a warning when SITE_URL was not set. */
function printExportSiteUrl(): void {
  const home = readFileSync(`${EXPORT}/index.html`, 'utf8');
  const [, url] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (!url) throw new Error(`${EXPORT}/index.html has no canonical URL.`);
  if (!url.startsWith('http:')) return console.log(`Address: ${url}`);

  const lines = [
    `SITE_URL is not set: this export uses ${url}`,
    'Do not publish it: search engines and shared links would use that address.',
    'Build again with SITE_URL:',
    '',
    '  SITE_URL=https://www.your-domain.com npm run build',
  ];
  const rule = '!'.repeat(78);
  console.warn(['', rule, ...lines.map((line) => `!  ${line}`), rule, ''].join('\n'));
}

/** Runs a program that prints its own errors, and exits if it fails. */
async function runNode(...args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

runMain(import.meta.url, main);
