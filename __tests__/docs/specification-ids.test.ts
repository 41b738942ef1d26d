/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// UTF-16 is none
const ID = /\b(?!UTF-)[A-Z]{3}-\d{2}\b/g;
const SOURCE = /\.(?:tsx?|mjs|css)$/;

const [, index = ''] = readFileSync('docs/specification.md', 'utf8').split('## Index of statements');
const indexed = [...index.matchAll(/^\| ([A-Z]{3}-\d{2}) \|/gm)].map(([, id]) => id);

/** Every place that names an id, with the file it is in. */
const mentions = ['__tests__', 'admin', 'app', 'browser', 'components', 'content', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => SOURCE.test(file))
  .flatMap((file) => (readFileSync(file, 'utf8').match(ID) ?? []).map((id) => ({ id, file })));

test('every id that a test or a comment names is in the index of the specification', () => {
  expect(mentions.length).toBeGreaterThan(0);
  const unknown = mentions.filter(({ id }) => !indexed.includes(id));
  expect(unknown.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
});
