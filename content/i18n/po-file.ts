// Files of gettext, as gettext-parser reads and writes them.
import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { ContentError } from '../fields/content-error';
import { PLACEHOLDER_PATTERN } from '../fields/placeholder-syntax';
import { assertNoTextIssue } from '../fields/text-patterns';

/** A sentence with its translation, as a file has it. */
export interface PoEntry extends Omit<GetTextTranslation, 'obsolete'> {
  /** The text is no longer on the site. The file marks such an entry with `#~`. */
  readonly isObsolete?: boolean;
  /** The line of its msgid. */
  readonly line?: number;
}

/** The entry with the empty msgid, which holds comments and fields about the file. */
export interface PoHeader extends Pick<PoEntry, 'comments'> {
  readonly fields: Readonly<Record<string, string>>;
}

export interface PoFile {
  readonly file: string;
  readonly header: PoHeader;
  readonly entries: readonly PoEntry[];
}

/**
 * Identifies a message by its text and its context, since the same English can be another message in another context.
 */
export const getMessageKey = ({ msgctxt = '', msgid }: Pick<PoEntry, 'msgctxt' | 'msgid'>) =>
  JSON.stringify([msgctxt, msgid]);

/** Whether it is translated. A sentence that is still the English is not; a name may be the same. */
export const hasTranslation = ({ msgid, msgstr: [translation] }: PoEntry) =>
  Boolean(translation) && (translation !== msgid || countWords(msgid) <= 3);
const countWords = (text: string) => text.replaceAll(PLACEHOLDER_PATTERN, '').match(/\p{L}+/gu)?.length ?? 0;

const getFlags = ({ comments }: PoEntry) => comments?.flag?.split(/[\s,]+/).filter(Boolean) ?? [];
export const isFuzzy = (entry: PoEntry) => getFlags(entry).includes('fuzzy');

/** The entry after somebody has looked at its translation. */
export function markReviewed(entry: PoEntry): PoEntry {
  const flag = getFlags(entry)
    .filter((name) => name !== 'fuzzy')
    .join(', ');
  return { ...entry, comments: { ...entry.comments, flag, previous: undefined } };
}

/** The entry with a translation of other English, which has to be reviewed. */
export function markFuzzy({ comments, ...entry }: PoEntry, previous: string | undefined): PoEntry {
  const flag = ['fuzzy', comments?.flag].filter(Boolean).join(', ');
  return { ...entry, comments: { ...comments, flag, previous } };
}

/** Writes the English of an entry into the comment of a fuzzy translation. */
export const formatEnglish = ({ msgctxt, msgid }: PoEntry) =>
  `${msgctxt ? `msgctxt ${JSON.stringify(msgctxt)}\n` : ''}msgid ${JSON.stringify(msgid)}`;

/** The English that was translated, if it has changed since. */
export function getPreviousEnglish({ comments }: PoEntry): PoEntry | undefined {
  if (!comments?.previous) return undefined;
  const { translations } = po.parse(`${comments.previous}\nmsgstr ""`);
  return Object.values(translations).flatMap((section) => Object.values(section))[0];
}

/** @throws ContentError when the text is not gettext, naming the line */
export function parsePo(text: string, file: string): PoFile {
  const source = text.replaceAll(/\r\n?/g, '\n');
  assertNoTextIssue(source, file, 'catalog');
  const lines = findLines(source);
  const { headers, translations, obsolete = {} } = parseSource(source, file, lines);
  const listEntries = (sections: typeof translations, isObsolete: boolean) =>
    Object.values(sections)
      .flatMap((section) => Object.values(section))
      .filter(({ msgid, msgctxt }) => msgid || msgctxt)
      .map((entry): PoEntry => ({ ...entry, isObsolete, line: lines.get(getMessageKey(entry)) }));
  const entries = [...listEntries(translations, false), ...listEntries(obsolete, true)];
  const header = translations['']?.[''];
  // "npm run languages" would write the file anew, without the translations that are in it
  if (text && !header && entries.length === 0)
    throwNotGettext(file, undefined, 'there is no entry in the file.');
  return { file, header: { fields: headers ?? {}, comments: header?.comments }, entries };
}

function parseSource(source: string, file: string, lines: ReadonlyMap<string, number>) {
  try {
    return po.parse(source, { validation: true });
  } catch (error) {
    if (error instanceof TypeError) return throwNotGettext(file, undefined, 'the file is not gettext.');
    const { message, lineNumber } = error as Error & { readonly lineNumber?: number };
    const problem = message.replace(/^Error parsing PO data: | at line \d+/g, '');
    if (lineNumber !== undefined) {
      // it counts the line break that ends what is wrong as well
      const [, lineEnd] = /^(?:End-of-line|Invalid key name "(.*)")/.exec(problem) ?? [];
      const isPastLine = source.split('\n')[lineNumber - 2]?.endsWith(lineEnd ?? '');
      return throwNotGettext(file, isPastLine ? lineNumber - 1 : lineNumber, problem);
    }
    const [, msgid = '', msgctxt = ''] = /"([^]*)" in "([^"]*)" context/.exec(message) ?? [];
    return throwNotGettext(file, lines.get(getMessageKey({ msgctxt, msgid })), problem);
  }
}

function throwNotGettext(file: string, line: number | undefined, problem: string): never {
  const remedy =
    'Compare the entry with its neighbours: each has one msgid and one msgstr between straight quotes. Or delete the file: "npm run languages" then writes one without translations.';
  throw new ContentError([{ file, line, problem, remedy }]);
}

const STRINGS = String.raw`((?:\s*"(?:[^"\\\n]|\\.)*")+)`;
const FIRST_LINES = new RegExp(String.raw`^(?:msgctxt${STRINGS}\s*)?msgid${STRINGS}`, 'gm');

/** The lines of the entries that are in use, by their keys. */
function findLines(source: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const join = (strings = '""') => strings.trim().replaceAll(/"\s*\n\s*"/g, '');
  let [line, end] = [1, 0];
  for (const { 1: msgctxt, 2: msgid, index } of source.matchAll(FIRST_LINES)) {
    line += source.slice(end, index).split('\n').length - 1;
    end = index;
    // the escape sequences of gettext are those of JSON
    lines.set(`[${join(msgctxt)},${join(msgid)}]`, line);
  }
  return lines;
}

/** The text of a .po file. */
export function serializePo({ header, entries }: Pick<PoFile, 'header' | 'entries'>): string {
  const table = {
    charset: 'utf-8',
    headers: { ...header.fields, 'Content-Type': 'text/plain; charset=utf-8' },
    translations: { '': { '': { msgid: '', msgstr: [], comments: header.comments } } },
    obsolete: {},
  } satisfies GetTextTranslations;
  for (const { isObsolete, line: _, ...entry } of entries) {
    const sections: GetTextTranslations['translations'] = isObsolete ? table.obsolete : table.translations;
    (sections[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  }
  return po.compile(table, { foldLength: 0 }).toString();
}
