import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { content } from '@/content';
import photoFiles from '@/content/photo-files.json';
import { GOOD_TO_KNOW_FIELDS } from '@/content/model/good-to-know';

/** A folder with the content and the scripts of the project. */
let copy: string;

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync(resolve('.cache', 'content-'));
  const filter = (file: string) => file !== 'content/photos';
  cpSync('content', join(copy, 'content'), { recursive: true, filter });
  for (const name of ['scripts', 'node_modules', 'package.json', 'tsconfig.json', 'public', 'content/photos'])
    symlinkSync(resolve(name), join(copy, name));
});

afterEach(() => rmSync(copy, { recursive: true }));

/** Replaces a text that is in a file of the copy. */
function edit(file: string, from: string, to: string): void {
  const path = join(copy, 'content', file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

/** Runs a script in the copy. */
function run(script: string, options: readonly string[] = [], settings = {}) {
  const env = { ...process.env, NODE_ENV: 'production' as const, SITE_URL: '', ...settings };
  const args = ['--import', 'tsx', `scripts/${script}.ts`, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status, stdout, stderr: stderr.trim().split('\n') };
}

test('every mistake in the files is said in two lines', () => {
  edit('joya-boutique/rooms.json', '"price": 79', '"price": "79"');
  edit('shared/home.json', '"label": "Airport transfer"', '"lable": "Airport transfer"');
  edit('shared/business.json', '"phone": "",', '"phone": ""');
  const { status, stderr } = run('validate-content');
  expect(status).toBe(1);
  for (const [index, line] of [
    /^content\/joya-boutique\/rooms.json, line \d+, list.0.price: "79" is not a price/,
    /^  Write one without quotes, like 79 or 79\.50\.$/,
    /^content\/shared\/business.json, line \d+: this is not valid JSON .comma expected/,
    /^  Type a comma at the end of the line before\.$/,
    /^content\/shared\/home.json, line \d+, amenities.list.1.label: the field is missing/,
    /^  /,
    /^content\/shared\/home.json, line \d+, amenities.list.1.lable: there is no field "lable"/,
    /^  The fields are icon, label\.$/,
  ].entries())
    expect(stderr[index]).toMatch(line);
});

test('so is what does not fit together', () => {
  edit('joya-boutique/about.json', '"href": "/contact"', '"href": "/contakt"');
  expect(run('validate-content').stderr[0]).toMatch(
    /about\.json, line \d+, .*href: there is no page "\/contakt"/,
  );
});

test('a sentence without its translation is counted, or refused where that is asked for', () => {
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

test('a file that nothing reads, and one that is missing, are named', () => {
  const about = join(copy, 'content/joya-boutique/about.json');
  renameSync(about, about.replace('about', 'abuot'));
  const { stderr } = run('validate-content');
  expect(stderr[0]).toBe('content/joya-boutique/abuot.json: nothing reads a file of this name.');
  expect(stderr[2]).toBe('content/joya-boutique/about.json: the file is missing.');
});

test('a file that is there and cannot be read is not called missing', () => {
  const about = join(copy, 'content/joya-boutique/about.json');
  rmSync(about);
  mkdirSync(about);
  const { stderr } = run('validate-content');
  expect(stderr).toContain('content/joya-boutique/about.json: the file cannot be read (EISDIR).');
  expect(stderr).not.toContain('content/joya-boutique/about.json: the file is missing.');
});

test.each([
  ['posts/Mangoes.MD', /Mangoes\.MD: nothing reads a file or folder of this name\.$/],
  ['posts/mangoes.markdown', /mangoes\.markdown: nothing reads/],
  ['posts/mangoes.mdx', /mangoes\.mdx: nothing reads/],
  ['posts/2026/mangoes.md', /posts\/2026: nothing reads/],
  ['shared/special-offers.json5', /special-offers\.json5: nothing reads a file of this name\.$/],
  ['languages/es.po', /languages\/es\.po: nothing reads a file of this name\.$/],
  ['rooms.json', /content\/rooms\.json: nothing reads a file of this name\.$/],
  ['joya-boutique/winter/rooms.json', /joya-boutique\/winter: nothing reads a folder of this name\.$/],
  ['joya-boutique/Rooms.JSON', /Rooms\.JSON: nothing reads/],
])('%s, which nothing reads, is named', (file, problem) => {
  mkdirSync(dirname(join(copy, 'content', file)), { recursive: true });
  writeFileSync(join(copy, 'content', file), '');
  const { status, stderr } = run('validate-content');
  expect({ status, lines: stderr.length }).toEqual({ status: 1, lines: 2 });
  expect(stderr[0]).toMatch(problem);
});

test('a mistake in the text of a post is named with its line', () => {
  const post = readFileSync(join(copy, 'content/posts/what-to-pack.md'), 'utf8').trimEnd();
  const line = post.split('\n').length + 4;
  writeFileSync(join(copy, 'content/posts/mangoes.md'), `${post}\n\nOne.\n\nTwo <b>lines</b>.\n`);
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
    writeFileSync(join(copy, 'content', file), '\0');
  expect(run('validate-content')).toMatchObject({ status: 0, stderr: [''] });
});

test('every kind of sample is listed once, with its file and what it is, until it is filled in; strict fails while one is left', () => {
  const { status, stdout } = run('list-samples');
  expect(status).toBe(0);
  for (const [file, what] of [
    ['business.json', 'hello@example.com'],
    ['business.json', 'phone'],
    ['legal-notice.json', 'owner.licence'],
    ['joya-boutique/rooms.json', 'list.0.access.shower'],
    ['brand.json', 'https://www.booking.com/?currency=usd'],
    ['testimonials.json', 'list.0'],
    ['pricing.json', 'extras.price'],
    ['food-menu.json', 'items.0'],
    ['contact.json', 'sampleForm'],
    ['what-to-pack.md', 'What to pack'],
    ['joya-boutique/team.json', 'members'],
    ['business.json', 'the name of the host'],
    ['.env.local', 'SITE_URL'],
    ['business.json', 'artist’s impressions'],
    ['good-to-know.json', 'taxes'],
  ] as const) {
    const lines = stdout.split('\n').filter((line) => line.includes(file) && line.includes(what));
    expect({ file, what, lines }).toEqual({ file, what, lines: [expect.any(String)] });
  }
  edit('shared/business.json', '"phone": ""', '"phone": "+255777123456"');
  const strict = run('list-samples', ['--strict']);
  expect(strict.stdout).not.toMatch(/^Phone/m);
  expect(strict.status).toBe(1);
});

test('a picture in portrait format and one that no entry names are listed, and strict lets them pass', () => {
  const before = run('list-samples').stdout;
  expect(before).not.toMatch(/^Pictures (?:in portrait format|that no page can show)/m);
  const [name, { file }] = Object.entries(content.photos)[0]!;
  const { version, width, height } = photoFiles[name as keyof typeof photoFiles];
  const sizes = (...[first, second]: readonly number[]) =>
    `"version":"${version}","width":${first},"height":${second}`;
  edit('photo-files.json', sizes(width, height), sizes(height, width));
  const photos = join(copy, 'content/photos');
  rmSync(photos);
  mkdirSync(photos);
  for (const one of readdirSync('content/photos'))
    symlinkSync(resolve('content/photos', one), join(photos, one));
  writeFileSync(join(photos, 'Pool am Abend.jpg'), '');
  const { stdout } = run('list-samples');
  expect(stdout).toMatch(new RegExp(`^Pictures in portrait format.*\\n {2}content/photos/${file} `, 'm'));
  expect(stdout).toMatch(/^Pictures that no page can show.*\n {2}content\/photos\/Pool am Abend\.jpg /m);
  const count = /\d+ samples and placeholders/.exec(before)?.[0];
  expect(stdout).toContain(count);
});

test('facts that nobody has said are listed apart, each once, those that guests ask for most often first', () => {
  const factsListed = () => {
    const [, list = ''] = run('list-samples').stdout.split(/^Not said yet.*:.*$/m);
    return list.split('\n\n')[0]!.trim().split('\n');
  };
  const listed = factsListed();
  const fields = listed.map((line) => /([a-zA-Z]+) {2}/.exec(line.trim())?.[1]);
  expect(fields).toEqual(
    Object.keys(GOOD_TO_KNOW_FIELDS)
      .filter((name) => name !== 'taxes')
      .map((name) => (name === 'poolSize' ? 'size' : name)),
  );

  edit('shared/good-to-know.json', '"deposit": ""', '"deposit": "A third"');
  expect(factsListed()).toEqual(listed.filter((line) => !line.includes('deposit')));
});
