import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { brands, site } from '@/content';
import { compressed, HTML_LIMIT, referencedScripts } from '@/scripts/page-weight.mjs';
import { exportedFiles, exportedPaths, readExported, readHtml } from '../support/exported';

/** A page's scripts, as a multiple of what Next itself loads on an empty one. */
const SCRIPTS_LIMIT = 1.15;

const weigh = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + gzipSync(readExported(file)).length, 0);

test('no page is heavy to read', () => {
  const weights = exportedPaths().map((path) => ({ path, bytes: compressed(Buffer.from(readHtml(path))) }));
  expect(weights.filter(({ bytes }) => bytes > HTML_LIMIT)).toEqual([]);
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
  expect(scripts.filter((script) => readExported(script).includes(text))).toEqual([]);
});

test.each(brands)(
  'the scripts of the home of $name weigh little more than those of an empty page',
  ({ href }) => {
    const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
    const empty = weigh(manifest.rootMainFiles.map((file: string) => `/_next/${file}`));
    const bytes = weigh([...referencedScripts(readHtml(href))]);
    expect(bytes).toBeGreaterThanOrEqual(empty);
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_LIMIT * empty);
  },
);

const withLayout = exportedPaths().filter((path) => path !== site.offline.href && path !== '/404');

test.each(withLayout)('%s has its text in its HTML once, and fetches its faces and no others', (path) => {
  const html = readHtml(path);
  expect(html).not.toContain('__next_f.push');
  const [, payload = ''] = /"(\/_next\/static\/payloads\/[0-9a-f]{16}\.js)"/.exec(html) ?? [];
  expect(readExported(payload).toString()).toContain(String.raw`\"$\",\"html\"`);
  const faces = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file]) => file);
  expect(faces).toEqual([
    expect.stringMatching(path.startsWith('/joya-boutique') ? /\/figtree-/ : /\/jost-/),
    expect.stringMatching(path.startsWith('/joya-boutique') ? /\/fraunces-/ : /\/cormorant-/),
  ]);
});
