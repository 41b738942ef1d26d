/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMenuFile, withPhoto } from '@/content/shared/food-menu';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'menu-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(text: string) {
  const file = join(folder, 'food-menu.json');
  writeFileSync(file, text);
  return readMenuFile(file);
}

test('a missing menu file stops the build and says what belongs there', () => {
  expect(() => readMenuFile(join(folder, 'food-menu.json'))).toThrow(
    /food-menu\.json is missing\. It lists the pictures of the menu/,
  );
});

test.each([
  ['no JSON', '[{"category": "breakfast",', /food-menu\.json cannot be read as JSON/],
  ['no list', '{"breakfast": []}', /should hold a list/],
  ['an empty list', '[]', /at least one entry/],
  ['an entry without a picture', '[{"category":"lunch"}]', /entry 1 needs a "category" and an "image"/],
  [
    'a misspelt field',
    '[{"category":"lunch","image":"/photos/lunch-1.webp","altt":"Soup"}]',
    /entry 1 has the unknown field "altt"\. Its fields are category, image, alt, name, price, text/,
  ],
  [
    'a price without quotes',
    '[{"category":"lunch","image":"/photos/lunch-1.webp","price":8}]',
    /entry 1 needs a text for "price"\. Put it in quotes, like "price": "€ 8\.00"/,
  ],
  [
    'a category that no filter knows',
    '[{"category":"brunch","image":"/photos/lunch-1.webp"}]',
    /entry 1 has the unknown category "brunch"\. Write one of "breakfast", "lunch"/,
  ],
  ['an entry that is no object', '["lunch"]', /entry 1 needs/],
])('a menu file that holds %s stops the build and names the remedy', (_name, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a picture that is none of the brand’s stops the build and is named', () => {
  expect(() => withPhoto({ category: 'lunch', image: '/photos/lunch-99.webp' })).toThrow(/lunch-99/);
  expect(() => withPhoto({ category: 'lunch', image: 'lunch-1.jpg' })).toThrow(
    /"lunch-1\.jpg" should be the path/,
  );
});
