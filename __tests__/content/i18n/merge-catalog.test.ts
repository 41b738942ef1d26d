/** @jest-environment node */
import { content, getSite } from '@/content';
import { createCatalog } from '@/content/i18n/create-catalog';
import { extractMessages, type Message } from '@/content/i18n/extract-messages';
import { languages, translatedLanguages } from '@/content/i18n/languages';
import { matchMessagesToEntries } from '@/content/i18n/match-messages-to-entries';
import { mergeCatalog } from '@/content/i18n/merge-catalog';
import { parsePo, replaceOrAppendEntry } from '@/content/i18n/po-file';
import { readCatalog, untranslatedMessages } from '@/content/i18n/read-catalog';
import { readPoFiles } from '@/content/i18n/read-po-files';
import { textDomains } from '@/content/model/content-files';
import type { ContentInput } from '@/content/model/content-input';
import { resolveSiteAtBuildTime } from '@/content/resolve-site-at-build-time';
import { testAsHandedOver } from '../support/test-as-handed-over';
import type { Writable } from './resolve-checked';

const FILE = 'content/languages/xx/home.po';

const message = (
  msgid: string,
  reference = 'brand:home.text',
  msgctxt = '',
  textDomain = 'home',
): Message => ({
  msgid,
  msgctxt,
  references: [reference],
  translatorComment: undefined,
  textDomain,
});
const [, language = languages[0]] = languages;
const ROOMS = message('{rooms:words} rooms by the sea', 'brand:home.lead');
const ASK = message('I would like to ask about {room}.', 'brand:rooms.enquiry');

/** A .po file with these entries, as a translator would hand it in. */
const poText = (...entries: readonly string[]) => `msgid ""\nmsgstr ""\n\n${entries.join('\n\n')}\n`;
const ROOMS_IN_ITALIAN = 'msgid "{rooms:words} rooms by the sea"\nmsgstr "{rooms:Words} camere sul mare"';
const ASK_IN_ITALIAN = 'msgid "I would like to ask about {room}."\nmsgstr "Vorrei chiedere di {room}."';

const further = { ...language, code: 'xx' };
const labels = (text: string, strict = true) =>
  createCatalog(further, [ROOMS, ASK], [parsePo(text, FILE)], { strict }).gettext;

describe('a .po file', () => {
  test('gives the words for each sentence; a fact may be written in another way', () => {
    const gettext = labels(poText(`#, no-wrap\n${ROOMS_IN_ITALIAN}`, ASK_IN_ITALIAN));
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
  ])('with %j become %j stops a strict build with file, line and sentence', (from, to, problem) => {
    expect(() => labels(TEXT.replace(from, to))).toThrow(
      new RegExp(`^content/languages/xx/home\\.po, ${problem.source}`, 'm'),
    );
  });

  test('that lacks a sentence stops a strict build, in the file of its text domain', () => {
    expect(() => labels(TEXT.replace(ASK_IN_ITALIAN, ''))).toThrow(
      `${FILE}: there is no entry for "${ASK.msgid}"\n  Run "npm run languages", which writes it, and translate it.`,
    );
  });

  test('may have a sentence of another text domain, but no other translation of it', () => {
    const read = (...texts: readonly string[]) => {
      const files = texts.map((text, index) => parsePo(text, `content/languages/xx/${index}.po`));
      return createCatalog(further, [ROOMS, ASK], files, { strict: true }).gettext('', ASK.msgid);
    };
    expect(read(poText(ROOMS_IN_ITALIAN), poText(ASK_IN_ITALIAN))).toBe('Vorrei chiedere di {room}.');
    expect(read(TEXT, poText(ASK_IN_ITALIAN))).toBe('Vorrei chiedere di {room}.');
    expect(read(TEXT.replace('Vorrei chiedere di {room}.', ''), poText(ASK_IN_ITALIAN))).toBe(
      'Vorrei chiedere di {room}.',
    );
    const other = poText(ASK_IN_ITALIAN.replace('Vorrei', 'Vorremmo'));
    expect(() => read(TEXT, other)).toThrow(
      `content/languages/xx/1.po, line 4: there is another translation in content/languages/xx/0.po of "${ASK.msgid}".\n  Take one of the two out.`,
    );
  });

  test('has no words for what is missing or fuzzy, and still refuses a lost placeholder', () => {
    const gettext = labels(poText(`#, fuzzy\n${ROOMS_IN_ITALIAN}`), false);
    expect(gettext('', ROOMS.msgid)).toBeUndefined();
    expect(gettext('', ASK.msgid)).toBeUndefined();
    expect(() => labels(poText(ROOMS_IN_ITALIAN.replace('{rooms:Words}', 'Sei')), false)).toThrow(/is lost/);
  });

  test('is read by the code of its language, and knows the line of each of its sentences', () => {
    const messages = extractMessages(content);
    const { gettext, locationOf } = readCatalog(language, messages);
    const translated = messages.filter(({ msgctxt, msgid }) => gettext(msgctxt, msgid) !== undefined);
    const { msgid } = translated.find((message) => message.msgctxt === '' && /^\w{4,}$/.test(message.msgid))!;
    const { file, line = 0 } = locationOf!('', msgid);
    const lines = [...readPoFiles(language.code).values()]
      .find((poFile) => poFile.file === file)!
      .text.split('\n');
    expect(lines.slice(line - 1, line + 1)).toEqual([`msgid "${msgid}"`, `msgstr "${gettext('', msgid)}"`]);
    expect(untranslatedMessages(language, [message(msgid), ROOMS]).map(({ problem }) => problem)).toEqual([
      `there is no entry for "${ROOMS.msgid}"`,
    ]);
  });

  test('that is missing lacks all of its sentences', () => {
    expect(readPoFiles('xx')).toEqual(new Map());
    expect(untranslatedMessages(further, [ROOMS])).toEqual([
      expect.objectContaining({ file: FILE, problem: `there is no entry for "${ROOMS.msgid}"` }),
    ]);
  });
});

