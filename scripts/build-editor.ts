// The owner's editor, as a part of an export.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { contentSecurityPolicy } from '../admin/backend';
import { makeConfig } from '../admin/config';
import { translationFormMessageFiles } from '../admin/translation-forms';
import { CONTENT_SNAPSHOT_FILE } from '../admin/content-store';
import { THUMBNAILS_FOLDER } from '../admin/thumbnails';
import type { ContentInput } from '../content/model';
import type { PhotoFiles } from '../content/model/photo';
import { photoUrl, photoVariantFileName } from '../lib/photo-file-names';

/** Fonts, icons and decoders of the editor. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';
const NODE_SHIMS = 'admin/node-shims.ts';
const FONTS_ELSEWHERE = /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)[^;]*?format\([^)]*\)/g;
/** How Sveltia recognises the folder of a project. One that was downloaded as an archive has no repository. */
const GIT_FOLDER = 'getDirectoryHandle(`.git`)';
const CONTENT_FOLDER = 'getDirectoryHandle(`content`)';
/** Where an entry of a list is copied. */
const DUPLICATE = /return structuredClone\((?=\w+\[\w+\]\))/g;
/** Where the lists of all entries and of all files are brought up to date. */
const STORES =
  /([\w$]+)\.current=\[\.\.\.\1\.current\.filter\([\w$]+=>![\w$]+\.has\([\w$]+\.id\)\),[^]{1,300}?([\w$]+)\.current=\[\.\.\.\2\.current\.filter\(/;
/** Where a change is handed to the code host. */
const COMMIT = /\{\.\.\.await ([\w$]+)\(([\w$]+),([\w$]+)\),author:/;
/** A draft is kept for as long as the forms are the same; they name what content had when the site was built. */
const IS_DRAFT_OF_THESE_FORMS = /[\w$]+\.cmsConfigVersion===[\w$]+\.current\?/;
/** Sveltia's question before it restores a draft, and our sentence in front of it. */
const RESTORE = 'Do you want to restore the edited draft?';
const NOT_IN_DRAFT = 'What somebody else has saved in this form since then is not in it.';

/** @throws when a release of Sveltia does in another way what is changed here */
function changeSveltia(source: string): string {
  const [copy, ...others] = source.match(DUPLICATE) ?? [];
  if (!copy || others.length > 0)
    throw new Error('Sveltia duplicates entries in another way: see admin/duplicate-entry.ts.');
  if (!source.includes(GIT_FOLDER)) throw new Error(`Sveltia no longer asks for ${GIT_FOLDER}.`);
  const [, entries, files] = STORES.exec(source) ?? [];
  if (!entries || !files || !COMMIT.test(source))
    throw new Error('Sveltia saves in another way: see admin/delete-unused-photos.ts.');
  if (!IS_DRAFT_OF_THESE_FORMS.test(source) || !source.includes(RESTORE))
    throw new Error('Sveltia keeps drafts in another way.');
  return (
    source
      .replace(
        COMMIT,
        (_, commit: string, changes: string, options: string) =>
          `{...await(globalThis.deleteLeftoverPictures?.(${changes},${entries}.current,${files}.current),${commit}(${changes},${options})),author:`,
      )
      .replace(IS_DRAFT_OF_THESE_FORMS, 'true?')
      .replaceAll(RESTORE, `${NOT_IN_DRAFT} ${RESTORE}`)
      // each typeface is in the assets too; the policy would refuse the other host with a message on the console
      .replaceAll(FONTS_ELSEWHERE, "local('')")
      .replaceAll(GIT_FOLDER, CONTENT_FOLDER)
      .replace(DUPLICATE, 'return(globalThis.duplicateEntry??structuredClone)(')
  );
}

const ownParts: Plugin = {
  name: 'own-parts',
  setup(bundle) {
    // no form shows source code, whose colouring is most of the package
    bundle.onResolve({ filter: /^@shikijs\/(?:langs|themes)/ }, () => ({ path: 'none', namespace: 'empty' }));
    bundle.onResolve({ filter: /^node:/ }, () => ({ path: resolve(NODE_SHIMS) }));
    bundle.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default []' }));
    bundle.onLoad({ filter: /cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: changeSveltia(readFileSync(path, 'utf8')),
    }));
    bundle.onLoad({ filter: /cms[\\/]locales[\\/]en-[^\\/]*\.json$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(RESTORE, `${NOT_IN_DRAFT} ${RESTORE}`),
      loader: 'json',
    }));
  },
};

/** Writes the editor into admin/ of an export. */
export async function buildEditor(
  exportFolder: string,
  content: ContentInput,
  backend: GitBackend,
  siteUrl?: string,
): Promise<void> {
  const folder = join(exportFolder, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['admin/editor.ts', 'admin/editor.css'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    inject: [NODE_SHIMS],
    plugins: [ownParts],
    logLevel: 'error',
  });
  cpSync(ASSETS, join(folder, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync('content/shared/icon.svg', join(folder, 'icon.svg'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(makeConfig(content, backend, siteUrl)));
  for (const { path, messages } of translationFormMessageFiles(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(messages));
  }
  writeFileSync(join(folder, CONTENT_SNAPSHOT_FILE), JSON.stringify(content));
  copyThumbnails(join(folder, THUMBNAILS_FOLDER));
  const page = readFileSync('admin/page.html', 'utf8').replace('{policy}', contentSecurityPolicy(backend));
  // hosts differ in which of the two they answer /admin with
  for (const file of [join(folder, 'index.html'), `${folder}.html`]) writeFileSync(file, page);
}

/** The smallest file of each picture. */
function copyThumbnails(folder: string): void {
  mkdirSync(folder);
  const photos: Readonly<Record<string, PhotoFiles>> = JSON.parse(
    readFileSync('content/photo-files.json', 'utf8'),
  );
  for (const [name, { version, widths }] of Object.entries(photos)) {
    const file = join(
      'public',
      photoUrl(photoVariantFileName({ name, version }, Math.min(...widths), 'webp')),
    );
    if (existsSync(file)) cpSync(file, join(folder, `${name}.webp`));
  }
}
