/** @jest-environment node */
import { createCatalog } from '@/content/i18n/create-catalog';
import { languages } from '@/content/i18n/languages';
import { parsePo } from '@/content/i18n/parse-po';
import { ASK, ASK_IN_ITALIAN, FILE, poText, ROOMS, ROOMS_IN_ITALIAN } from './example-messages';

const language = { ...languages[0], code: 'xx' };
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
    /line 2: this is not a .*unfinished\n {2}Compare the entry with its/,
  ],
  [TEXT, '\nmsgid "sea"\n\nmsgid "b"\nmsgstr "c"\n', /line 4: there is a second msgid\./],
  [TEXT, 'msgid "sea"\n', /line 1: there is no msgstr for "sea"\./],
  [TEXT, 'msgstr "mare"\n', /line 1: this is not part of an entry: msgstr/],
  [TEXT, '# Sea.\nmsgstr "mare"\n', /line 2: the entry has no msgid\./],
  [ROOMS_IN_ITALIAN, ASK_IN_ITALIAN, /line 7: "I would.*" is in line 4 as well\.\n {2}Take one/],
])('a .po file with %j become %j stops a strict build with file, line and sentence', (from, to, problem) => {
  expect(() => getGettext(TEXT.replace(from, to))).toThrow(
    new RegExp(`^content/languages/xx/home\\.po, ${problem.source}`, 'm'),
  );
});

test('a .po file with a translation for which there is no room is refused with its line', () => {
  const messages = [ROOMS, { ...ASK, maxLength: 16 }];
  expect(() => createCatalog(language, messages, [parsePo(TEXT, FILE)], { strict: false })).toThrow(
    `${FILE}, line 7: the text has 20 characters in "${ASK.msgid}"\n  Keep to 16, so that there is room for it.`,
  );
});

test('a .po file that lacks a sentence stops a strict build, in the file of its text domain', () => {
  expect(() => getGettext(TEXT.replace(ASK_IN_ITALIAN, ''))).toThrow(
    `${FILE}: there is no entry for "${ASK.msgid}"\n  Run "npm run languages", which writes it, and translate it.`,
  );
});

test('a .po file may have a sentence of another text domain, but no other translation of it', () => {
  const read = (...texts: readonly string[]) => {
    const files = texts.map((text, index) => parsePo(text, `content/languages/xx/${index}.po`));
    return createCatalog(language, [ROOMS, ASK], files, { strict: true }).gettext('', ASK.msgid);
  };
  expect(read(poText(ROOMS_IN_ITALIAN), poText(ASK_IN_ITALIAN))).toBe('Vorrei chiedere di {room}.');
  expect(read(TEXT, poText(ASK_IN_ITALIAN))).toBe('Vorrei chiedere di {room}.');
  expect(read(TEXT.replace('Vorrei chiedere di {room}.', ''), poText(ASK_IN_ITALIAN))).toBe(
    'Vorrei chiedere di {room}.',
  );
  const other = poText(ASK_IN_ITALIAN.replace('Vorrei', 'Vorremmo'));
  const issue = (line: number) =>
    `content/languages/xx/1.po, line ${line}: there is another translation in content/languages/xx/0.po of "${ASK.msgid}".\n  Take one of the two out.`;
  expect(() => read(TEXT, other)).toThrow(issue(4));
  const markFuzzy = (text: string) => text.replace('msgid "I', '#, fuzzy\nmsgid "I');
  expect(() => read(markFuzzy(TEXT), markFuzzy(other))).toThrow(issue(5));
  expect(read(markFuzzy(TEXT), other)).toBe('Vorremmo chiedere di {room}.');
  expect(read(TEXT, markFuzzy(other))).toBe('Vorrei chiedere di {room}.');
});

test('a .po file has no translation for what is missing or fuzzy, and still refuses a lost placeholder', () => {
  const gettext = getGettext(poText(`#, fuzzy\n${ROOMS_IN_ITALIAN}`), false);
  expect(gettext('', ROOMS.msgid)).toBeUndefined();
  expect(gettext('', ASK.msgid)).toBeUndefined();
  expect(() => getGettext(poText(ROOMS_IN_ITALIAN.replace('{rooms:Words}', 'Sei')), false)).toThrow(
    /is lost/,
  );
});
