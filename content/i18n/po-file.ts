/** The format of gettext: reads .po files, and writes them as Poedit and `msgcat --no-wrap` do. */
import { ContentError } from '../fields/content-error';

/** A sentence with its translation, as a file has it. */
export interface PoEntry {
  readonly msgctxt: string;
  readonly msgid: string;
  readonly msgidPlural?: string;
  /** Several strings if the entry has plural forms. */
  readonly msgstr: readonly string[];
  /** The text is no longer on the site. The file marks such an entry with `#~`. */
  readonly isObsolete: boolean;
  readonly translatorComments: readonly string[];
  readonly extractedComments: readonly string[];
  readonly references: readonly string[];
  readonly flags: readonly string[];
  /** The English text that was translated, if it has changed since. */
  readonly previous?: { readonly msgctxt?: string; readonly msgid?: string; readonly msgidPlural?: string };
}

/** An entry, and where it is in the text. */
export interface ParsedEntry extends PoEntry {
  readonly start: number;
  readonly end: number;
  /** The line of its msgctxt or msgid. */
  readonly line: number;
}

export interface PoFile {
  readonly file: string;
  readonly text: string;
  /** The entry with the empty msgid, which holds comments and fields about the file. */
  readonly header?: ParsedEntry;
  readonly entries: readonly ParsedEntry[];
}

export const isFuzzy = ({ flags }: PoEntry) => flags.includes('fuzzy');
export const hasTranslation = ({ msgstr }: PoEntry) => Boolean(msgstr[0]);
/**
 * Identifies a message by its text and its context, since the same English can be another message in another context.
 */
export const messageKey = ({ msgctxt, msgid }: Pick<PoEntry, 'msgctxt' | 'msgid'>) =>
  JSON.stringify([msgctxt, msgid]);

/** Matches a text between quotes. A quote in it is escaped, as in "the \"big\" house". */
const STRING = /^"((?:[^"\\]|\\.)*)"$/;
/** Matches the keyword of a string, and the string: `msgid "Rooms"`, `msgstr[1] "Zimmer"`. */
const KEYWORD = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(".*)$/;
const COMPARE =
  'Compare the entry with its neighbours: each has one msgid and one msgstr between straight quotes.';

/** @throws ContentError when the text is not gettext, naming the line */
export function parsePo(text: string, file: string): PoFile {
  const entriesByKey = new Map<string, ParsedEntry>();
  const entries = groupLines(text, file).flatMap((group) => parseEntry(group, file) ?? []);
  for (const entry of entries.filter(({ isObsolete }) => !isObsolete)) {
    const duplicate = entriesByKey.get(messageKey(entry));
    if (duplicate) {
      const problem = `"${entry.msgid}" is in line ${duplicate.line} as well.`;
      throwAt(file, entry.line, problem, 'Take one of the two out.');
    }
    entriesByKey.set(messageKey(entry), entry);
  }
  const isHeader = ({ msgid, msgctxt }: PoEntry) => msgid === '' && msgctxt === '';
  const header = entries.find(isHeader);
  return { file, text, ...(header && { header }), entries: entries.filter((entry) => !isHeader(entry)) };
}

function throwAt(file: string, line: number, problem: string, remedy: string): never {
  throw new ContentError([{ file, line, problem, remedy }]);
}

interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly trimmedLine: string;
}

/**
 * Matches the first line of an entry, provided that the entry before it has its translation: a comment, msgctxt or
 * msgid, but of an obsolete entry no line that continues it, such as `#~ msgstr "alt"`.
 */
