import { ContentError, type ContentIssue } from '../fields/content-error';
import type { TranslationCatalog } from './catalog';
import { getCatalogFolder, getCatalogPath } from './catalog-paths';
import type { Message } from './extract-messages';
import { findTranslationIssue } from './find-translation-issue';
import type { Language } from './languages';
import { matchMessagesToEntries, type MessageMatch } from './match-messages-to-entries';
import { getMessageKey, type PoFile } from './po-file';

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
        return strict ? findMissingTranslationIssues(language.code, match) : [];
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

/** The issue of a message that is not translated; none where it is. */
export function findMissingTranslationIssues(code: string, match: MessageMatch): readonly ContentIssue[] {
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
  const previousEnglish = entry.previous?.msgid;
  const remedy = 'Check the translation and take the mark "fuzzy" away.';
  return [
    previousEnglish === undefined
      ? issueAt(code, match, 'fuzzy:', remedy)
      : issueAt(code, match, `fuzzy: the English was "${previousEnglish}" and is now`, remedy),
  ];
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
