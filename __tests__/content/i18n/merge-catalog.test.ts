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

  test('knows a sentence again that has changed by signs alone, wherever it is now', () => {
    const { text } = merge(poText(REFERENCED), message('{rooms:words} Rooms, by the Sea!', 'other:place'));
    expect(text).toContain(`#, fuzzy\n#| msgid "${ROOMS.msgid}"\n`);
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
