/** @jest-environment node */
import { po, type GetTextTranslations } from 'gettext-parser';
import { content, getSite } from '@/content';
import { languages } from '@/content/i18n/languages';
import { mergeCatalog } from '@/content/i18n/merge-catalog';
import { lineOfMessage, parsePo, readPoFiles } from '@/content/i18n/po-file';
import { createGettext, entriesOf, readCatalog, untranslatedMessages } from '@/content/i18n/read-catalog';
import { extractMessages, type Message } from '@/content/i18n/extract-messages';
import { subjects } from '@/content/model/content-files';
import { resolveSite } from '@/content/resolve-site';

const FILE = 'content/languages/xx/home.po';

const message = (msgid: string, reference = 'brand:home.text', msgctxt = '', subject = 'home'): Message => ({
  msgid,
  msgctxt,
  references: [reference],
  translatorComment: undefined,
  subject,
});
const [, language = languages[0]] = languages;
const ROOMS = message('{rooms:words} rooms by the sea', 'brand:home.lead');
const ASK = message('I would like to ask about {room}.', 'brand:rooms.enquiry');

/** A .po file with these entries, as a translator would hand it in. */
const poText = (...entries: readonly string[]) => `msgid ""\nmsgstr ""\n\n${entries.join('\n\n')}\n`;
const ROOMS_IN_ITALIAN = 'msgid "{rooms:words} rooms by the sea"\nmsgstr "{rooms:Words} camere sul mare"';
const ASK_IN_ITALIAN = 'msgid "I would like to ask about {room}."\nmsgstr "Vorrei chiedere di {room}."';

const poFile = (text: string, file = FILE) => ({ file, name: 'home', text, entries: parsePo(text, file) });

function labels(text: string, strict = true) {
  return createGettext(entriesOf('xx', [poFile(text)]), [ROOMS, ASK], strict);
}

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
    ['camere', 'camere, {beds} letti,', /line 4: the placeholder \{beds\} is not in the English/],
    [TEXT, 'msgid "a"\nmsgstr "unfinished\n', /line 3: .*\n {2}Compare the entry with its neighbours/],
    [TEXT, '\nmsgid "sea"\n\nmsgid "b"\nmsgstr "c"\n', /line 2: .*"sea"/],
  ])('with %j become %j stops a strict build with file, line and sentence', (from, to, problem) => {
    expect(() => labels(TEXT.replace(from, to))).toThrow(
      new RegExp(`^content/languages/xx/home\\.po, ${problem.source}`, 'm'),
    );
  });

  test('that lacks a sentence stops a strict build, in the file of its subject', () => {
    expect(() => labels(TEXT.replace(ASK_IN_ITALIAN, ''))).toThrow(
      `${FILE}: there is no entry for "${ASK.msgid}"\n  Run "npm run languages", which writes it, and translate it.`,
    );
  });

  test('may have a sentence of another subject, but no other translation of it', () => {
    const [here, there] = [poFile(TEXT), poFile(poText(ASK_IN_ITALIAN), 'content/languages/xx/all.po')];
    const read = (...files: readonly (typeof here)[]) =>
      createGettext(entriesOf('xx', files), [ROOMS, ASK], true);
    expect(read(poFile(poText(ROOMS_IN_ITALIAN)), there)('', ASK.msgid)).toBe('Vorrei chiedere di {room}.');
    expect(read(here, there)('', ASK.msgid)).toBe('Vorrei chiedere di {room}.');
    const other = poFile(poText(ASK_IN_ITALIAN.replace('Vorrei', 'Vorremmo')), there.file);
    expect(() => read(here, other)).toThrow(
      `${other.file}, line 4: there is another translation in ${FILE} of "${ASK.msgid}"\n  Take one of the two out.`,
    );
  });

  test('has no words for what is missing or fuzzy, and still refuses a lost placeholder', () => {
    const gettext = labels(poText(`#, fuzzy\n${ROOMS_IN_ITALIAN}`), false);
    expect(gettext('', ROOMS.msgid)).toBeUndefined();
    expect(gettext('', ASK.msgid)).toBeUndefined();
    expect(() => labels(poText(ROOMS_IN_ITALIAN.replace('{rooms:Words}', 'Sei')), false)).toThrow(/is lost/);
  });

  const FOLDED = `# Each msgid is English.
msgid ""
msgstr ""
"Language: xx\\n"
msgctxt "hour"
msgid ""
"{rooms:words} rooms "
"by the sea"
msgstr "x"

msgctxt "hour"
msgid "from"
msgstr "y"

msgid ""
"fr\\n"
"om \\"here\\""
msgstr "z"`;

  test.each([
    ['', '', 2],
    ['hour', ROOMS.msgid, 5],
    ['hour', 'from', 11],
    ['', 'fr\nom "here"', 15],
    ['', 'from', 18],
  ])(
    'may be folded by the tools of translators: in the context "%s", "%s" is in line %i',
    (context, id, line) => {
      expect(lineOfMessage(FOLDED, context, id)).toBe(line);
      expect(lineOfMessage(FOLDED.replaceAll('\n', '\r\n'), context, id)).toBe(line);
    },
  );

  test('is read by the code of its language, and knows the line of each of its sentences', () => {
    const { file, text } = readPoFiles('it').find(({ text }) => text.includes('\nmsgid "Book Now"\n'))!;
    const lines = text.split('\n');
    const line = lines.indexOf('msgid "Book Now"') + 1;
    const { gettext, locationOf } = readCatalog(language, extractMessages(content));
    expect(gettext('', 'Book Now')).toBe(lines[line]?.slice(8, -1));
    expect(locationOf?.('', 'Book Now')).toEqual({ file, line });
    expect(
      untranslatedMessages(language, [message('Book Now'), ROOMS]).map(({ problem }) => problem),
    ).toEqual([`there is no entry for "${ROOMS.msgid}"`]);
  });

  test('that is missing lacks all of its sentences', () => {
    expect(readPoFiles('xx')).toEqual([]);
    expect(untranslatedMessages({ ...language, code: 'xx' }, [ROOMS])).toEqual([
      expect.objectContaining({ file: FILE, problem: `there is no entry for "${ROOMS.msgid}"` }),
    ]);
  });
});

