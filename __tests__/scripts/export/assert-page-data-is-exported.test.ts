/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertPageDataIsExported } from '@/scripts/export/next-internals';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-data-'));
  writeFileSync(join(folder, 'rooms.txt'), '0:{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(['rooms.html', '404.html'])('%s has all it needs beside it', (file) =>
  expect(() => assertPageDataIsExported(folder, file)).not.toThrow(),
);

test('it stops where the data of a page is missing, and names the file and the remedy', () => {
  for (const text of [/^suites.html: /, 'Find out under which name', 'docs/next-internals.md'])
    expect(() => assertPageDataIsExported(folder, 'suites.html')).toThrow(text);
});
