// `npm run edit`: serves the owner's editor locally, for the files of this folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { readBackend } from '../admin/shared/backend-settings';
import { getContent, readContent } from '../content';
import { ContentError } from '../content/fields/content-error';
import { LOCAL_SITE_URL, parseOptionalSiteUrl } from '../lib/parse-site-url';
import { buildEditor, writeEditorData } from './editor/build-editor';
import { readPort, serveExport } from './serve-export';
import { loadEnvFiles, runMain } from './support/run-main';

const FOLDER = '.cache/edit';

/** Answers requests for pages of the site when `npm run dev` is not running and SITE_URL is not set. */
const SITE_NOT_SHOWN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The site is not shown yet</title>
<p>Nothing shows the site on this computer. Run <code>npm run dev</code> in its folder, wait until it says “Ready”, and
load this page again.</p>
`;

/**
 * The address of a page of the site: that of `npm run dev`, which shows what was just saved, or else that of the
 * published site. Undefined for the editor itself, and if there is neither.
 */
async function findDevOrPublishedPageUrl(
  path: string,
  devPort: number,
  siteUrl?: string,
): Promise<string | undefined> {
  if (/^\/admin(?:[/?#.]|$)/.test(path)) return undefined;
  if (await isListening(devPort)) return `http://localhost:${devPort}${path}`;
  return siteUrl && siteUrl + path;
}

/**
 * Writes what the editor fetches anew, because forms have been saved since. While content has a mistake, which a form
 * refuses but a hand may make, the editor gets what it had.
 */
export function updateEditorData(folder: string, backend?: GitBackend): void {
  try {
    writeEditorData(folder, readContent(), backend);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, 'localhost', () => {
      socket.end();
      done(true);
    });
    socket.once('error', () => done(false));
  });

runMain(import.meta.url, async () => {
  loadEnvFiles();
  const devPort = Number(new URL(LOCAL_SITE_URL).port);
  const siteUrl = parseOptionalSiteUrl(process.env.SITE_URL);
  const backend = readBackend(process.env);
  await buildEditor(FOLDER, getContent(), backend);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, '404.html'), SITE_NOT_SHOWN_PAGE);
  const { port } = await serveExport({
    folder: FOLDER,
    host: '127.0.0.1',
    port: readPort(4000),
    redirect(path) {
      if (/^\/admin\/.*\.json/.test(path)) updateEditorData(FOLDER, backend);
      return findDevOrPublishedPageUrl(path, devPort, siteUrl);
    },
  });
  console.log(
    `\nThe editor is ready. Open in Chrome, Edge or Chromium\n\n  http://localhost:${port}/admin/\n`,
  );
  console.log(
    `press "Work with Local Repository" and choose the folder\n\n  ${process.cwd()}\n\nCtrl-C ends it.`,
  );
});