const FIRST_LINE = /^(?:#(?!~ (?:"|msgid_plural|msgstr))|(?:#~ )?msg(?:ctxt|id)\s)/;
const TRANSLATION = /^(?:#~ )?msgstr/;

/** The lines of each entry. */
function groupLines(text: string, file: string): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  let isComplete = true;
  let start = 0;
  for (const [index, line] of text.split(/(?<=\n)/).entries()) {
    const trimmedLine = line.trim();
    const number = index + 1;
    if (isComplete && FIRST_LINE.test(trimmedLine)) {
      groups.push([]);
      isComplete = false;
    }
    isComplete ||= TRANSLATION.test(trimmedLine);
    const group = groups.at(-1);
    if (trimmedLine && !group) throwAt(file, number, `this is not part of an entry: ${trimmedLine}`, COMPARE);
    if (trimmedLine) group?.push({ number, start, end: start + line.trimEnd().length, trimmedLine });
    start += line.length;
  }
  return groups;
}

/** Matches a line, and the marker of "# translator comment", "#: reference", "#, flag" and others; a text has none. */
const MARKED_LINE = /^(#~\||#~ |#[|.:,]?|)[ \t]?(.*)$/s;

function parseEntry(lines: readonly Line[], file: string): ParsedEntry | undefined {
  const markedLines = lines.map(({ number, trimmedLine }): MarkedLine => {
    const [, marker = '', text = ''] = MARKED_LINE.exec(trimmedLine) ?? [];
    return { number, marker, text };
  });
  const linesWith = (...markers: readonly string[]) =>
    markedLines.filter(({ marker }) => markers.includes(marker));
  const textsWith = (marker: string) => linesWith(marker).map(({ text }) => text);

  const previous = readStrings(linesWith('#|', '#~|'), file);
  const stringLines = linesWith('', '#~ ');
  const { msgctxt = '', msgid, msgid_plural: msgidPlural, ...translations } = readStrings(stringLines, file);
  const [firstLine, lastLine, stringLine] = [lines[0], lines.at(-1), stringLines[0]];
  // comments at the end of a file belong to no entry
  if (!firstLine || !lastLine || !stringLine) return undefined;
  const line = stringLine.number;
  if (msgid === undefined) return throwAt(file, line, 'the entry has no msgid.', COMPARE);
  const msgstr = Object.values(translations);
  if (msgstr.length === 0) return throwAt(file, line, `there is no msgstr for "${msgid}".`, COMPARE);
  return {
    msgctxt,
    msgid,
    ...(msgidPlural !== undefined && { msgidPlural }),
    msgstr,
    isObsolete: linesWith('#~ ').length > 0,
    translatorComments: textsWith('#'),
    extractedComments: textsWith('#.'),
    references: textsWith('#:').flatMap((text) => text.split(/\s+/).filter(Boolean)),
    flags: textsWith('#,').flatMap((text) => text.split(/,\s*/).filter(Boolean)),
    ...(Object.keys(previous).length > 0 && {
      previous: { msgctxt: previous.msgctxt, msgid: previous.msgid, msgidPlural: previous.msgid_plural },
    }),
    start: firstLine.start,
    end: lastLine.end,
    line,
  };
}

interface MarkedLine {
  readonly number: number;
  /** "#|" of a previous text, "#~ " of an obsolete one, "#~|" of the previous text of an obsolete one. */
  readonly marker: string;
  readonly text: string;
}

/** The strings of an entry by their keywords. A line without a keyword continues the string before it. */
function readStrings(lines: readonly MarkedLine[], file: string): Readonly<Record<string, string>> {
  const strings: Record<string, string> = {};
  let keyword = '';
  for (const { number, text } of lines) {
    const [, newKeyword, quoted = text] = KEYWORD.exec(text) ?? [];
    const [, string] = STRING.exec(quoted) ?? [];
    keyword = newKeyword ?? keyword;
    if (!keyword || string === undefined)
      throwAt(file, number, `this is not a text between straight quotes: ${text}`, COMPARE);
    if (newKeyword && keyword in strings) throwAt(file, number, `there is a second ${keyword}.`, COMPARE);
    strings[keyword] = (strings[keyword] ?? '') + unescape(string);
  }
  return strings;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
};

const unescape = (text: string) => text.replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);

const escape = (text: string) =>
  text
    .replace(/["\\]/g, '\\$&')
    .replace(
      /[\x07-\x0d]/g,
      (sign) => `\\${Object.keys(ESCAPES).find((letter) => ESCAPES[letter] === sign)}`,
    );

/** Writes a text on one line, so that a change is one line of the diff. A text of several lines has a line for each. */
function writeString(keyword: string, text: string): readonly string[] {
  const parts = text.split(/(?<=\n)/).map((part) => `"${escape(part)}"`);
  return parts.length > 1 ? [`${keyword} ""`, ...parts] : [`${keyword} ${parts[0] ?? '""'}`];
}

const MAX_REFERENCE_LINE = 79;

function writeReferences(references: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const reference of references) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${reference}`.length <= MAX_REFERENCE_LINE)
      lines[lines.length - 1] = `${last} ${reference}`;
    else lines.push(`#: ${reference}`);
  }
  return lines;
}

/** An entry as gettext writes it. */
export function writeEntry(entry: PoEntry): string {
  const { msgctxt, msgid, msgidPlural, msgstr, isObsolete, flags, previous } = entry;
  const comment = (sign: string, texts: readonly string[]) =>
    texts.map((text) => `${sign} ${text}`.trimEnd());
  const strings = (values: NonNullable<PoEntry['previous']>) => [
    ...(values.msgctxt ? writeString('msgctxt', values.msgctxt) : []),
    ...(values.msgid === undefined ? [] : writeString('msgid', values.msgid)),
    ...(values.msgidPlural === undefined ? [] : writeString('msgid_plural', values.msgidPlural)),
  ];
  const translations =
    msgidPlural === undefined
      ? writeString('msgstr', msgstr[0] ?? '')
      : msgstr.flatMap((text, index) => writeString(`msgstr[${index}]`, text));
  const messageLines = [...strings({ msgctxt, msgid, msgidPlural }), ...translations];
  return [
    ...comment('#', entry.translatorComments),
    ...comment('#.', entry.extractedComments),
    ...writeReferences(entry.references),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...comment(isObsolete ? '#~|' : '#|', previous ? strings(previous) : []),
    ...(isObsolete ? comment('#~', messageLines) : messageLines),
  ].join('\n');
}

/** A file of these entries. */
export const serializePo = (entries: readonly PoEntry[]) => `${entries.map(writeEntry).join('\n\n')}\n`;

/** The text of a file with another entry in place of one of its own, or at its end; all else stays as it is. */
export function replaceOrAppendEntry(
  { text, entries }: PoFile,
  old: ParsedEntry | undefined,
  entry: PoEntry,
): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const entryText = writeEntry(entry).replaceAll('\n', eol);
  if (old) return text.slice(0, old.start) + entryText + text.slice(old.end);
  // a new entry comes before the obsolete ones
  const end = entries.find(({ isObsolete }) => isObsolete)?.start ?? text.length;
  const [above, below] = [text.slice(0, end).trimEnd(), text.slice(end)];
  return (
    [above, entryText, below]
      .filter(Boolean)
      .join(eol + eol)
      .trimEnd() + eol
  );
}
