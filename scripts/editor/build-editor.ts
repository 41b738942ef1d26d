// Builds the owner's editor into an export.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { makeConfig } from '../../admin/build-time/config';
import { listTranslationFormMessageFiles } from '../../admin/build-time/translation-forms';
import { getApiOrigin } from '../../admin/shared/backend-settings';
import type { ContentInput } from '../../content/model/files/content-input';

/** Fonts, icons and decoders of the editor. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/** Leaves out the colouring of source code, most of the package: no form shows any. */
const withoutColouring: Plugin = {
  name: 'without-colouring',
  setup(bundle) {
    bundle.onResolve({ filter: /^@shikijs\/(?:langs|themes)/ }, () => ({ path: 'none', namespace: 'empty' }));
    bundle.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default []' }));
    // what gettext-parser takes from Node and for other encodings: texts of the editor are decoded
    bundle.onResolve({ filter: /^(?:encoding|node:(?:buffer|stream|util))$/ }, () => ({
      path: 'none',
      namespace: 'decoded',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'decoded' }, () => ({
      contents: `export const Buffer = { from: (text) => text };
        export class Transform {}
        export default { inherits() {} };`,
    }));
  },
};

/**
 * Writes the editor into admin/ of an export.
 * @param backend undefined where it edits the files of this computer alone
 */
export async function buildEditor(
  exportFolder: string,
  content: ContentInput,
  backend?: GitBackend,
  siteUrl?: string,
): Promise<void> {
  const folder = join(exportFolder, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['admin/browser/editor.ts', 'admin/browser/editor.css'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    plugins: [withoutColouring],
    logLevel: 'error',
  });
  cpSync(ASSETS, join(folder, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync('content/shared/icon.svg', join(folder, 'icon.svg'));
  writeEditorData(exportFolder, content, backend, siteUrl);
  const policy = createContentSecurityPolicy(backend);
  const page = readFileSync('admin/build-time/page.html', 'utf8').replace('{policy}', policy);
  // hosts serve either of the two at /admin
  for (const file of [join(folder, 'index.html'), `${folder}.html`]) writeFileSync(file, page);
}

/** Writes the files that the editor fetches: its forms, the content, and the sentences to translate. */
export function writeEditorData(
  exportFolder: string,
  content: ContentInput,
  backend?: GitBackend,
  siteUrl?: string,
): void {
  const files = [
    { path: 'config.json', data: makeConfig(content, backend, siteUrl) },
    { path: 'content.json', data: content },
    ...listTranslationFormMessageFiles(content).map(({ path, messages }) => ({ path, data: messages })),
  ];
  for (const { path, data } of files) {
    const file = join(exportFolder, 'admin', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(data));
  }
}

const createContentSecurityPolicy = (backend?: GitBackend): string =>
  [
    "default-src 'none'",
    // WebAssembly encodes images in browsers without a native encoder
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...(backend ? [getApiOrigin(backend)] : [])].join(' '),
    "worker-src 'self' blob:",
    // Sveltia creates its web app manifest as a blob
    'manifest-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
