// Builds the owner's editor into an export.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { makeConfig } from '../../admin/build-time/config';
import { createEditorContentSecurityPolicy } from '../../admin/build-time/editor-content-security-policy';
import { listTranslationFormMessageFiles } from '../../admin/build-time/translation-forms';
import {
  CONTENT_SNAPSHOT_FILE,
  EDITOR_THUMBNAILS_FOLDER,
} from '../../admin/shared/generated-editor-file-paths';
import type { ContentInput } from '../../content/model/files/content-input';
import { readPhotoFilesJson } from '../../content/read-photo-files-json';
import { getPhotoUrl, getPhotoVariantFileName } from '../../lib/photo-file-names';
import { assertPatchedSveltiaFilesAreBundled, readPatchedSveltia } from './patch-sveltia';

/** Fonts, icons and decoders of the editor. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/** @param sveltia patched files of Sveltia, by their paths in its package */
const ownParts = (sveltia: ReadonlyMap<string, string>): Plugin => ({
  name: 'own-parts',
  setup(bundle) {
    // syntax highlighting is most of the package, and no form shows source code
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
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]/ }, ({ path }) => {
      const [, file = ''] = path.replaceAll('\\', '/').split('@sveltia/cms/');
      const contents = sveltia.get(file);
      return contents === undefined ? undefined : { contents, loader: 'default' };
    });
  },
});

/** Writes the editor into admin/ of an export. */
export async function buildEditor(
  exportFolder: string,
  content: ContentInput,
  backend: GitBackend,
  siteUrl?: string,
): Promise<void> {
  const sveltia = readPatchedSveltia();
  const folder = join(exportFolder, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: ['admin/browser/editor.ts', 'admin/browser/editor.css'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    plugins: [ownParts(sveltia)],
    metafile: true,
    logLevel: 'error',
  });
  assertPatchedSveltiaFilesAreBundled(sveltia.keys(), Object.keys(metafile.inputs));
  cpSync(ASSETS, join(folder, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync('content/shared/icon.svg', join(folder, 'icon.svg'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(makeConfig(content, backend, siteUrl)));
  for (const { path, messages } of listTranslationFormMessageFiles(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(messages));
  }
  writeFileSync(join(folder, CONTENT_SNAPSHOT_FILE), JSON.stringify(content));
  copyThumbnails(join(folder, EDITOR_THUMBNAILS_FOLDER));
  const page = readFileSync('admin/build-time/page.html', 'utf8').replace(
    '{policy}',
    createEditorContentSecurityPolicy(backend),
  );
  // hosts serve either of the two at /admin
  for (const file of [join(folder, 'index.html'), `${folder}.html`]) writeFileSync(file, page);
}

/** Copies the smallest variant of each photo. */
function copyThumbnails(folder: string): void {
  mkdirSync(folder);
  for (const [name, photo] of Object.entries(readPhotoFilesJson())) {
    if (!photo) continue;
    const smallest = getPhotoVariantFileName({ name, ...photo }, Math.min(...photo.widths), 'webp');
    const file = join('public', getPhotoUrl(smallest));
    if (existsSync(file)) cpSync(file, join(folder, `${name}.webp`));
  }
}
