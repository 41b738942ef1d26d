import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setUpContentCopy } from './content-copy';

// What is said of each mistake: __tests__/content. Here: that it is found in files, with its line, and ends the command.

const { contentPath, edit, run } = setUpContentCopy();

test('every mistake in the files is reported in two lines, with its line', () => {
  edit('joya-boutique/rooms.json', '"price": 79', '"price": "79"');
  edit('shared/home.json', '"label": "Airport transfer"', '"lable": "Airport transfer"');
  edit('shared/business.json', '"phone": "",', '"phone": ""');
  const { status, stderr } = run('validate-content');
  expect({ status, count: stderr.length }).toEqual({ status: 1, count: 8 });
  for (const [problem, remedy] of [
    [/business\.json, line \d+: this is not valid JSON .comma expected/, /^ {2}Type a comma at the end of/],
    [/rooms\.json, line \d+, list\.0\.price: "79" is not a price/, /^ {2}Write one without quotes/],
    [/home\.json, line \d+, amenities\.list\.1\.label: the field is missing/, /^ {2}/],
    [
      /home\.json, line \d+, amenities\.list\.1\.lable: there is no field/,
      /^ {2}The fields are icon, label\./,
    ],
  ] as const) {
    const index = stderr.findIndex((line) => problem.test(line));
    expect([problem, stderr[index + 1]]).toEqual([problem, expect.stringMatching(remedy)]);
  }
});

test('a sentence without its translation is counted, or refused in strict mode; what file managers leave is no mistake', () => {
  for (const file of ['posts/.DS_Store', 'posts/._mangoes.md', 'joya-boutique/Thumbs.db'])
    writeFileSync(contentPath(file), '\0');
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

test('the settings of the build are read from its files', () => {
  writeFileSync(contentPath('../.env.local'), 'SITE_URL=https://www.example.com\n');
  // next/jest says that it has read such files
  const settings = { SITE_URL: undefined, __NEXT_PROCESSED_ENV: undefined };
  const { status, stderr } = run('validate-content', [], settings);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: [
      'SITE_URL is "https://www.example.com", but that is the address of examples.',
      expect.stringMatching(/^ {2}Set it to the address visitors will type/),
    ],
  });
});

test('a file that is missing, and files and folders that nothing reads, are named', () => {
  const unread = [
    'posts/Mangoes.MD',
    'posts/2026/mangoes.md',
    'shared/special-offers.json5',
    'languages/es.po',
    'rooms.json',
    'joya-boutique/winter/rooms.json',
  ];
  for (const file of unread) {
    mkdirSync(dirname(contentPath(file)), { recursive: true });
    writeFileSync(contentPath(file), '');
  }
  const about = contentPath('joya-boutique/about.json');
  renameSync(about, about.replace('about', 'abuot'));
  const { stderr } = run('validate-content');
  expect(stderr).toContain('content/joya-boutique/about.json: the file is missing.');
  for (const name of ['joya-boutique/abuot.json', ...unread]) {
    // of a folder that nothing reads, no file is named
    const path = `content/${name.replace(/\/(2026|winter)\/.*/, '/$1')}`;
    expect(stderr).toContainEqual(
      expect.stringMatching(new RegExp(`^${path}: nothing reads a f\\w+ of this`)),
    );
  }
});

test.each(['languages/it/rooms.po', 'photo-files.json', 'joya-boutique/theme.css'])(
  'an unfinished merge is named with its line: %s',
  (file) => {
    const lines = readFileSync(contentPath(file), 'utf8').split('\n');
    lines.splice(2, 1, '<<<<<<< HEAD', lines[2]!, '=======', lines[2]!, '>>>>>>> summer');
    writeFileSync(contentPath(file), lines.join('\n'));
    const { status, stderr } = run('validate-content');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: [
        `content/${file}, line 3: Git has left two versions of a text here: <<<<<<< HEAD`,
        expect.stringMatching(/^ {2}Finish the merge: /),
      ],
    });
  },
);