describe('npm run languages', () => {
  const HEADER = parsePo('msgid ""\nmsgstr "Language: xx\\n"', FILE).header!;
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
    expect(once).toMatch(/^# Be brief\.\nmsgid ""\nmsgstr "Language: xx/);
    expect(merge(once, ROOMS, ASK).text).toBe(once);
  });

  test('writes UTF-8, whatever a file was written in', () => {
    const text = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n';
    expect(merge(text, ROOMS).text).toContain('; charset=UTF-8\\n"');
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

  test('keeps the same English sentence apart where its context differs', () => {
    const here = message('from', 'brand:hours', 'hour');
    const there = message('from', 'brand:price', 'price');
    expect(merge(poText(), here, there, message('from')).text).toMatch(
      /msgctxt "hour"[^]*msgctxt "price"[^]*home\.text\nmsgid "from"/,
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

  testAsHandedOver('changes no file of the site', () => {
    const messages = extractMessages(content);
    for (const { code } of translatedLanguages) {
      const before = readPoFiles(code);
      const { files } = mergeCatalog(before, messages, HEADER);
      expect(files).toEqual(new Map([...files.keys()].map((name) => [name, before.get(name)?.text])));
      expect(new Set(before.keys())).toEqual(new Set(files.keys()));
    }
  });
});

test('a sentence without a translation is shown in English', () => {
  const { getBrand } = resolveSiteAtBuildTime(content, { language, gettext: () => undefined });
  const english = getSite().brands[0];
  const { about, home } = getBrand(english?.id ?? '');
  expect(home.hero.lead).toBe(english?.home.hero.lead);
  expect(about.philosophy.heading).toBe(english?.about.philosophy.heading);
});

test('a translation for which there is no room is refused with its line in the .po file', () => {
  const { navLabel } = content.shared.brand.booking;
  const gettext = (_: string, msgid: string) =>
    msgid === navLabel ? 'Prenotate qui la vostra camera' : undefined;
  const locationOf = () => ({ file: FILE, line: 7 });
  expect(() => resolveSiteAtBuildTime(content, { language, gettext, locationOf })).toThrow(
    `${FILE}, line 7: the text has 30 characters.\n  Keep to 24, so that there is room for it.`,
  );
});

test('where a translation repeats something, such as a name, what is too long is said in the English file', () => {
  const changed: Writable<ContentInput> = structuredClone(content);
  const { id, pages } = changed.brands[0]!;
  pages.about.description = '{name} and those who run it.';
  const gettext = (_: string, msgid: string) =>
    msgid === pages.about.description ? `{name} ${'a'.repeat(160)}` : undefined;
  const locationOf = () => ({ file: FILE, line: 7 });
  expect(() => resolveSiteAtBuildTime(changed, { language, gettext, locationOf })).toThrow(
    new RegExp(
      `^content/${id}/pages\\.json, line \\d+, about\\.description: with its values the translation in ${FILE}, line 7 has 1\\d\\d characters\\.\\n  Keep to 160, .*: shorten the translation, or what it repeats\\.$`,
    ),
  );
});

test('a text variable that a page fills in later may have no format', () => {
  const { text } = content.shared.accessibility.reviewed;
  const gettext = (_: string, msgid: string) => (msgid === text ? 'Il {date:words}' : undefined);
  const locationOf = () => ({ file: FILE, line: 7 });
  expect(() => resolveSiteAtBuildTime(content, { language, gettext, locationOf })).toThrow(
    `${FILE}, line 7: {date:words} has no format: it is filled in later.\n  Write {date}.`,
  );
});

test('an unknown language is refused', () => {
  expect(() => getSite('xx')).toThrow(/^content\/i18n\/languages\.ts: there is no language "xx"/);
});

testAsHandedOver('an entry of the site that is written again is the same to the byte', () => {
  const messages = extractMessages(content);
  for (const { code } of translatedLanguages)
    for (const { entry, source } of matchMessagesToEntries(messages, [...readPoFiles(code).values()]).matches)
      if (source)
        expect(replaceOrAppendEntry(source.file, source.entry, entry) === source.file.text).toBe(true);
});

test('a sentence of several text domains is in the file of the first, the words of a picture with the pictures', () => {
  for (const { msgid, references, textDomain } of extractMessages(content)) {
    const sources = references.map((reference) => reference.replace(/:.*/, '').split('/'));
    const used = sources.map(([folder = '', ...rest]) =>
      ['photos', 'posts'].includes(folder) ? folder : rest.at(-1),
    );
    const first = textDomains.find((domain) => used.includes(domain));
    expect({ msgid, textDomain }).toEqual({ msgid, textDomain: first });
  }
});

test('each sentence names where it is used, in the order of content, and a picture where it is shown', () => {
  const [brand] = content.brands;
  const [post] = content.posts;
  const overrides = { business: content.shared.business };
  const { photo, heading } = brand!.about.philosophy;
  // a word that is the name of a picture as well
  const category = String(photo);
  const posts = [{ ...post!, category, article: ['They lie under the *trees*.'] }];
  const used = extractMessages({ ...content, brands: [{ ...brand!, overrides }], posts });
  const referencesOf = (text: string) => used.find(({ msgid }) => msgid === text)?.references;
  const picture = content.photos[String(photo)]!;
  expect(referencesOf(heading)).toEqual([`${brand!.id}/about:philosophy.heading`]);
  expect(referencesOf(picture.alt)).toContain(`${brand!.id}/about:philosophy.photo`);
  expect(referencesOf(picture.alt)).toContain(`photos/${photo}:alt`);
  expect(referencesOf(content.shared.business.address.country)).toEqual([
    `${brand!.id}/shared/business:address.country`,
    'shared/business:address.country',
  ]);
  expect(referencesOf(category)).toEqual([`posts/${post!.slug}:category`]);
  expect(referencesOf(picture.alt)).not.toContain(`posts/${post!.slug}:category`);
  expect(referencesOf('They lie under the *trees*.')).toEqual([`posts/${post!.slug}:article.0`]);
  expect(new Set(used.map(({ translatorComment }) => translatorComment)).size).toBeGreaterThan(2);
  expect(new Set(used.map(({ msgctxt }) => msgctxt))).toEqual(
    new Set(['', 'booking', 'number', 'price', 'season']),
  );
});

/** The first small letter of a text that is not part of a placeholder. */
const LETTER = /[a-z](?![^{}]*\})/;

test('a further language has pages of its own, in its words', () => {
  const further = { code: 'xx', name: 'Exish', locale: 'pt-PT', suggestionText: 'Exa pagia' } as const;
  const gettext = (_: string, msgid: string) => msgid.replace(LETTER, 'ø');
  const { brands, unbranded } = resolveSiteAtBuildTime(content, { language: further, gettext });
  expect([unbranded.href, unbranded.homes[0]?.href]).toEqual(['/xx', '/']);
  for (const { id, pages, home } of brands) {
    expect(pages.about.href).toBe(`/${id}/xx/about`);
    expect(pages.about.title).toContain('ø');
    expect(home.hero.lead).toContain('ø');
  }
});
