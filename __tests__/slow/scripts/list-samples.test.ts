import { writeFileSync } from 'node:fs';
import { GOOD_TO_KNOW_FIELDS } from '@/content/model/good-to-know';
import photoFiles from '@/content/photo-files.json';
import { content } from '../../support/site';
import { setUpContentCopy } from './content-copy';

const { contentPath, edit, run } = setUpContentCopy();

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
    ['photos/boutique-hammock.json', 'Hammock'],
    ['joya-boutique/home.json', 'video'],
    ['header.json', 'Suites & Villas'],
    ['header.json', 'Best Prices Guaranteed'],
    ['header.json', '24/7 Support'],
    ...content.shared.tours.tours.map(({ title }) => ['tours.json', title] as const),
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

test('a picture in portrait format and one that no entry names are listed, and count as no sample', () => {
  const before = run('list-samples').stdout;
  expect(before).not.toMatch(/^Pictures (?:in portrait format|that no page can show)/m);
  const [name, { file }] = Object.entries(content.photos)[0]!;
  const { version, width, height } = photoFiles[name as keyof typeof photoFiles];
  const sizes = (...[first, second]: readonly number[]) =>
    `"version":"${version}","width":${first},"height":${second}`;
  edit('photo-files.json', sizes(width, height), sizes(height, width));
  writeFileSync(contentPath('photos/Pool am Abend.jpg'), '');
  const { stdout } = run('list-samples');
  expect(stdout).toMatch(new RegExp(`^Pictures in portrait format.*\\n {2}content/photos/${file} `, 'm'));
  expect(stdout).toMatch(/^Pictures that no page can show.*\n {2}content\/photos\/Pool am Abend\.jpg /m);
  const count = /\d+ samples/.exec(before)?.[0];
  expect(stdout).toContain(count);
});

test('all pictures are listed, and facts that are not known yet', () => {
  const { stdout } = run('list-samples');
  /** The lines below a heading. */
  const getList = (heading: RegExp) => stdout.split(heading)[1]?.split('\n\n')[0]?.trim().split('\n');
  expect(getList(/^Pictures \(.*$/m)).toHaveLength(Object.keys(content.photos).length);
  const facts = getList(/^Not said yet.*:.*$/m)?.map((line) => /([a-zA-Z]+) {2}/.exec(line.trim())?.[1]);
  expect(facts).toEqual(
    Object.keys(GOOD_TO_KNOW_FIELDS)
      .filter((name) => name !== 'taxes')
      .map((name) => (name === 'poolSize' ? 'size' : name)),
  );
});
