// Patches for the parts of Sveltia CMS that have no option. The package is minified, so variable names differ between
// releases.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandLineError } from '../support/command-line-error';

const PACKAGE = 'node_modules/@sveltia/cms';
const PROGRAM = 'npm/index.js';
/** Locales that override the texts of en-US, which are part of the program. */
const ENGLISH = ['locales/en-CA.json', 'locales/en-GB.json'];

interface Patch {
  readonly name: string;
  /** The files of the package to patch. */
  readonly files: readonly string[];
  /** Must have the `g` flag. The comment above each pattern shows what it matches. */
  readonly pattern: RegExp;
  /** The expected number of matches in each file. */
  readonly count: number;
  /** Can refer to capturing groups of the pattern, as in `String.replace`. */
  readonly replacement: string;
  /** Why the patch is needed: a clause that follows "It is changed so that" in the error message. */
  readonly purpose: string;
}

/** Matches a variable name in the minified code. */
const NAME = String.raw`[\w$]+`;

/** Matches `a.current=[...a.current.filter(` and captures the variable `a`. */
const createUpdatePattern = (group: string) =>
  String.raw`(?<${group}>${NAME})\.current=\[\.\.\.\k<${group}>\.current\.filter\(`;

export const SVELTIA_PATCHES: readonly Patch[] = [
  {
    name: 'copy of a list entry',
    files: [PROGRAM],
    // return structuredClone(i[n])
    pattern: /return structuredClone\(([\w$]+\[[\w$]+\])\)/g,
    count: 1,
    replacement: 'return(globalThis.duplicateListItem??structuredClone)($1)',
    purpose: 'a copied entry is empty where entries must differ (admin/browser/duplicate-list-item.ts)',
  },
  {
    name: 'commit of a change',
    files: [PROGRAM],
    // a.current=[...a.current.filter(e=>!r.has(e.id)), updates the list of entries, then
    // b.current=[...b.current.filter(e=>!i.has(e.path)), that of files; a few lines below changes go to the code host:
    // {...await i(e,r),author:
    pattern: new RegExp(
      String.raw`(?<before>${createUpdatePattern('entries')}${NAME}=>!${NAME}\.has\(${NAME}\.id\)\),[^]{1,300}?` +
        String.raw`${createUpdatePattern('files')}[^]{1,600}?)` +
        String.raw`\{\.\.\.await (?<commit>${NAME})\((?<changes>${NAME}),(?<options>${NAME})\),author:`,
      'g',
    ),
    count: 1,
    replacement:
      '$<before>{...await(globalThis.addReplacedPhotoFileDeletions?.($<changes>,$<entries>.current,$<files>.current),' +
      '$<commit>($<changes>,$<options>)),author:',
    purpose:
      'a photo that is replaced or deleted takes its file along in the same commit (admin/browser/add-replaced-photo-file-deletions.ts)',
  },
  {
    name: 'check of a draft',
    files: [PROGRAM],
    // n.cmsConfigVersion===PW.current?
    pattern: /[\w$]+\.cmsConfigVersion===[\w$]+\.current\?/g,
    count: 1,
    replacement: 'true?',
    purpose:
      'a draft outlives a build of the site, after which the forms differ because they name what content had',
  },
  {
    name: 'question about a draft',
    files: [PROGRAM, ...ENGLISH],
    // the end of: This entry has a backup from {$datetime}. Do you want to restore the edited draft?
    pattern: /Do you want to restore the edited draft\?/g,
    count: 1,
    replacement: 'What somebody else has saved in this form since then is not in it. $&',
    purpose: 'the owner knows what the draft lacks',
  },
  {
    name: 'folder of a project',
    files: [PROGRAM],
    // getDirectoryHandle(`.git`)
    pattern: /getDirectoryHandle\(`\.git`\)/g,
    count: 1,
    replacement: 'getDirectoryHandle(`content`)',
    purpose: 'a project that was downloaded as an archive, without .git, can be edited',
  },
  {
    name: 'fonts of another host',
    files: [PROGRAM],
    // url(https://cdn.jsdelivr.net/fontsource/fonts/noto-mono@5.3.0/latin-400-normal.woff2) format('woff2')
    pattern: /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)[^;]*?format\([^)]*\)/g,
    count: 3,
    replacement: "local('')",
    purpose:
      'the browser does not report on its console what the Content-Security-Policy refuses: each typeface is in the assets too',
  },
];

/**
 * Returns the patched files by their paths in the package.
 * @throws CommandLineError if a patch does not match the installed version
 */
export const readPatchedSveltia = (): ReadonlyMap<string, string> =>
  new Map(
    [PROGRAM, ...ENGLISH].map((file) => {
      const path = join(PACKAGE, file);
      return [file, patchSveltia(file, existsSync(path) ? readFileSync(path, 'utf8') : '')];
    }),
  );

/** @throws CommandLineError if a patch does not match as often as expected */
export function patchSveltia(file: string, source: string): string {
  const patches = SVELTIA_PATCHES.filter(({ files }) => files.includes(file));
  for (const { name, pattern, count, purpose } of patches) {
    const matchCount = source.match(pattern)?.length ?? 0;
    if (matchCount !== count)
      fail(
        file,
        `"${name}" matches ${matchCount} times instead of ${count}. It is changed so that ${purpose}.`,
      );
  }
  return patches.reduce((text, { pattern, replacement }) => text.replaceAll(pattern, replacement), source);
}

/** @throws CommandLineError if a patched file is not part of the bundle */
export function assertPatchedSveltiaFilesAreBundled(
  changed: Iterable<string>,
  bundled: readonly string[],
): void {
  for (const file of changed)
    if (!bundled.some((path) => path.endsWith(`@sveltia/cms/${file}`)))
      fail(file, 'Sveltia no longer loads this file, so that its changes are missing.');
}

function fail(file: string, change: string): never {
  throw new CommandLineError(
    `${PACKAGE}/${file}: ${change}\n  Look for its new form in the sources, which npm/index.js.map of the package has, and update SVELTIA_PATCHES in scripts/editor/patch-sveltia.ts, or go back to the version before. See docs/guides/editor.md.`,
  );
}
