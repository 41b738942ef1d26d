import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatIssue } from '@/content/fields/content-error';
import { displayPrice, externalUrl, heading, paragraph } from '@/content/fields/field-types';
import { analyzeMarkdown } from '@/content/fields/markdown';
import { findTextIssue } from '@/content/fields/text-patterns';
import { extractMessages } from '@/content/i18n/extract-messages';
import { findTranslationIssue } from '@/content/i18n/find-translation-issue';
import { languages } from '@/content/i18n/languages';
import { hasTranslation, parsePo } from '@/content/i18n/po-file';
import { decodePo, readCatalog, readPoFiles } from '@/content/i18n/read-catalog';
import { parseJson } from '@/content/read/parse-json';
import { parsePhotoFilesJson } from '@/content/read/read-build-inputs';
import { assertDrawing, decodeText } from '@/content/read/read-text';
import { encodePhoto } from '@/scripts/images/encode-photo';
import { findPhotoFolderIssues, readOriginalPhoto } from '@/scripts/images/photo-originals';
import { loadEnvFiles } from '@/scripts/support/run-main';
import { resolveSiteWithChange } from '../support/resolve-changed-content';
import { content } from '../support/site';

// Files as office programs, chat programs, translation services and other computers leave them. What is wrong is refused in
// two lines; parse-post.test.ts has the text of posts.

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'joya-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const WRITTEN = 'would be shown as it is written.';
const SIGN = 'Write the sign itself';
const ENCODING = 'is a letter or sign in another encoding.';

test.each([
  ['Sea &amp; sand', `"&amp;" ${WRITTEN}`, SIGN],
  ['Caf&eacute;', `"&eacute;" ${WRITTEN}`, SIGN],
  ['The &#8217;road', `"&#8217;" ${WRITTEN}`, SIGN],
  ['The <b>road</b>', `"<b>" ${WRITTEN}`, 'Take it out'],
  ['One<br/>two', `"<br/>" ${WRITTEN}`, 'Take it out'],
  ['The **road** is closed', `"**road**" ${WRITTEN}`, 'Take the signs out'],
  ['The *road* is closed', `"*road*" ${WRITTEN}`, 'Take the signs out'],
  ['See [our rooms](/room)', `"[our rooms](/room)" ${WRITTEN}`, 'Take the signs out'],
  ['# Sea', `"# Sea" ${WRITTEN}`, 'Take the signs out'],
  ['The road\\nis closed', `"\\\\n" ${WRITTEN}`, 'Write a space in its place'],
  ['Room\tPrice', '"Room\\tPrice" would run together', 'Write a comma'],
  [
    'The caf\ufffd',
    'the text has the sign for a letter that was lost, U+FFFD, after "The caf".',
    'Type the letter',
  ],
  ['cafÃ©', `"Ã©" ${ENCODING}`, 'Type it anew'],
  ['Itâ€™s closed', `"â€" ${ENCODING}`, 'Type it anew'],
  ['Sea \u202esand', 'the text has a sign that cannot be seen and turns', 'Delete it'],
  [
    'Tide\ue200cite\ue201',
    'the text has a sign of Word or of a chat program that no font has, U+E200',
    'Delete it',
  ],
  ['crwdns12:0crwdne12:0', '"crwdns12:0" is a mark of a translation service.', 'Write what belongs there'],
])('the text %j is refused, in English and in a translation', (text, problem, remedy) => {
  const issue = findTranslationIssue({ msgid: 'Sea' }, text);
  expect(issue).toEqual({
    problem: expect.stringContaining(problem),
    remedy: expect.stringContaining(remedy),
  });
  for (const field of [heading(), paragraph()])
    expect(field.safeParse(text).error?.issues[0]?.message).toBe(`${issue!.problem}\n${issue!.remedy}`);
});

test.each([
  'Bed & Breakfast, R&B; Q&A',
  '5 * 4 = 20, 2*3*4, and 4**** hotels',
  'From $79 (€ 75), -20% & more',
  'Frühstück „wie zu Hause“, Straße, Łódź, São João, ÂGE',
  '« Où dormir ? » dès 9\u00a0h\u202f!',
  "It’s o'clock, rock 'n' roll; 6'2\"",
  'Karibu ❤️ 👩‍👩‍👧 🇹🇿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣',
  'Write to <hello@joya.tz> if 3 < 4 and 5 > 2 <3',
  'Tea • coffee • #1 beach, [sic] (see below), and/or C:\\',
  'One\n\nTwo – three… {doubleRooms:words} *per night, *taxes on top',
])('the text %j is right, in every kind of file', (text) => {
  for (const kind of ['file', 'plainText'] as const) expect(findTextIssue(text, kind)).toBeUndefined();
  expect(analyzeMarkdown(text).leftovers).toEqual([]);
});

