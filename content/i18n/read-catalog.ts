import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { ContentError, throwContentError, type ContentIssue } from '../fields/content-error';
import { decodeText, readBytes } from '../read/read-text';
import type { TranslationCatalog } from './catalog';
import type { Message } from './extract-messages';
import { findTranslationIssue } from './find-translation-issue';
import { getCatalogFolder, getCatalogPath, type Language } from './languages';
import { matchMessagesToEntries, type MessageMatch } from './merge-catalog';
import { getMessageKey, getPreviousEnglish, parsePo, type PoFile } from './po-file';

/**
 * Reads the translations of a language. A text without one, or with one that its values make too long, is shown in
 * English, unless STRICT_LANGUAGES is set.
 * @throws ContentError when a .po file loses placeholders, naming every line to fix
 */
export const readCatalog = (language: Language, messages: readonly Message[]): TranslationCatalog =>
  createCatalog(language, messages, [...readPoFiles(language.code).values()], {
    strict: !/^(?:0|false|no|off)?$/i.test(process.env.STRICT_LANGUAGES?.trim() ?? ''),
  });

/**
 * The files of a language by their names without the ending.
 * @throws ContentError when a file cannot be read, is not gettext, or not in its declared encoding, naming the line
 */
export function readPoFiles(code: string): ReadonlyMap<string, PoFile> {
  const folder = getProjectFilePath(getCatalogFolder(code));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : [];
  return new Map(
    names.sort().map((fileName) => {
      const file = `${getCatalogFolder(code)}/${fileName}`;
      const poFile = parsePo(decodePo(readBytes(file), file), file);
      const { Language: declared } = poFile.header.fields;
      if (declared && !new RegExp(`^${code}(?![a-z])`, 'i').test(declared))
        throwContentError(
          { file, texts: ['"Language:'] },
          `the file says that its language is "${declared}".`,
          `Put it into the folder of that language, or write "Language: ${code}\\n" there.`,
        );
      return [path.basename(fileName, '.po'), poFile];
    }),
  );
}

/** The text of a .po file, whose header says how it is encoded. */
export function decodePo(bytes: Uint8Array, file: string): string {
  // every encoding that gettext knows writes these letters as ASCII does
  const [, charset = 'utf-8'] = /charset=([^\s;\\"]+)/i.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  // "CHARSET" is that of a template that nobody has filled in
  const isUtf8 = /^(?:utf-?8|charset|ascii)$/i.test(charset);
  const text = decodeText(bytes, file, isUtf8 ? 'utf-8' : charset.toLowerCase());
  // Node.js 20 decodes the curly signs of Windows as control characters
  return isUtf8 ? text : text.replaceAll(/[\x80-\x9f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80]!);
}

const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Makes the catalog of a language. As with gettext, a fuzzy translation is not used.
 * @param options.strict refuses what would be shown in English: missing and fuzzy entries, and, once they are filled in,
 * those that their values make too long
 * @throws ContentError naming file, line and sentence of everything that is wrong
 */
export function createCatalog(
  language: Language,
  messages: readonly Message[],
  files: readonly PoFile[],
  { strict }: { readonly strict: boolean },
): TranslationCatalog {
  const { matches, issues } = matchMessagesToEntries(messages, files);
  const allIssues = [
    ...issues,
    ...matches.flatMap((match): readonly ContentIssue[] => {
      if (match.state !== 'translated')
        return strict ? getUntranslatedMessageIssues(language.code, match) : [];
      const issue = findTranslationIssue(match.message, match.entry.msgstr[0] ?? '');
      if (!issue) return [];
      // without its full stop, because `issueAt` appends the text
      return [issueAt(language.code, match, `${issue.problem.replace(/\.$/, '')} in`, issue.remedy)];
    }),
  ];
  if (allIssues.length > 0) throw new ContentError(allIssues);
  const translations = new Map(
    matches.filter(({ state }) => state === 'translated').map((match) => [getMessageKey(match.entry), match]),
  );
  const find = (msgctxt: string, msgid: string) => translations.get(getMessageKey({ msgctxt, msgid }));
  return {
    language,
    strict,
    gettext: (msgctxt, msgid) => find(msgctxt, msgid)?.entry.msgstr[0],
    getLocation(msgctxt, msgid) {
      const { source } = find(msgctxt, msgid) ?? {};
      return { file: source?.file.file ?? getCatalogFolder(language.code), line: source?.entry.line };
    },
  };
}

/** Lists the texts that are shown in English because their translation is missing or fuzzy, with their lines. */
export function findUntranslatedMessageIssues(
  { code }: Language,
  messages: readonly Message[],
): readonly ContentIssue[] {
  const { matches } = matchMessagesToEntries(messages, [...readPoFiles(code).values()]);
  return matches.flatMap((match) => getUntranslatedMessageIssues(code, match));
}

/** The issue of a message that is not translated; none where it is. */
function getUntranslatedMessageIssues(code: string, match: MessageMatch): readonly ContentIssue[] {
  const { state, source, entry } = match;
  if (state === 'translated') return [];
  if (!source)
    return [
      issueAt(
        code,
        match,
        'there is no entry for',
        'Run "npm run languages", which writes it, and translate it.',
      ),
    ];
  if (state === 'missing')
    return [issueAt(code, match, 'there is no translation of', 'Write it after msgstr.')];
  const previous = getPreviousEnglish(entry);
  const problem = previous ? `fuzzy: the English was "${previous.msgid}" and is now` : 'fuzzy:';
  return [issueAt(code, match, problem, 'Check the translation and take the mark "fuzzy" away.')];
}

const issueAt = (
  code: string,
  { message: { msgid, textDomain }, source }: MessageMatch,
  problem: string,
  remedy: string,
): ContentIssue => ({
  file: source?.file.file ?? getCatalogPath(code, textDomain),
  line: source?.entry.line,
  problem: `${problem} "${msgid}"`,
  remedy,
});
