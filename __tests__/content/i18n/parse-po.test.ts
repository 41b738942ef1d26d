/** @jest-environment node */
import { parsePo } from '@/content/i18n/parse-po';
import { decodePo } from '@/content/i18n/read-po-files';
import { replaceOrAppendEntry, serializePo } from '@/content/i18n/serialize-po';

const FILE = 'content/languages/de/home.po';

/** As `msgcat --no-wrap` writes it, with all that an entry can have. */
const WRITTEN = `# Be brief.
#
msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

# note
#. button
#: a/b:c.0 joya-boutique/pages:about.title beachsuites-villa/pages:about.title
#: shared/unbranded:chooserPages.about.title
#, fuzzy, no-wrap
#| msgctxt "x"
#| msgid ""
#| "a\\n"
#| "b"
msgctxt "x"
msgid ""
"a\\n"
"b \\"q\\" \\\\ tab\\t"
msgstr "z"

msgid "2024"
msgid_plural "many"
msgstr[0] "eins"
msgstr[1] "zwei"

#, fuzzy
#~| msgid "old"
#~ msgid "olde"
#~ msgstr "alt"
`;

/** Those of Unix, of Windows, and of the oldest Macs. */
const LINE_ENDS = ['\n', '\r\n', '\r'];

test('a file that was read is written as it was, with comments, contexts, plural forms and obsolete entries', () => {
  const { header, entries } = parsePo(WRITTEN, FILE);
  expect(serializePo([header!, ...entries])).toBe(WRITTEN);
  for (const text of LINE_ENDS.map((eol) => WRITTEN.replaceAll('\n', eol)))
    expect(parsePo(text, FILE).entries.map(({ msgid, line }) => [msgid, line])).toEqual([
      ['a\nb "q" \\ tab\t', 17],
      ['2024', 23],
      ['olde', 30],
    ]);
  expect(entries[0]).toMatchObject({
    msgctxt: 'x',
    flags: ['fuzzy', 'no-wrap'],
    previous: { msgctxt: 'x', msgid: 'a\nb' },
  });
});

test('one entry is replaced or added, and every other byte of the file stays', () => {
  const folded = `${WRITTEN.replace('msgstr "z"', 'msgstr ""\n"z"').replace('\n\nmsgid "2024"', '\n\n\nmsgid "2024"')}\n\n`;
  for (const eol of LINE_ENDS) {
    const text = folded.replaceAll('\n', eol);
    const file = parsePo(text, FILE);
    const [first, second] = file.entries;
    expect(replaceOrAppendEntry(file, second, { ...second!, msgstr: ['ein', 'zwei'] })).toBe(
      text.replace('eins', 'ein'),
    );
    const added = replaceOrAppendEntry(file, undefined, {
      ...first!,
      msgid: 'new',
      flags: [],
      previous: undefined,
    });
    expect(parsePo(added, FILE).entries.map(({ msgid }) => msgid)).toEqual([
      ...file.entries.slice(0, 2).map(({ msgid }) => msgid),
      'new',
      'olde',
    ]);
    expect(added.startsWith(text.slice(0, second!.end))).toBe(true);
    expect(new Set(added.match(/\r\n?|\n/g))).toEqual(new Set([eol]));
  }
});

test.each(['# to be translated\n', '#\u2028msgid "a"\u2028msgstr "b"', ' \n'])(
  'a file without an entry is refused, so that nothing is written over it: %j',
  (text) => {
    expect(() => parsePo(text, FILE)).toThrow(
      `${FILE}: there is no entry in the file.\n  Bring it back as it was, or delete it:`,
    );
    expect(parsePo('', FILE).entries).toEqual([]);
  },
);

const header = (charset: string) => `msgid ""\nmsgstr "Content-Type: text/plain; charset=${charset}\\n"\n\n`;
const bytes = (charset: string, text: string, encoding: BufferEncoding) =>
  Buffer.from(`${header(charset)}msgid "a"\nmsgstr "${text}"\n`, encoding);

test.each([
  ['UTF-8', bytes('UTF-8', 'Flügel', 'utf8')],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${bytes('utf-8', 'Flügel', 'utf8')}`)],
  ['Latin-1', bytes('ISO-8859-1', 'Flügel', 'latin1')],
  ['Windows-1252', bytes('CP1252', 'Flügel', 'latin1')],
  ['no encoding, which is UTF-8', Buffer.from('msgid "a"\nmsgstr "Flügel"\n')],
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
    'an unknown encoding',
    bytes('UTF8000', 'Flügel', 'utf8'),
    `${FILE}, line 2: "UTF8000" is no encoding.\n  Write charset=UTF-8, and save the file as UTF-8.`,
  ],
  [
    'UTF-16',
    Buffer.from(`\ufeff${bytes('UTF-16', 'Flügel', 'utf8')}`, 'utf16le'),
    `${FILE}: the file is written in UTF-16.\n  Open it in a text editor`,
  ],
  [
    'an unfinished merge',
    bytes('UTF-8', 'See"\n>>>>>>> sea\n#"', 'utf8'),
    `${FILE}, line 6: Git has left two versions of a text here: >>>>>>> sea\n  Finish the merge:`,
  ],
])('%s is refused', (_, file, message) => {
  expect(() => decodePo(file, FILE)).toThrow(message);
});
