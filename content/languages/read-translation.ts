import type { GetTextTranslations } from 'gettext-parser';
import type { Language } from '../schema';
import { ContentError, type Mistake } from '../schema/mistake';
import { lineOf, poFile, readPoFile } from './po-file';
import type { Sentence } from './sentences';
import type { Translation } from './translation';

/** English is used in place of missing and fuzzy entries: while translators are at work, and under "npm run dev". */
const isDraft = () => Boolean(process.env.DRAFT_LANGUAGES) || process.env.NODE_ENV === 'development';

/** @throws ContentError when the .po file lacks words or placeholders, naming every line to fix */
export function readTranslation(language: Language, sentences: readonly Sentence[]): Translation {
  const file = { file: poFile(language.code), ...readPoFile(language.code) };
  return { language, wordsOf: checkedWords(file, sentences, isDraft()) };
}

interface PoFile {
  readonly file: string;
  readonly text: string;
  readonly entries: GetTextTranslations;
}

/**
 * The words for each sentence, by its context and its English.
 * @param draft lets missing and fuzzy entries pass, but no lost placeholder
 * @throws ContentError naming file, line and sentence of everything that is wrong
 */
export function checkedWords(
  { file, text, entries }: PoFile,
  sentences: readonly Sentence[],
  draft: boolean,
): Translation['wordsOf'] {
  const find = (msgctxt: string, msgid: string) => entries.translations[msgctxt]?.[msgid];
  const isReady = (entry: ReturnType<typeof find>) =>
    Boolean(entry?.msgstr[0]) && !entry?.comments?.flag?.includes('fuzzy');

  const mistakes = sentences.flatMap(({ msgctxt, msgid }): Mistake[] => {
    const entry = find(msgctxt, msgid);
    const refused = (problem: string, remedy: string) => [
      { file, line: lineOf(text, msgctxt, msgid), problem: `${problem} "${msgid}"`, remedy },
    ];
    if (isReady(entry)) {
      const changed = changedPlaceholder(msgid, entry?.msgstr[0] ?? '');
      return changed
        ? refused(`${changed} in`, 'A translation has the same placeholders as the English.')
        : [];
    }
    if (draft) return [];
    if (!entry)
      return refused('there is no entry for', 'Run "npm run languages", which writes it, and translate it.');
    const meanwhile = 'or set DRAFT_LANGUAGES=1 to show English meanwhile.';
    return entry.msgstr[0]
      ? refused('fuzzy:', `Check the translation and take the mark "fuzzy" away, ${meanwhile}`)
      : refused('there is no translation of', `Write it after msgstr, ${meanwhile}`);
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);

  return (msgctxt, msgid) => {
    const entry = find(msgctxt, msgid);
    return isReady(entry) ? (entry?.msgstr[0] ?? msgid) : msgid;
  };
}

/** Names of `{figures:words}` in a text, sorted. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name = '']) => name).sort();

/** What a translation has lost or invented. */
function changedPlaceholder(english: string, translation: string): string | undefined {
  const [before, after] = [placeholdersOf(english), placeholdersOf(translation)];
  const lost = before.find((one) => !after.includes(one));
  if (lost) return `the placeholder {${lost}} is lost`;
  const invented = after.find((one) => !before.includes(one));
  return invented && `the placeholder {${invented}} is not in the English`;
}
