/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = [
  '__tests__',
  'admin',
  'app',
  'browser',
  'components',
  'content',
  'deploy',
  'docs',
  'lib',
  'scripts',
];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).concat(readdirSync('.'));
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/posts/'));
const sources = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));

const CODE_SPAN = /`[^`\n]+`/g;
const LINK = /(?<=\]\()(?!https?:|mailto:|#)[^)#]+/g;
const COMMENT = /\/\*[^]*?\*\/|\/\/ .*/g;
/** With or without its folders; not what follows a wildcard. */
const PATH = /(?<![\w./[\]*…-])[\w./[\]-]+\.(?:tsx?|mjs|css)\b/g;
/** The page that add-a-page.md adds, "name.tsx" for any name, and a file of Next that the site does without. */
const EXAMPLE = /\bspa\b|^name\.|^not-found\.tsx$/;

const missingIn = (file: string, part: RegExp) =>
  (readFileSync(file, 'utf8').match(part) ?? [])
    .flatMap((text) => text.match(PATH) ?? [])
    .map((path) => path.replace(/^\.?\//, ''))
    .filter((path) => !EXAMPLE.test(path))
    .filter((path) => !files.some((name) => name === path || name.endsWith(`/${path}`)))
    .map((path) => `${file}: ${path}`);

test('source files that documents and comments name exist', () => {
  const missing = [
    ...documents.flatMap((file) => missingIn(file, CODE_SPAN)),
    ...sources.flatMap((file) => missingIn(file, COMMENT)),
  ];
  expect(missing).toEqual([]);
});

test('links of documents lead to files that exist', () => {
  const missing = documents.flatMap((file) =>
    (readFileSync(file, 'utf8').replace(CODE_SPAN, '').match(LINK) ?? [])
      .filter((path) => !existsSync(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
