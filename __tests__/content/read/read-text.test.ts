/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNoTextIssue } from '@/content/fields/text-patterns';
import { decodeText, readContentFileText } from '@/content/read/read-text';

const FILE = 'content/shared/tours.json';
const JSON_TEXT = '{\n  "title": "Café",\n  "price": 40\n}\n';

test.each([
  ['UTF-8', Buffer.from(JSON_TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${JSON_TEXT}`)],
])('%s is read as it is', (_, bytes) => {
  expect(decodeText(bytes, FILE)).toBe(JSON_TEXT);
});

test('a file that cannot be read is named with the error of the system', () => {
  expect(() => readContentFileText('content/posts')).toThrow(
    'content/posts: the file cannot be read (EISDIR).\n  Check that it is a file and not a folder,',
  );
});

const REMEDY = 'Open it in a text editor, choose "Save with Encoding" and UTF-8, and look at its accents.';

test.each([
  ['Latin-1', Buffer.from(JSON_TEXT, 'latin1'), ', line 2: the file has letters that are not UTF-8.'],
  [
    'a letter that is cut off',
    Buffer.from(`${JSON_TEXT}é`).subarray(0, -1),
    ', line 5: the file has letters',
  ],
  ['UTF-16', Buffer.from(`\ufeff${JSON_TEXT}`, 'utf16le'), ': the file is written in UTF-16.'],
])('%s is refused in two lines', (_, bytes, problem) => {
  const read = () => decodeText(bytes, FILE);
  expect(read).toThrow(`${FILE}${problem}`);
  expect(read).toThrow(`\n  ${REMEDY}`);
});

test.each([
  [
    '---\ntitle: Tides\n---\n\nAt low\u0007 water',
    'line 5: the text has a control character, U+0007, after "At low".',
  ],
  ['\u009fTides', 'line 1: the text has a control character, U+009F, at its beginning.'],
])('the control character of %j is refused in two lines', (text, problem) => {
  expect(() => assertNoTextIssue(text, FILE, 'file')).toThrow(
    `${FILE}, ${problem}\n  Delete it, and type the words around it anew.`,
  );
});

const CONFLICT = [
  '---',
  'title: Tides',
  '---',
  '<<<<<<< HEAD',
  'At low water',
  '||||||| 1a2b3c4',
  '=======',
  'At high water',
  '>>>>>>> high',
];
const FINISH_THE_MERGE =
  'Finish the merge: keep what is right of both, and delete the lines <<<<<<<, ======= and >>>>>>>.';

test.each([
  ['LF', CONFLICT.join('\n'), 4, '<<<<<<< HEAD'],
  ['only the last line of it left', CONFLICT.slice(7).join('\n'), 2, '>>>>>>> high'],
])('an unfinished merge is refused in two lines: %s', (_, text, line, marker) => {
  expect(() => decodeText(Buffer.from(text), FILE)).toThrow(
    `${FILE}, line ${line}: Git has left two versions of a text here: ${marker}\n  ${FINISH_THE_MERGE}`,
  );
});

test('headings and quotations of Markdown are no unfinished merge', () => {
  const text = 'Tides\n=======\n\n> At low water\n>>>>>>>\n';
  expect(decodeText(Buffer.from(text), FILE)).toBe(text);
});

test('lines that end as on the oldest Macs are lines', () => {
  const folder = mkdtempSync('.cache/content-');
  const file = join(folder, 'tides.md');
  writeFileSync(file, '---\rtitle: Tides\r---\r\nAt low water\n');
  expect(readContentFileText(file)).toBe('---\ntitle: Tides\n---\r\nAt low water\n');
  rmSync(folder, { recursive: true });
});