describe('npm run languages', () => {
  const parsed = (...entries: readonly string[]) => parsePo(poText(...entries), FILE);
  const written = (file: GetTextTranslations) => po.compile(file, { foldLength: 0 }).toString();
  const EMPTY = parsePo(poText(), FILE);
  function merge(entries: GetTextTranslations, messages: readonly Message[]) {
    const { files, todo } = mergeCatalog(new Map([['home', entries]]), messages, EMPTY);
    return { file: files.get('home')!, todo };
  }
  const REFERENCED = `# Sei camere.\n#: brand:home.lead\n${ROOMS_IN_ITALIAN}`;

  test('keeps what is translated, with the notes of translators, and adds what is new', () => {
    const { file, todo } = merge(parsed(REFERENCED), [ROOMS, ASK]);
    expect(written(file)).toContain(REFERENCED);
    expect(written(file)).toContain(`#: brand:rooms.enquiry\nmsgid "${ASK.msgid}"\nmsgstr ""`);
    expect(todo).toEqual({ missing: 1, fuzzy: 0, obsolete: 0 });
  });

  test('marks the translation of a sentence that has changed as fuzzy, and says what it was', () => {
    const msgid = '{rooms:words} rooms on the beach';
    const changed = { ...ROOMS, msgid, references: [...ROOMS.references, 'brand:new'] };
    const { file, todo } = merge(parsed(REFERENCED), [changed]);
    expect(written(file)).toContain(
      `#: brand:home.lead\n#: brand:new\n#, fuzzy\n#| msgid "${ROOMS.msgid}"\nmsgid "${msgid}"\nmsgstr "{rooms:W`,
    );
    expect(todo).toEqual({ missing: 0, fuzzy: 1, obsolete: 0 });
  });

  test('drops nothing: what is no longer on the site is kept as obsolete, and comes back with its English', () => {
    const { file, todo } = merge(parsed(REFERENCED, ASK_IN_ITALIAN), [ASK]);
    expect(written(file)).toContain(ROOMS_IN_ITALIAN.replace(/^/gm, '#~ '));
    expect(todo).toEqual({ missing: 0, fuzzy: 0, obsolete: 1 });
    const still = merge(parsePo(written(file), FILE), [ASK]);
    expect(written(still.file)).toBe(written(file));
    expect(still.todo).toEqual(todo);
    const again = merge(parsePo(written(file), FILE), [ROOMS, ASK]);
    expect(written(again.file)).toContain(`\n${ROOMS_IN_ITALIAN}\n`);
    expect(again.todo).toEqual({ missing: 0, fuzzy: 0, obsolete: 0 });
  });

  test('changes nothing where nothing has changed', () => {
    const header = '# Be brief.\nmsgid ""\nmsgstr "Language: xx\\n"\n';
    const text = poText(REFERENCED).replace(/^.*\n.*\n/, header);
    const once = written(merge(parsePo(text, FILE), [ROOMS, ASK]).file);
    expect(once).toMatch(/^# Be brief\.\nmsgid ""\nmsgstr ""\n"Language: xx/);
    expect(written(merge(parsePo(once, FILE), [ROOMS, ASK]).file)).toBe(once);
  });

  test('puts each sentence into the file of its subject, whichever file it was in', () => {
    const kanga = 'msgid "Kanga"\nmsgstr "Kanga"';
    const before = new Map([
      ['all', parsed(REFERENCED, ASK_IN_ITALIAN, kanga)],
      ['rooms', parsePo(poText(`#, no-wrap\n${ASK_IN_ITALIAN.replace(/".*"$/, '""')}`), FILE)],
    ]);
    const { files, todo } = mergeCatalog(before, [ROOMS, { ...ASK, subject: 'rooms' }], EMPTY);
    expect([...files.keys()]).toEqual(['home', 'rooms']);
    expect(written(files.get('home')!)).toContain(REFERENCED);
    expect(written(files.get('home')!)).toContain(kanga.replace(/^/gm, '#~ '));
    expect(written(files.get('rooms')!)).toContain(ASK_IN_ITALIAN);
    expect(todo).toEqual({ missing: 0, fuzzy: 0, obsolete: 1 });
  });

  test('tells apart what is the same in English only', () => {
    const here = message('from', 'brand:hours', 'hour');
    const there = message('from', 'brand:price', 'price');
    expect(written(merge(parsed(), [here, there, message('from')]).file)).toMatch(
      /home\.text\nmsgid "from"[^]*msgctxt "hour"[^]*msgctxt "price"/,
    );
  });

  test.each([
    ['an empty file', '', { missing: 1, fuzzy: 0, obsolete: 0 }],
    ['an entry without a place', poText(ROOMS_IN_ITALIAN), { missing: 1, fuzzy: 0, obsolete: 1 }],
    ['a note without a place', poText(`# Sei.\n${ROOMS_IN_ITALIAN}`), { missing: 1, fuzzy: 0, obsolete: 1 }],
    ['a mark', poText(`#, no-wrap\n${ASK_IN_ITALIAN}`), { missing: 0, fuzzy: 0, obsolete: 0 }],
  ])('reads %s', (_, text, todo) => {
    expect(merge(parsePo(text, FILE), [ASK]).todo).toEqual(todo);
  });
});

test('a sentence without a translation is shown in English', () => {
  const { getBrand } = resolveSite(content, { language, gettext: () => undefined });
  const english = getSite().brands[0];
  const { about, home } = getBrand(english?.id ?? '');
  expect(home.hero.lead).toBe(english?.home.hero.lead);
  expect(about.philosophy.heading).toBe(english?.about.philosophy.heading);
});

test('a translation for which there is no room is refused with its line in the .po file', () => {
  const gettext = (_: string, msgid: string) =>
    msgid === 'Book Now' ? 'Prenotate qui la vostra camera' : undefined;
  const locationOf = () => ({ file: FILE, line: 7 });
  expect(() => resolveSite(content, { language, gettext, locationOf })).toThrow(
    `${FILE}, line 7: the text has 30 characters.\n  Keep to 24, so that there is room for it.`,
  );
});

test('an unknown language is refused', () => {
  expect(() => getSite('xx')).toThrow(/^content\/i18n\/languages\.ts: there is no language "xx"/);
});

test('a sentence of several subjects is in the file of the first, the words of a picture with the pictures', () => {
  for (const { msgid, references, subject } of extractMessages(content)) {
    const sources = references.map((one) => one.replace(/:.*/, '').split('/'));
    const used = sources.map(([folder = '', ...rest]) =>
      ['photos', 'posts'].includes(folder) ? folder : rest.at(-1),
    );
    const first = subjects.find((one) => used.includes(one));
    expect({ msgid, subject }).toEqual({ msgid, subject: first });
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
  expect(new Set(used.map(({ msgctxt }) => msgctxt))).toEqual(new Set(['', 'booking', 'number', 'price']));
});

/** The first small letter of a text that is not part of a placeholder. */
const LETTER = /[a-z](?![^{}]*\})/;

test('a further language has pages of its own, in its words', () => {
  const further = { code: 'xx', name: 'Exish', locale: 'pt-PT', suggestionText: 'Exa pagia' } as const;
  const gettext = (_: string, msgid: string) => msgid.replace(LETTER, 'ø');
  const { brands, site } = resolveSite(content, { language: further, gettext });
  expect([site.href, site.homes[0]?.href]).toEqual(['/xx', '/']);
  for (const { id, pages, home } of brands) {
    expect(pages.about.href).toBe(`/${id}/xx/about`);
    expect(pages.about.title).toContain('ø');
    expect(home.hero.lead).toContain('ø');
  }
});
