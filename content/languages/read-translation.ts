import type { GetTextTranslations } from 'gettext-parser';
import { formatsOf } from '../format';
import { figureTexts } from '../shared/figures';
import type { BrandContent, Language } from '../types';
import { mapWords } from './map-words';
import { lineOf, poFile, readPoFile } from './po-file';
import { contextOf, sentencesOf, type Sentence } from './sentences';
import type { Translation } from './translation';

/** English stands in for missing and fuzzy entries: while translators are at work, and under "npm run dev". */
const isDraft = () => Boolean(process.env.DRAFT_LANGUAGES) || process.env.NODE_ENV === 'development';

/** @throws when the .po file lacks words or placeholders, naming every line to mend */
export const readTranslation = (language: Language, contents: readonly BrandContent[]): Translation =>
  translationOf(
    language,
    { file: poFile(language.code), ...readPoFile(language.code) },
    sentencesOf(contents),
    isDraft(),
  );

/** The same with a .po file that has been read. */
export function translationOf(
  language: Language,
  file: PoFile,
  sentences: readonly Sentence[],
  draft = false,
): Translation {
  const wordsOf = checkedWords(file, sentences, draft);
  const translate: Translation['translate'] = (value, start) =>
    mapWords(value, (msgid, path) => wordsOf(contextOf(path), msgid), start);
  return { language, formats: formatsOf(language, translate(figureTexts, 'figures')), translate };
}

interface PoFile {
  readonly file: string;
  readonly text: string;
  readonly entries: GetTextTranslations;
}

/**
 * The words for each sentence, by its context and its English.
 * @param draft lets missing and fuzzy entries pass, but no lost placeholder
 * @throws naming file, line and sentence of everything that is wrong
 */
export function checkedWords(
  { file, text, entries }: PoFile,
  sentences: readonly Sentence[],
  draft: boolean,
): (msgctxt: string, msgid: string) => string {
  const find = (msgctxt: string, msgid: string) => entries.translations[msgctxt]?.[msgid];
  const isReady = (entry: ReturnType<typeof find>) =>
    Boolean(entry?.msgstr[0]) && !entry?.comments?.flag?.includes('fuzzy');

  const problems = sentences.flatMap(({ msgctxt, msgid }) => {
    const entry = find(msgctxt, msgid);
    const at = () => `${file}:${lineOf(text, msgctxt, msgid)}`;
    if (isReady(entry)) {
      const lost = changedPlaceholder(msgid, entry?.msgstr[0] ?? '');
      return lost ? [`${at()}: ${lost} in "${msgid}"`] : [];
    }
    if (draft) return [];
    if (!entry) return [`${at()}: no entry for "${msgid}"`];
    return [
      `${at()}: ${entry.msgstr[0] ? 'fuzzy, so check the translation of' : 'no translation of'} "${msgid}"`,
    ];
  });
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join('\n');
    const more = problems.length > 20 ? `\n... and ${problems.length - 20} more` : '';
    throw new Error(
      `${shown}${more}\n"npm run languages" writes new sentences into the file. ` +
        'With DRAFT_LANGUAGES=1 the site shows English in place of what is missing.',
    );
  }

  return (msgctxt, msgid) => {
    const entry = find(msgctxt, msgid);
    return isReady(entry) ? (entry?.msgstr[0] ?? msgid) : msgid;
  };
}

/** Names of `{figures:words}` and `[rooms]` in a text, sorted. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)(?::\w+)?\}|\[(\w+)\]/g)]
    .map(([, fact, later]) => (fact ? `{${fact}}` : `[${later}]`))
    .sort();

/** What a translation has lost or invented. */
function changedPlaceholder(english: string, translation: string): string | undefined {
  const [before, after] = [placeholdersOf(english), placeholdersOf(translation)];
  const lost = before.find((one) => !after.includes(one));
  if (lost) return `the placeholder ${lost} is lost`;
  const invented = after.find((one) => !before.includes(one));
  return invented && `the placeholder ${invented} is not in the English`;
}
