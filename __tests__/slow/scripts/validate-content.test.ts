import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setUpContentCopy } from './content-copy';

const { contentPath, edit, run } = setUpContentCopy();

test('every mistake in the files is reported in two lines', () => {
  edit('joya-boutique/rooms.json', '"price": 79', '"price": "79"');
  edit('shared/home.json', '"label": "Airport transfer"', '"lable": "Airport transfer"');
  edit('shared/business.json', '"phone": "",', '"phone": ""');
  const { status, stderr } = run('validate-content');
  expect(status).toBe(1);
  for (const [index, line] of [
    /^content\/shared\/business.json, line \d+: this is not valid JSON .comma expected/,
    /^  Type a comma at the end of the line before\.$/,
    /^content\/joya-boutique\/rooms.json, line \d+, list.0.price: "79" is not a price/,
    /^  Write one without quotes, like 79 or 79\.50\.$/,
    /^content\/shared\/home.json, line \d+, amenities.list.1.label: the field is missing/,
    /^  /,
    /^content\/shared\/home.json, line \d+, amenities.list.1.lable: there is no field "lable"/,
    /^  The fields are icon, label\.$/,
  ].entries())
    expect(stderr[index]).toMatch(line);
});

test('values that contradict each other are reported in two lines', () => {
  edit('joya-boutique/about.json', '"href": "/contact"', '"href": "/contakt"');
  expect(run('validate-content').stderr[0]).toMatch(
    /about\.json, line \d+, .*href: there is no page "\/contakt"/,
  );
});

test('a sentence without its translation is counted, or refused in strict mode', () => {
  edit('joya-boutique/about.json', '"heading": "Philosophy"', '"heading": "What we think"');
  const { status, stdout } = run('validate-content');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Languages: \d+ in Italiano/m),
  });
  const strict = run('validate-content', [], { STRICT_LANGUAGES: '1' });
  expect(strict.status).toBe(1);
  expect(strict.stderr[0]).toMatch(
    /^content\/languages\/it\/about\.po, line \d+: fuzzy: the English was "Philosophy" and is now "What we think"$/,
  );
});

test('a translation that its values make too long is named, counted and shown in English, or refused in strict mode', () => {
  const file = 'languages/it/rooms.po';
  const [, translation = ''] =
    /at most 160 characters\n(?:#.*\n)*msgid .*\nmsgstr "(.*\{.*)"/.exec(
      readFileSync(contentPath(file), 'utf8'),
    ) ?? [];
  // as long as it may be by itself
  const ownLength = translation.replace(/\{[^}]*\}/g, '').length;
  edit(file, translation, translation.padEnd(translation.length + 160 - ownLength, '.'));
  const problem =
    /^content\/languages\/it\/rooms\.po, line \d+: with the values of content\/.*metaDescription the translation has \d+ characters, so that guests read English\.\n {2}Shorten it: there is room for 160\.$/m;
  const { status, stdout } = run('validate-content');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(problem) });
  expect(stdout).toMatch(/^Languages: \d+ in Italiano/m);
  const strict = run('validate-content', [], { STRICT_LANGUAGES: '1' });
  expect(strict.status).toBe(1);
  expect(strict.stderr.join('\n')).toMatch(problem);
});

test('a file that nothing reads, and one that is missing, are named', () => {
  const about = contentPath('joya-boutique/about.json');
  renameSync(about, about.replace('about', 'abuot'));
  const { stderr } = run('validate-content');
  expect(stderr[0]).toBe('content/joya-boutique/about.json: the file is missing.');
  expect(stderr[2]).toBe('content/joya-boutique/abuot.json: nothing reads a file of this name.');
});

test('a file that is there and cannot be read is not called missing', () => {
  const about = contentPath('joya-boutique/about.json');
  rmSync(about);
  mkdirSync(about);
  const { stderr } = run('validate-content');
  expect(stderr).toContain('content/joya-boutique/about.json: the file cannot be read (EISDIR).');
  expect(stderr).not.toContain('content/joya-boutique/about.json: the file is missing.');
});

test.each([
  ['posts/Mangoes.MD', /Mangoes\.MD: nothing reads a file of this name\.$/],
  ['posts/mangoes.markdown', /mangoes\.markdown: nothing reads/],
  ['posts/mangoes.mdx', /mangoes\.mdx: nothing reads/],
  ['posts/2026/mangoes.md', /posts\/2026: nothing reads/],
  ['shared/special-offers.json5', /special-offers\.json5: nothing reads a file of this name\.$/],
  ['languages/es.po', /languages\/es\.po: nothing reads a file of this name\.$/],
  ['rooms.json', /content\/rooms\.json: nothing reads a file of this name\.$/],
  ['joya-boutique/winter/rooms.json', /joya-boutique\/winter: nothing reads a folder of this name\.$/],
  ['joya-boutique/Rooms.JSON', /Rooms\.JSON: nothing reads/],
])('%s, which nothing reads, is named', (file, problem) => {
  mkdirSync(dirname(contentPath(file)), { recursive: true });
  writeFileSync(contentPath(file), '');
  const { status, stderr } = run('validate-content');
  expect({ status, lines: stderr.length }).toEqual({ status: 1, lines: 2 });
  expect(stderr[0]).toMatch(problem);
});

test('a mistake in the text of a post is named with its line', () => {
  const post = readFileSync(contentPath('posts/what-to-pack.md'), 'utf8').trimEnd();
  const line = post.split('\n').length + 4;
  writeFileSync(contentPath('posts/mangoes.md'), `${post}\n\nOne.\n\nTwo <b>lines</b>.\n`);
  expect(run('validate-content').stderr).toEqual([
    `content/posts/mangoes.md, line ${line}: "<b>" would be shown as it is written.`,
    expect.stringContaining('  Write Markdown'),
  ]);
});

test('what file managers leave is no mistake', () => {
  for (const file of [
    'posts/.DS_Store',
    'posts/._mangoes.md',
    'shared/._home.json',
    'joya-boutique/Thumbs.db',
  ])
    writeFileSync(contentPath(file), '\0');
  expect(run('validate-content')).toMatchObject({ status: 0, stderr: [''] });
});

test.each([
  'shared/tours.json',
  'posts/what-to-pack.md',
  'languages/it/rooms.po',
  'photo-files.json',
  'joya-boutique/theme.css',
  'joya-boutique/house.svg',
])('an unfinished merge is named with its line: %s', (file) => {
  const lines = readFileSync(contentPath(file), 'utf8').split('\n');
  lines.splice(2, 1, '<<<<<<< HEAD', lines[2]!, '=======', lines[2]!, '>>>>>>> summer');
  writeFileSync(contentPath(file), lines.join('\n'));
  const { status, stderr } = run('validate-content');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: [
      `content/${file}, line 3: Git has left two versions of a text here: <<<<<<< HEAD`,
      expect.stringMatching(/^  Finish the merge: /),
    ],
  });
});
