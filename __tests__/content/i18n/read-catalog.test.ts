import { readFileSync } from 'node:fs';
import { extractMessages } from '@/content/i18n/extract-messages';
import { languages } from '@/content/i18n/languages';
import { parsePo } from '@/content/i18n/po-file';
import {
  createCatalog,
  decodePo,
  findUntranslatedMessageIssues,
  readCatalog,
} from '@/content/i18n/read-catalog';
import { content } from '../../support/site';
import { ASK, ASK_IN_ITALIAN, FILE, message, poText, ROOMS, ROOMS_IN_ITALIAN } from './example-messages';

const [english, italian = english] = languages;

test('a catalog is read by the code of its language, and knows the line of each of its sentences', () => {
  const messages = extractMessages(content);
  const { gettext, getLocation } = readCatalog(italian, messages);
  const translated = messages.filter(({ msgctxt, msgid }) => gettext(msgctxt, msgid) !== undefined);
  const { msgid } = translated.find((message) => message.msgctxt === '' && /^\w{4,}$/.test(message.msgid))!;
  const { file, line = 0 } = getLocation!('', msgid);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.slice(line - 1, line + 1)).toEqual([`msgid "${msgid}"`, `msgstr "${gettext('', msgid)}"`]);
  expect(
    findUntranslatedMessageIssues(italian, [message(msgid), ROOMS]).map(({ problem }) => problem),
  ).toEqual([`there is no entry for "${ROOMS.msgid}"`]);
});

const language = { ...english, code: 'xx' };
const getGettext = (text: string, strict = true) =>
  createCatalog(language, [ROOMS, ASK], [parsePo(text, FILE)], { strict }).gettext;

test('a .po file gives the translation of each sentence; a fact may be written in another way', () => {
  const gettext = getGettext(poText(`#, no-wrap\n${ROOMS_IN_ITALIAN}`, ASK_IN_ITALIAN));
  expect(gettext('', ROOMS.msgid)).toBe('{rooms:Words} camere sul mare');
  expect(gettext('', ASK.msgid)).toBe('Vorrei chiedere di {room}.');
  expect(gettext('hour', ASK.msgid)).toBeUndefined();
});

const TEXT = poText(ROOMS_IN_ITALIAN, ASK_IN_ITALIAN);

test.each([
  ['Vorrei chiedere di {room}.', '', /line 7: there is no translation of "I would.*\n {2}Write it after/],
  ['msgid "{', '#, fuzzy\nmsgid "{', /line 5: fuzzy: "\{rooms:words.*\n {2}Check the translation/],
  ['{rooms:Words}', 'Sei', /line 4: the placeholder \{rooms\} is lost in .*\n {2}A translation has/],
  [
    TEXT,
    'msgid "a"\nmsgstr "unfinished\n',
    /line 2: End-of-line within string\..*\n {2}Compare the entry with its/,
  ],
  [ROOMS_IN_ITALIAN, ASK_IN_ITALIAN, /line 7: Duplicate msgid error: entry "I would/],
])('a .po file with %j become %j stops a strict build with file, line and sentence', (from, to, problem) => {
  expect(() => getGettext(TEXT.replace(from, to))).toThrow(
    new RegExp(`^content/languages/xx/home\\.po, ${problem.source}`, 'm'),
  );
});

test('a .po file may have a sentence of another text domain, but no other translation of it', () => {
  const read = (...texts: readonly string[]) => {
    const files = texts.map((text, index) => parsePo(text, `content/languages/xx/${index}.po`));
    return createCatalog(language, [ROOMS, ASK], files, { strict: true }).gettext('', ASK.msgid);
  };
  expect(read(TEXT, poText(ASK_IN_ITALIAN))).toBe('Vorrei chiedere di {room}.');
  const other = poText(ASK_IN_ITALIAN.replace('Vorrei', 'Vorremmo'));
  expect(() => read(TEXT, other)).toThrow(
    `content/languages/xx/1.po, line 4: there is another translation in content/languages/xx/0.po of "${ASK.msgid}".\n  Take one of the two out.`,
  );
  // a reviewed one takes the place of a fuzzy one
  expect(read(TEXT.replace('msgid "I', '#, fuzzy\nmsgid "I'), other)).toBe('Vorremmo chiedere di {room}.');
});

test('a .po file has no translation for what is missing or fuzzy, and still refuses a lost placeholder', () => {
  const gettext = getGettext(poText(`#, fuzzy\n${ROOMS_IN_ITALIAN}`), false);
  expect(gettext('', ROOMS.msgid)).toBeUndefined();
  expect(gettext('', ASK.msgid)).toBeUndefined();
  expect(() => getGettext(poText(ROOMS_IN_ITALIAN.replace('{rooms:Words}', 'Sei')), false)).toThrow(
    /is lost/,
  );
});

const header = (charset: string) => `msgid ""\nmsgstr "Content-Type: text/plain; charset=${charset}\\n"\n\n`;
const bytes = (charset: string, text: string, encoding: BufferEncoding) =>
  Buffer.from(`${header(charset)}msgid "a"\nmsgstr "${text}"\n`, encoding);

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${bytes('utf-8', 'Flügel', 'utf8')}`)],
  ['Latin-1', bytes('ISO-8859-1', 'Flügel', 'latin1')],
  ['the encoding of an empty template', bytes('CHARSET', 'Flügel', 'utf8')],
])('a file is read in the encoding that it declares: %s', (_, file) => {
  expect(parsePo(decodePo(file, FILE), FILE).entries[0]?.msgstr).toEqual(['Flügel']);
});

test.each([
  [
    'Latin-1 that says UTF-8',
    bytes('UTF-8', 'Flügel', 'latin1'),
    `${FILE}, line 5: the file has letters that are not UTF-8.\n  Open it in a text editor, choose "Save with`,
  ],
  [
    'an unfinished merge',
    bytes('UTF-8', 'See"\n>>>>>>> sea\n#"', 'utf8'),
    `${FILE}, line 6: Git has left two versions of a text here: >>>>>>> sea\n  Finish the merge:`,
  ],
])('%s is refused', (_, file, message) => {
  expect(() => decodePo(file, FILE)).toThrow(message);
});

test('a file without an entry is refused, so that nothing is written over it', () => {
  expect(() => parsePo('# to be translated\n', FILE)).toThrow(`${FILE}: there is no entry in the file.`);
});