test('the texts of this checkout are right in every language', () => {
  const messages = extractMessages(content);
  for (const language of languages.slice(1)) expect(() => readCatalog(language, messages)).not.toThrow();
});

test.each([
  [displayPrice('x'), '€ 1.200', 'is not a price.\nWrite a point before the cents'],
  [externalUrl('x'), 'https://a.example/\u200bb', 'the text has a sign that cannot be seen, U+200B'],
  [externalUrl('x'), 'https://a.example/“b”', 'the text has a curly quotation mark, U+201C'],
  [externalUrl('x'), 'https://me:pw@a.example', '"https://" is followed by a user or a password'],
])('a field refuses %#: %j', (field, value, message) => {
  expect(field.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([
    expect.stringContaining(message),
  ]);
});

test('the spaces of a copied price are those of a typed one', () => {
  expect(displayPrice('x').parse('€\u00a09.00 ')).toBe('€ 9.00');
});

test.each([
  ['/video/gone.mp4', 'in the folder public', /Put the file there/],
  ['/PLACEHOLDER.svg', '"/PLACEHOLDER.svg" in the folder public', /Write "\/placeholder.svg"\.$/],
])('the file %s of a video has to be in the folder public, with these capitals', (src, problem, remedy) => {
  const change = () =>
    resolveSiteWithChange(({ brands }) => {
      brands[0]!.technicalSettings.video[0]!.src = src;
    });
  expect(change).toThrow(problem);
  expect(change).toThrow(remedy);
});

const FILE = 'content/languages/xx/home.po';
const entry = (msgstr: string) => `msgid ""\nmsgstr ""\n\nmsgid "Sea"\n${msgstr}\n`;

test.each([
  ['letters as numbers', 'msgstr "Caf\\303\\251"', 5, '"\\\\303" is a letter that is written as a number.'],
  ['plural forms in any order', 'msgid_plural "Seas"\nmsgstr[1] "M"', 5, '"msgid_plural" belongs to plural'],
  ['a plural form without a plural', 'msgstr[0] "Meer"', 5, '"msgstr[0]" belongs to plural forms'],
])('a catalog with %s is refused with its line', (_, msgstr, line, problem) => {
  expect(() => parsePo(entry(msgstr), FILE)).toThrow(`${FILE}, line ${line}: ${problem}`);
});

test('a catalog in the folder of another language is refused', () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(join(folder, 'content/languages/de'), { recursive: true });
  const write = (code: string) =>
    writeFileSync(join(folder, 'content/languages/de/home.po'), `msgid ""\nmsgstr "Language: ${code}\\n"\n`);
  write('fr_FR');
  expect(() => readPoFiles('de')).toThrow(
    'home.po: the file says that its language is "fr_FR".\n  Put it into',
  );
  write('de_AT');
  expect(readPoFiles('de').size).toBe(1);
});

test.each([
  ['Philosophy', 'Philosophy', true],
  ['Joya Boutique, Jambiani', 'Joya Boutique, Jambiani', true],
  ['The sea is near the house.', 'The sea is near the house.', false],
  ['{from:time} – {to:time}, {price:dollars}', '{from:time} – {to:time}, {price:dollars}', true],
])('%j is translated by %j: %s', (msgid, msgstr, expected) => {
  expect(hasTranslation({ msgid, msgstr: [msgstr] })).toBe(expected);
});

test('a catalog in the encoding of Windows has its curly signs', () => {
  const text = (sign: string) =>
    `msgid ""\nmsgstr "charset=windows-1252\\n"\n\nmsgid "a"\nmsgstr "l${sign}é"\n`;
  expect(decodePo(Buffer.from(text('\x92'), 'latin1'), FILE)).toBe(text('’'));
});

const SVG = 'content/brand/icon.svg';
const NO_DRAWING = `${SVG}: the file is no drawing.\n  Export it as SVG again`;
const decode = (bytes: Buffer) => decodeText(bytes, 'content/shared/tours.json');

