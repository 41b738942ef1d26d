/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { extractMessages, type Message } from '@/content/i18n/extract-messages';
import { translatedLanguages } from '@/content/i18n/languages';
import { matchMessagesToEntries, mergeCatalog } from '@/content/i18n/merge-catalog';
import { parsePo } from '@/content/i18n/po-file';
import { readPoFiles } from '@/content/i18n/read-catalog';
import { content } from '../../support/site';
import { testContentAsHandedOver } from '../../support/test-content-as-handed-over';
import { ASK, ASK_IN_ITALIAN, FILE, message, poText, ROOMS, ROOMS_IN_ITALIAN } from './example-messages';

describe('npm run languages', () => {
  const HEADER = { fields: { Language: 'xx' } };
  /** The file of the home after it was merged. */
  function merge(text: string, ...messages: readonly Message[]) {
    const { files, stats } = mergeCatalog(new Map([['home', parsePo(text, FILE)]]), messages, HEADER);
    return { text: files.get('home')!, stats };
  }
  const REFERENCED = `# Sei camere.\n#: brand:home.lead\n${ROOMS_IN_ITALIAN}`;

  test('keeps what is translated, with the notes of translators, and adds what is new', () => {
    const { text, stats } = merge(poText(REFERENCED), ROOMS, ASK);
    expect(text).toContain(REFERENCED);
    expect(text).toContain(`#: brand:rooms.enquiry\nmsgid "${ASK.msgid}"\nmsgstr ""`);
    expect(stats).toEqual({ missing: 1, fuzzy: 0, obsolete: 0 });
  });

  test('marks the translation of a sentence that has changed as fuzzy, and says what it was', () => {
    const msgid = '{rooms:words} rooms on the beach';
    const changed = { ...ROOMS, msgid, references: [...ROOMS.references, 'brand:new'] };
    const { text, stats } = merge(poText(REFERENCED), changed);
    expect(text).toContain(
      `#: brand:home.lead brand:new\n#, fuzzy\n#| msgid "${ROOMS.msgid}"\nmsgid "${msgid}"\nmsgstr "{rooms:W`,
    );
    expect(stats).toEqual({ missing: 0, fuzzy: 1, obsolete: 0 });
    // until somebody has looked at it, the first English is what was translated
    const again = merge(text, { ...changed, msgid: '{rooms:words} rooms at the beach' });
    expect(again.text).toContain(`#| msgid "${ROOMS.msgid}"\nmsgid "{rooms:words} rooms at the beach"`);
    const back = merge(again.text, ROOMS);
    expect(back.text).toContain(`\n${ROOMS_IN_ITALIAN}\n`);
    expect(back.stats).toEqual({ missing: 0, fuzzy: 0, obsolete: 0 });
  });

  test.each([
    ['a capital', '{rooms:words} Rooms by the Sea'],
    ['a punctuation mark', '{rooms:words} rooms, by the sea!'],
    ['a space', '{rooms:words}  rooms by the sea '],
  ])('knows a sentence again that has changed by %s, wherever it is now', (_, msgid) => {
    for (const text of [poText(REFERENCED), merge(poText(REFERENCED), ASK).text]) {
      const { text: merged, stats } = merge(text, message(msgid, 'other:place'), ASK);
      expect(stats).toEqual({ missing: 1, fuzzy: 1, obsolete: 0 });
      expect(merged).toContain(
        `#, fuzzy\n#| msgid "${ROOMS.msgid}"\nmsgid "${msgid}"\nmsgstr "{rooms:Words} c`,
      );
    }
  });

  test('knows a sentence that has changed in one of its places, but not what moves when a list grows', () => {
    const former = REFERENCED.replace('brand:home.lead', 'brand:home.lead other:home.lead brand:list.0.text');
    const elsewhere = { ...ROOMS, references: ['other:home.lead', 'brand:list.1.text'] };
    const changed = message('Rooms on the beach', 'brand:home.lead');
    const inList = message('A new entry', 'brand:list.0.text');
    const { text, stats } = merge(poText(former), changed, elsewhere, inList);
    expect(text).toContain(
      `#, fuzzy\n#| msgid "${ROOMS.msgid}"\nmsgid "${changed.msgid}"\nmsgstr "{rooms:Words} camere sul mare"`,
    );
    expect(text).toContain(`\n${ROOMS_IN_ITALIAN}\n`);
    expect(text).toContain(`msgid "${inList.msgid}"\nmsgstr ""`);
    expect(stats).toEqual({ missing: 1, fuzzy: 1, obsolete: 0 });
  });

  test('does not take the words of one picture for those of another that is shown in its place', () => {
    const hammock = 'msgid "A hammock"\nmsgstr "Un’amaca"';
    const before = poText(`#: brand:home.photo photos/hammock:alt\n${hammock}`);
    const door = { ...message('A door'), references: ['brand:home.photo', 'photos/door:alt'] };
    expect(merge(before, door, message('A hammock', 'photos/hammock:alt')).stats.missing).toBe(1);
    const anew = { ...door, msgid: 'A hammock in the shade', references: ['photos/hammock:alt'] };
    expect(merge(before, anew).stats).toEqual({ missing: 0, fuzzy: 1, obsolete: 0 });
  });

  test('drops nothing: what is no longer on the site is kept as obsolete, and comes back with its English', () => {
    const { text, stats } = merge(poText(REFERENCED, ASK_IN_ITALIAN), ASK);
    expect(text).toContain(`# Sei camere.\n${ROOMS_IN_ITALIAN.replace(/^/gm, '#~ ')}`);
    expect(stats).toEqual({ missing: 0, fuzzy: 0, obsolete: 1 });
    expect(merge(text, ASK)).toEqual({ text, stats });
    const again = merge(text, ROOMS, ASK);
    expect(again.text).toContain(`\n${ROOMS_IN_ITALIAN}\n`);
    expect(again.stats).toEqual({ missing: 0, fuzzy: 0, obsolete: 0 });
  });

  test('changes nothing where nothing has changed', () => {
    const header = '# Be brief.\nmsgid ""\nmsgstr "Language: xx\\n"\n';
    const once = merge(poText(REFERENCED).replace(/^.*\n.*\n/, header), ROOMS, ASK).text;
    expect(once).toMatch(/^# Be brief\.\nmsgid ""\nmsgstr ""\n"Language: xx/);
    expect(merge(once, ROOMS, ASK).text).toBe(once);
  });

  test('writes UTF-8, whatever a file was written in', () => {
    const text = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n';
    expect(merge(text, ROOMS).text).toContain('; charset=utf-8\\n"');
  });

  test('puts each sentence into the file of its text domain, whichever file it was in', () => {
    const kanga = 'msgid "Kanga"\nmsgstr "Kanga"';
    const before = new Map([
      ['all', parsePo(poText(REFERENCED, ASK_IN_ITALIAN, kanga), 'all.po')],
      ['rooms', parsePo(poText(`#, no-wrap\n${ASK_IN_ITALIAN.replace(/".*"$/, '""')}`), 'rooms.po')],
    ]);
    const { files, stats } = mergeCatalog(before, [ROOMS, { ...ASK, textDomain: 'rooms' }], HEADER);
    expect([...files.keys()]).toEqual(['home', 'rooms']);
    expect(files.get('home')).toContain(REFERENCED);
    expect(files.get('home')).toContain(kanga.replace(/^/gm, '#~ '));
    expect(files.get('rooms')).toContain(ASK_IN_ITALIAN);
    expect(stats).toEqual({ missing: 0, fuzzy: 0, obsolete: 1 });
  });

  test.each([
    ['the same words', ROOMS_IN_ITALIAN],
    ['other words', ROOMS_IN_ITALIAN.replace('sul', 'davanti al')],
  ])('takes a reviewed translation in place of a fuzzy one, with %s', (_, reviewed) => {
    const fuzzy = `#, fuzzy\n#| msgid "Rooms"\n${ROOMS_IN_ITALIAN}`;
    for (const [home, handedIn] of [
      [fuzzy, reviewed],
      [reviewed, fuzzy],
    ]) {
      const before = new Map([
        ['home', parsePo(poText(home!), FILE)],
        ['to-review', parsePo(poText(handedIn!), 'content/languages/xx/to-review.po')],
      ]);
      expect(matchMessagesToEntries([ROOMS], [...before.values()]).issues).toEqual([]);
      const { files, stats } = mergeCatalog(before, [ROOMS], HEADER);
      expect(files.get('home')).toContain(reviewed);
      expect(stats).toEqual({ missing: 0, fuzzy: 0, obsolete: 0 });
    }
  });

  test('keeps the same English sentence apart where its context differs', () => {
    const here = message('from', 'brand:hours', 'hour');
    const there = message('from', 'brand:price', 'price');
    expect(merge(poText(), here, there, message('from')).text).toMatch(
      /home\.text\nmsgid "from"[^]*msgctxt "hour"[^]*msgctxt "price"/,
    );
  });

  test.each([
    ['an empty file', '', { missing: 1, fuzzy: 0, obsolete: 0 }],
    ['an entry without a place', poText(ROOMS_IN_ITALIAN), { missing: 1, fuzzy: 0, obsolete: 1 }],
    ['a note without a place', poText(`# Sei.\n${ROOMS_IN_ITALIAN}`), { missing: 1, fuzzy: 0, obsolete: 1 }],
    ['a mark', poText(`#, no-wrap\n${ASK_IN_ITALIAN}`), { missing: 0, fuzzy: 0, obsolete: 0 }],
  ])('reads %s', (_, text, stats) => {
    expect(merge(text, ASK).stats).toEqual(stats);
  });

  testContentAsHandedOver('changes no file of the site', () => {
    const messages = extractMessages(content);
    for (const { code } of translatedLanguages) {
      const before = readPoFiles(code);
      const { files } = mergeCatalog(before, messages, HEADER);
      expect(files).toEqual(
        new Map([...before].map(([name, { file }]) => [name, readFileSync(file, 'utf8')])),
      );
    }
  });
});
