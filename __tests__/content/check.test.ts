import { z } from 'zod';
import { checkContent, checkJsonFile } from '@/content/check';
import { ContentError } from '@/content/fields/content-error';
import { fieldset, list, nonTranslatableText, dollarPrice } from '@/content/fields/field-types';
import { listContentFiles } from '@/content/model/files/content-files';
import { addSchemaAndSamplesFields } from '@/content/model/files/json-file-schemas';
import { parseJson } from '@/content/read/parse-json';
import { content } from '../support/site';

const FILE = 'content/brand/rooms.json';
const rooms = fieldset('Rooms', {
  list: list('Rooms', fieldset('Room', { title: nonTranslatableText('Name'), price: dollarPrice() })),
});

const GARDEN = { list: [{ title: 'Garden', price: 79 }] };

function parsed(text: string, schema: z.ZodObject = rooms) {
  try {
    return checkJsonFile(FILE, parseJson(FILE, text), addSchemaAndSamplesFields(schema));
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  }
}

/** The error message of a file, line by line. */
const errorLines = (text: string) => new ContentError(parsed(text).issues).message.split('\n');

const INVALID = 'this is not valid JSON';
const END = 'the end of the file';

test.each([
  ['{\n"list": []\n"a": 1 }', `line 3: ${INVALID} (comma expected): "a": 1 }`, /^  Type a comma at the end/],
  ['', `line 1: ${INVALID} (value expected): ${END}`, /^  Write a value here/],
  [
    '{ "list": [{\n"price": 1,\n"price": 2 }] }',
    'line 3: the field "price" is there twice.',
    /^  Take one of/,
  ],
])('%j is refused in two lines: where and what, then what to type', (text, problem, remedy) => {
  expect(errorLines(text)).toEqual([`${FILE}, ${problem}`, expect.stringMatching(remedy)]);
});

test.each([
  ['79,50', 'Write the number as 79.5, with a point before decimals.'],
  ['€ 79.50', 'Write the number as 79.5, with'],
  ['1.200', 'Write 1.2, or 1200 if that is meant.'],
  ['0', 'Write one without quotes, like 79 or 79.50.'],
])('the price %s is refused in two lines', (price, remedy) => {
  const [problemLine, remedyLine, ...more] = errorLines(
    `{ "list": [{ "title": "Garden", "price": ${price} }] }`,
  );
  expect(problemLine).toMatch(/not valid JSON|is not a price|is read as/);
  expect(remedyLine).toContain(`  ${remedy}`);
  expect(more).toEqual([]);
});

test.each(['79', '79.5', '79.50', '0.01', '1200'])('the price %s is right', (price) => {
  const found = parsed(`{ "list": [{ "title": "Garden", "price": ${price} }] }`);
  expect(found).toMatchObject({ data: { list: [{ price: Number(price) }] }, issues: [] });
});

test('all fields that are missing, misspelt or of the wrong type are named with their place', () => {
  expect(errorLines('{ "list": [{ "titel": "Garden", "size": 45, "price": "79" }] }')).toEqual([
    `${FILE}, list.0.title: the field is missing.`,
    '  Write it between straight quotes, like "Suite Juu".',
    `${FILE}, list.0.price: "79" is not a price in dollars and cents.`,
    '  Write one without quotes, like 79 or 79.50.',
    `${FILE}, list.0.titel: there is no field "titel", "size" here.`,
    '  The fields are title, price.',
  ]);
});

test('invisible signs are named where they are wrong', () => {
  expect(errorLines('{ "list": [{ "title": "A", "price\u200b": 79 }] }').slice(2)).toEqual([
    `${FILE}, list.0.price\u200b: there is no field "price\\u200b" here.`,
    '  It has a sign in it that cannot be seen, U+200B: delete it and type it anew.',
  ]);
});

test('a sample is found in the file', () => {
  const sample = { field: 'list.0.title', note: 'until there is a name' };
  const found = { data: GARDEN, issues: [], samples: [{ file: FILE, ...sample }] };
  expect(parsed(JSON.stringify({ samples: [sample], ...GARDEN }))).toEqual(found);
});

test('a sample that is not in the file is refused', () => {
  const samples = [{ field: 'list.0.size', note: 'the second room' }];
  expect(errorLines(JSON.stringify({ samples, ...GARDEN }))).toEqual([
    `${FILE}, samples.0.field: there is no "list.0.size".`,
    '  Write where the sample is in this file, or take this entry out.',
  ]);
});

test('files that programs for translators write beside translations are left alone', () => {
  const files = ['from-the-agency.po', 'rooms.mo', 'rooms.po~'].map((name) => ({
    file: `content/languages/de/${name}`,
  }));
  expect(checkContent([...listContentFiles(content), ...files]).issues).toEqual([]);
});

test('a file that is missing is named', () => {
  const [missing, ...files] = listContentFiles(content);
  expect(checkContent(files).issues).toEqual([
    expect.objectContaining({ file: missing!.file, problem: 'the file is missing.' }),
  ]);
});
