import { ContentError } from '../fields/content-error';
import { CHARACTERS_BY_ESCAPE, getMessageKey, type ParsedEntry, type PoEntry, type PoFile } from './po-file';

/** Matches a text between quotes. A quote in it is escaped, as in "the \"big\" house". */
const STRING = /^"((?:[^"\\]|\\.)*)"$/;
/** Matches the keyword of a string, and the string: `msgid "Rooms"`, `msgstr[1] "Zimmer"`. */
const KEYWORD = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(".*)$/;
const COMPARE =
  'Compare the entry with its neighbours: each has one msgid and one msgstr between straight quotes.';
const RESTORE =
  'Bring it back as it was, or delete it: "npm run languages" then writes one without translations.';

/** @throws ContentError when the text is not gettext, naming the line */
export function parsePo(text: string, file: string): PoFile {
  const entriesByKey = new Map<string, ParsedEntry>();
  const entries = groupLines(text, file).flatMap((group) => parseEntry(group, file) ?? []);
  for (const entry of entries.filter(({ isObsolete }) => !isObsolete)) {
    const duplicate = entriesByKey.get(getMessageKey(entry));
    if (duplicate) {
      const problem = `"${entry.msgid}" is in line ${duplicate.line} as well.`;
      throwAt(file, entry.line, problem, 'Take one of the two out.');
    }
    entriesByKey.set(getMessageKey(entry), entry);
  }
  // "npm run languages" would write the file anew, without the translations that are in it
  if (text !== '' && entries.length === 0)
    throwAt(file, undefined, 'there is no entry in the file.', RESTORE);
  const isHeader = ({ msgid, msgctxt }: PoEntry) => msgid === '' && msgctxt === '';
  const header = entries.find(isHeader);
  return { file, text, ...(header && { header }), entries: entries.filter((entry) => !isHeader(entry)) };
}

function throwAt(file: string, line: number | undefined, problem: string, remedy: string): never {
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
/** Matches after the end of a line of any system: LF, CRLF, or the CR of the oldest Macs. */
const LINE_END = /(?<=\n|\r(?!\n))/;

/** The lines of each entry. */
function groupLines(text: string, file: string): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  let isComplete = true;
  let start = 0;
  for (const [index, line] of text.split(LINE_END).entries()) {
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

const unescape = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => CHARACTERS_BY_ESCAPE[sign] ?? sign);
