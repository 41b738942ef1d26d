import type { ContentIssue } from '../fields/content-error';
import type { TranslationCatalog } from './catalog';
import { createCatalog, findMissingTranslationIssues } from './create-catalog';
import type { Message } from './extract-messages';
import type { Language } from './languages';
import { matchMessagesToEntries } from './match-messages-to-entries';
import { readPoFiles } from './read-po-files';

/**
 * Reads the translations of a language. A text without one, or with one that its values make too long, is shown in
 * English, unless STRICT_LANGUAGES is set.
 * @throws ContentError when a .po file loses placeholders, naming every line to fix
 */
export const readCatalog = (language: Language, messages: readonly Message[]): TranslationCatalog =>
  createCatalog(language, messages, [...readPoFiles(language.code).values()], {
    strict: Boolean(process.env.STRICT_LANGUAGES),
  });

/** Lists the texts that are shown in English because their translation is missing or fuzzy, with their lines. */
export function findUntranslatedMessageIssues(
  { code }: Language,
  messages: readonly Message[],
): readonly ContentIssue[] {
  const { matches } = matchMessagesToEntries(messages, [...readPoFiles(code).values()]);
  return matches.flatMap((match) => findMissingTranslationIssues(code, match));
}
