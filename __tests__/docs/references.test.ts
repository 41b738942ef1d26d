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
const LINK = /(?<=\]\()(?!https?:|mailto:)[^)]+/g;
const COMMENT = /\/\*[^]*?\*\/|\/\/ .*/g;
/** A statement of the specification; UTF-16 is none. */
const ID = /\b(?!UTF-)[A-Z]{3}-\d{2}\b/g;
/** With or without its folders; not what follows a wildcard. */
const PATH = /(?<![\w./[\]*…-])[\w./[\]-]+\.(?:tsx?|mjs|json|css)\b/g;
/**
 * The page that add-a-page.md adds, "name.tsx" for any name, and a file of Next that the site does without; files that
 * are built, and one that an owner may add.
 */
const EXAMPLE = /\bspa\b|^name\.|^not-found\.tsx$|^\.cache\/|^(?:config|content)\.json$|\/assetlinks\.json$/;

const findMissingIn = (file: string, part: RegExp) =>
  (readFileSync(file, 'utf8').match(part) ?? [])
    .flatMap((text) => text.match(PATH) ?? [])
    // "/data/…" is a URL
    .filter((path) => !path.startsWith('/'))
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => !EXAMPLE.test(path))
    .filter((path) => !files.some((name) => name === path || name.endsWith(`/${path}`)))
    .map((path) => `${file}: ${path}`);

test('source files that documents and comments name exist', () => {
  const missing = [
    ...documents.flatMap((file) => findMissingIn(file, CODE_SPAN)),
    ...sources.flatMap((file) => findMissingIn(file, COMMENT)),
  ];
  expect(missing).toEqual([]);
});

/** The anchors of the headings of a document, as GitHub makes them. */
const getAnchors = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('links of documents lead to files and headings that exist', () => {
  const missing = documents.flatMap((file) =>
    (readFileSync(file, 'utf8').replace(CODE_SPAN, '').match(LINK) ?? [])
      .filter((link) => {
        const [path, anchor] = link.split('#');
        const target = path ? join(dirname(file), path) : file;
        return !existsSync(target) || (anchor && !getAnchors(target).includes(anchor));
      })
      .map((link) => `${file}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('ids that tests and comments name are in the index of the specification', () => {
  const [, index = ''] = readFileSync('docs/specification.md', 'utf8').split('## Index of statements');
  const ids = new Set(index.match(ID));
  expect(ids.size).toBeGreaterThan(400);
  const unknown = sources.flatMap((file) =>
    (readFileSync(file, 'utf8').match(ID) ?? []).filter((id) => !ids.has(id)).map((id) => `${id} in ${file}`),
  );
  expect(unknown).toEqual([]);
});
