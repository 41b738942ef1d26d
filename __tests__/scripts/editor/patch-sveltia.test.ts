/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import {
  assertPatchedSveltiaFilesAreBundled,
  patchSveltia,
  readPatchedSveltia,
  SVELTIA_PATCHES,
} from '@/scripts/editor/patch-sveltia';
import { CommandLineError } from '@/scripts/support/command-line-error';

const PACKAGE = 'node_modules/@sveltia/cms';
const PROGRAM = 'npm/index.js';
const program = readFileSync(`${PACKAGE}/${PROGRAM}`, 'utf8');

let changed: ReadonlyMap<string, string>;

beforeAll(() => {
  changed = readPatchedSveltia();
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test.each<[what: string, before: RegExp, after: RegExp, times?: number]>([
  [
    'a list copies its entries with our function',
    /return structuredClone\(\w+\[/g,
    /return\(globalThis\.duplicateListItem\?\?structuredClone\)\(\w+\[\w+\]\)/g,
  ],
  [
    'a change is completed before it is handed to the code host',
    /\{\.\.\.await \w+\(\w+,\w+\),author:/g,
    /\{\.\.\.await\(globalThis\.addReplacedPhotoFileDeletions\?\.\((\w+),\w+\.current,\w+\.current\),\w+\(\1,\w+\)\),author:/g,
  ],
  ['a draft is kept after another build', /\.cmsConfigVersion===/g, /return \w+\?true\?/g],
  [
    'the question whether to restore a draft says what it lacks',
    /\{\$datetime\}\. Do you want to restore the edited draft\?/g,
    /\{\$datetime\}\. What somebody else has saved .* Do you want to restore the edited draft\?/g,
  ],
  [
    'a folder is recognised by content/',
    /getDirectoryHandle\(`\.git`\)/g,
    /getDirectoryHandle\(`content`\)/g,
  ],
  ['no font is of another host', /cdn\.jsdelivr\.net/g, /src:local\(''\);/g, 3],
])('in the installed program %s', (_, before, after, times = 1) => {
  expect([count(program, before), count(program, after)]).toEqual([times, 0]);
  expect([count(changed.get(PROGRAM)!, before), count(changed.get(PROGRAM)!, after)]).toEqual([0, times]);
});

test('every English text asks with our sentence', () => {
  const english = readdirSync(`${PACKAGE}/locales`).filter((name) => /^en-(?!US)/.test(name));
  expect([...changed.keys()]).toEqual([PROGRAM, ...english.map((name) => `locales/${name}`)]);
  for (const text of changed.values()) expect(count(text, /is not in it\. Do you want to restore/g)).toBe(1);
});

/** What is changed, without the rest of the program. */
const places = SVELTIA_PATCHES.flatMap(({ pattern }) => program.match(pattern) ?? []).join('\n');

describe.each(SVELTIA_PATCHES)('$name', ({ name, pattern, count: expected, purpose }) => {
  const [place = ''] = program.match(pattern) ?? [];

  test.each([
    ['missing', places.replace(place, ''), expected - 1],
    ['there once more', `${places}\n${place}`, expected + 1],
  ])('is refused where it is %s', (_, source, found) => {
    const change = () => patchSveltia(PROGRAM, source);
    expect(change).toThrow(CommandLineError);
    expect(change).toThrow(`${PROGRAM}: "${name}" matches ${found} times instead of ${expected}`);
    expect(change).toThrow(purpose);
    expect(change).toThrow('update SVELTIA_PATCHES in scripts/editor/patch-sveltia.ts');
  });
});

test('a text without its place is refused', () =>
  expect(() => patchSveltia('locales/en-GB.json', '{}')).toThrow(
    'locales/en-GB.json: "question about a draft"',
  ));

test('a changed file that is not in the bundle is refused', () => {
  const bundled = [`../${PACKAGE}/${PROGRAM}`];
  expect(() => assertPatchedSveltiaFilesAreBundled([PROGRAM], bundled)).not.toThrow();
  expect(() => assertPatchedSveltiaFilesAreBundled([PROGRAM, 'locales/en-CA.json'], bundled)).toThrow(
    `${PACKAGE}/locales/en-CA.json: Sveltia no longer loads this file`,
  );
});
