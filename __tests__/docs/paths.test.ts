/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fieldTypes from '@/content/fields/field-types';

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
const CODE_BLOCK = /^ *```tsx?$[^]*?^ *```$/gm;
const IMPORT = /^ *import (?:type )?\{([^}]*)\} from '((?:@|\.\.?)\/[^']+)'/gm;
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

const getExport = (name: string) =>
  new RegExp(
    `^export (?:(?:async function|function|class|const|interface|type) ${name}\\b|[^;=]*\\{[^}]*\\b${name}\\b)`,
    'm',
  );

test('what the examples of documents import is exported', () => {
  const imports = documents.flatMap((file) =>
    (readFileSync(file, 'utf8').match(CODE_BLOCK) ?? []).flatMap((block) =>
      [...block.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
        names.split(',').map((name) => ({ file, from, name: name.replace(/^\s*type /, '').trim() })),
      ),
    ),
  );
  expect(imports).not.toEqual([]);
  const unknown = imports.filter(({ from, name }) => {
    // an example does not say which folder it is in
    const path = `/${from.replace(/^@\/|^(?:\.\.?\/)+/, '')}`;
    const modules = sources.filter((source) =>
      `/${source}`.replace(/(?:\/index)?\.tsx?$/, '').endsWith(path),
    );
    return !modules.some((source) => getExport(name).test(readFileSync(source, 'utf8')));
  });
  expect(unknown.map(({ file, from, name }) => `${file}: ${name} from ${from}`)).toEqual([]);
});

test('field types that documents name exist', () => {
  const names = documents.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=\bfield\.)\w+(?=\()/g) ?? [],
  );
  expect(names).toContain('fieldset');
  expect(names.filter((name) => !(name in fieldTypes))).toEqual([]);
});