test.each<[what: string, read: () => unknown, message: string]>([
  ['an empty drawing', () => assertDrawing(SVG, ''), NO_DRAWING],
  ['a web page as a drawing', () => assertDrawing(SVG, '<!doctype html><html><svg/></html>'), NO_DRAWING],
  [
    'a Word file as JSON',
    () => decode(Buffer.from('PK\x03\x04\xff', 'latin1')),
    'the file is a document of another program',
  ],
  [
    'Latin-1 in lines of the oldest Macs',
    () => decode(Buffer.from('a\rb\ré', 'latin1')),
    ', line 3: the file has letters',
  ],
  [
    'a price with two kinds of points',
    () => parseJson('a.json', '{"price": 1.200,50}'),
    'Write the number as 1200.5,',
  ],
  [
    'an empty list of sizes',
    () => parsePhotoFilesJson(''),
    'photo-files.json: the list of the sizes of pictures cannot be read.\n  Take the',
  ],
])('%s is refused in its own words', (_, read, message) => {
  expect(read).toThrow(message);
});

test('a drawing of any program is one', () => {
  const text =
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C" [ <!ENTITY a "b"> ]>\n<svg viewBox="0 0 1 1"></svg>';
  expect(() => assertDrawing(SVG, text)).not.toThrow();
});

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#48a' } });
const animation = () =>
  sharp(Buffer.alloc(1280 * 800 * 3, 90).fill(10, 1280 * 400 * 3), {
    raw: { width: 1280, height: 800, channels: 3, pageHeight: 400 },
  }).webp({ delay: [100, 100] });

/** With the chunk that makes it an animation. */
async function animatedPng() {
  const png = await image(1280, 400).png().toBuffer();
  const animationControl = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([png.subarray(0, 33), animationControl, png.subarray(33)]);
}

test.each<[problem: string, remedy: string, bytes: () => Promise<Buffer>]>([
  [
    '399 px high is too small.',
    'at least 1280 px wide and 400 px high',
    () => image(1280, 399).jpeg().toBuffer(),
  ],
  ['the picture moves.', 'Export one still picture', () => animation().toBuffer()],
  ['the picture moves.', 'Export one still picture', animatedPng],
  ['1290 x 17000 px is too tall.', 'Crop it', () => image(1290, 17_000).jpeg().toBuffer()],
])('a picture is refused: %s', async (problem, remedy, bytes) => {
  const photo = { name: 'pool', version: '1', bytes: await bytes(), card: false };
  await expect(encodePhoto(photo, folder)).rejects.toMatchObject({
    message: problem,
    remedy: expect.stringContaining(remedy),
  });
});

test('a link to a picture that is not there is refused', async () => {
  symlinkSync(join(folder, 'nowhere.jpg'), join(folder, 'pool.jpg'));
  await expect(readOriginalPhoto(folder, 'pool.jpg', ['pool.jpg'])).rejects.toMatchObject({
    message: 'the file cannot be read (ENOENT).',
    remedy: expect.stringContaining('Put the picture itself there'),
  });
});

test('of two pictures whose names differ only in capitals the second is refused', () => {
  const entries = new Map(
    ['pool', 'sand'].map((name, index) => [name, { file: ['Pool.jpg', 'pool.jpg'][index]!, alt: '' }]),
  );
  expect(findPhotoFolderIssues('photos', ['Pool.jpg', 'pool.jpg'], entries).map(formatIssue)).toEqual([
    expect.stringMatching(
      /^photos\/pool\.jpg: its name is that of "Pool\.jpg" but for capitals\.\n {2}Give one/,
    ),
  ]);
});

test('settings in UTF-16 are refused', () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  writeFileSync(join(folder, '.env.local'), Buffer.from('\ufeffSITE_URL=https://joya.example', 'utf16le'));
  expect(loadEnvFiles).toThrow('.env.local: the file is written in UTF-16.\n  Open it in a text editor');
});

test.each([
  ['0', 0],
  ['', 0],
  ['false', 0],
  ['1', 1],
])('STRICT_LANGUAGES=%s refuses %s missing sentences', (value, count) => {
  jest.replaceProperty(process, 'env', { ...process.env, STRICT_LANGUAGES: value });
  const [, language] = languages;
  const messages = [
    {
      msgid: 'No translation has it',
      msgctxt: '',
      references: [],
      translatorComment: '',
      textDomain: 'home',
    },
  ];
  const read = () => readCatalog(language!, messages);
  if (count) expect(read).toThrow('there is no entry for');
  else expect(read).not.toThrow();
});
