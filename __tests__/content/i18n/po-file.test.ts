/** @jest-environment node */
import { getPreviousEnglish, isFuzzy, markReviewed, parsePo, serializePo } from '@/content/i18n/po-file';

const FILE = 'content/languages/de/home.po';

/** With all that an entry can have. */
const WRITTEN = `# Be brief.
msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "one"
msgid_plural "many"
msgstr[0] "eins"
msgstr[1] "zwei"

# note
#: a/b:c.0 joya-boutique/pages:about.title beachsuites-villa/pages:about.title
#: shared/unbranded:chooserPages.about.title
#. button
#, fuzzy, no-wrap
#| msgctxt "x"
#| msgid ""
#| "a\\n"
#| "b"
msgctxt "x"
msgid ""
"a\\n"
"b \\"q\\"\\n"
"\\\\ tab\\t"
msgstr "z"

#, fuzzy
#~| msgid "old"
#~ msgid "olde"
#~ msgstr "alt"
`;

test('a file that was read is written as it was, with comments, contexts, plural forms and obsolete entries', () => {
  expect(serializePo(parsePo(WRITTEN, FILE))).toBe(WRITTEN);
  // the line ends of Unix, of Windows, and of the oldest Macs
  for (const eol of ['\n', '\r\n', '\r'])
    expect(
      parsePo(WRITTEN.replaceAll('\n', eol), FILE).entries.map(({ msgid, line }) => [msgid, line]),
    ).toEqual([
      ['one', 8],
      ['a\nb "q"\n\\ tab\t', 22],
      ['olde', undefined],
    ]);
});

test('a translation of earlier English is fuzzy until it is reviewed', () => {
  const [, entry] = parsePo(WRITTEN, FILE).entries;
  expect(isFuzzy(entry!)).toBe(true);
  expect(getPreviousEnglish(entry!)).toMatchObject({ msgctxt: 'x', msgid: 'a\nb' });
  expect(markReviewed(entry!).comments).toMatchObject({ flag: 'no-wrap', previous: undefined });
});

test.each(['# to be translated\n', '#\u2028msgid "a"\u2028msgstr "b"', ' \n'])(
  'a file without an entry is refused, so that nothing is written over it: %j',
  (text) => {
    expect(() => parsePo(text, FILE)).toThrow(`${FILE}: there is no entry in the file.\n  Compare`);
    expect(parsePo('', FILE).entries).toEqual([]);
  },
);
