import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { brands, site } from '@/content';
import { compressed, HTML_LIMIT, referencedScripts } from '@/scripts/page-weight.mjs';
import { exportedFiles, exportedPaths, readExported, readHtml } from '../support/exported';

/** A page's scripts, as a multiple of what Next itself loads on an empty one. */
const SCRIPTS_LIMIT = 1.15;

const HOMES = brands.map(({ href }) => href);

test('no page is heavy to read', () => {
  for (const path of exportedPaths()) {
    const bytes = compressed(Buffer.from(readHtml(path)));
    expect({ path, bytes, light: bytes <= HTML_LIMIT }).toEqual({ path, bytes, light: true });
  }
});

/** A text that a package cannot do without, and where it is in the package. */
const BUILD_ONLY = [
  ['zod', 'unrecognized_keys', 'node_modules/zod/v4/core/schemas.js'],
  ['jsonc-parser', 'CloseBracketExpected', 'node_modules/jsonc-parser/lib/esm/main.js'],
  ['markdown-to-jsx', 'disableParsingRawHTML', 'node_modules/markdown-to-jsx/dist/react.js'],
] as const;

test.each(BUILD_ONLY)('%s, which only the build needs, is in no script of the site', (_, text, source) => {
  expect(readFileSync(source, 'utf8')).toContain(text);
  const scripts = exportedFiles().filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts)
    expect({ script, found: readExported(script).includes(text) }).toEqual({
      script,
      found: false,
    });
});

test('the scripts of a home weigh little more than those of an empty page', () => {
  const weigh = (file: Buffer) => gzipSync(file).length;
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: readonly string[];
  };
  const empty = sum(rootMainFiles.map((file) => weigh(readExported(`/_next/${file}`))));
  expect(empty).toBeGreaterThan(0);
  for (const home of HOMES) {
    const bytes = sum([...referencedScripts(readHtml(home))].map((file) => weigh(readExported(file))));
    expect({ home, bytes, empty, light: bytes <= SCRIPTS_LIMIT * empty }).toMatchObject({ light: true });
    expect(bytes).toBeGreaterThanOrEqual(empty);
  }
});

test('the text of a page is in its HTML once: the payload for React comes with the scripts', () => {
  for (const path of exportedPaths().filter((one) => one !== site.offline.href)) {
    const html = readHtml(path);
    const payload =
      /"(\/_next\/static\/payloads\/[0-9a-f]{16}\.js)"/.exec(html)?.[1] ?? 'no payload is named';
    expect({ path, twice: html.includes('__next_f.push') }).toEqual({ path, twice: false });
    expect(readExported(payload).toString()).toContain(String.raw`\"$\",\"html\"`);
  }
});

test('the faces of a page, and no others, are fetched with it', () => {
  // Next asks for the text face on every page that has a layout
  for (const path of exportedPaths().filter((one) => one !== '/404')) {
    const display = path.startsWith('/joya-boutique') ? /\/fraunces-/ : /\/cormorant-/;
    const faces = [...readHtml(path).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
      ([, file]) => file,
    );
    expect([path, ...faces]).toEqual([
      path,
      expect.stringMatching(/\/figtree_/),
      expect.stringMatching(display),
    ]);
  }
});
