import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNoTextIssue } from '@/content/fields/text-patterns';
import { decodeText, readContentFileText } from '@/content/read/read-text';

const FILE = 'content/shared/tours.json';
const JSON_TEXT = '{\n  "title": "Café",\n  "price": 40\n}\n';

test('a byte order mark is no text', () => {
  expect(decodeText(Buffer.from(`\ufeff${JSON_TEXT}`), FILE)).toBe(JSON_TEXT);
});

test('a file that cannot be read is named with the error of the system', () => {
  expect(() => readContentFileText('content/posts')).toThrow(
    'content/posts: the file cannot be read (EISDIR).\n  Check that it is a file and not a folder,',
  );
});

const REMEDY = 'Open it in a text editor, choose "Save with Encoding" and UTF-8, and look at its accents.';

test.each([
  ['Latin-1', Buffer.from(JSON_TEXT, 'latin1'), ', line 2: the file has letters that are not UTF-8.'],
  ['UTF-16', Buffer.from(`\ufeff${JSON_TEXT}`, 'utf16le'), ': the file is written in UTF-16.'],
])('%s is refused in two lines', (_, bytes, problem) => {
  const read = () => decodeText(bytes, FILE);
  expect(read).toThrow(`${FILE}${problem}`);
  expect(read).toThrow(`\n  ${REMEDY}`);
});

test('a control character is refused in two lines', () => {
  expect(() => assertNoTextIssue('---\n\nAt low\u0007 water', FILE, 'file')).toThrow(
    `${FILE}, line 3: the text has a control character, U+0007, after "At low".\n  Delete it, and type the words`,
  );
});

test('what is left of an unfinished merge is refused in two lines', () => {
  expect(() => decodeText(Buffer.from('At high water\n>>>>>>> high'), FILE)).toThrow(
    `${FILE}, line 2: Git has left two versions of a text here: >>>>>>> high\n  Finish the merge: keep`,
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
