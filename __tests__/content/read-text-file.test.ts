/** @jest-environment node */
import { decodeText } from '@/content/fields/read-text-file';

const FILE = 'content/shared/tours.json';
const JSON_TEXT = '{\n  "title": "Café",\n  "price": 40\n}\n';

test.each([
  ['UTF-8', Buffer.from(JSON_TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${JSON_TEXT}`)],
])('%s is read as it is', (_, bytes) => {
  expect(decodeText(bytes, FILE)).toBe(JSON_TEXT);
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
