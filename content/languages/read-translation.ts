import type { GetTextTranslations } from 'gettext-parser';
import type { Language } from '../schema';
import { ContentError, type Mistake } from '../schema/mistake';
import { lineOf, poFile, readPoFile } from './po-file';
import type { Sentence } from './sentences';
import type { Translation } from './translation';

/**
 * The words of a language. A sentence without a translation is shown in English, unless STRICT_LANGUAGES is set.
 * @throws ContentError when the .po file loses placeholders, naming every line to fix
 */
export function readTranslation(language: Language, sentences: readonly Sentence[]): Translation {
  const strict = Boolean(process.env.STRICT_LANGUAGES);
  const po = poFileOf(language);
  return {
    language,
    wordsOf: checkedWords(po, sentences, strict),
    placeOf: (msgctxt, msgid) => ({
      file: po.file,
      // read only where there is a mistake
      get line() {
        return lineOf(po.text, msgctxt, msgid);
      },
    }),
  };
}

/** What is shown in English because its entry is missing, empty or fuzzy: each sentence with its line. */
export function untranslated(language: Language, sentences: readonly Sentence[]): readonly Mistake[] {
  const file = poFileOf(language);
  return sentences.flatMap((sentence) => missingTranslation(file, sentence));
}

const poFileOf = ({ code }: Language): PoFile => ({ file: poFile(code), ...readPoFile(code) });

interface PoFile {
  readonly file: string;
  readonly text: string;
  readonly entries: GetTextTranslations;
}

type Key = Pick<Sentence, 'msgctxt' | 'msgid'>;

const entryOf = ({ entries }: PoFile, { msgctxt, msgid }: Key) => entries.translations[msgctxt]?.[msgid];

/** What guests read: an entry that is empty or waits to be checked has no words. */
function wordsOfEntry(file: PoFile, key: Key): string | undefined {
  const entry = entryOf(file, key);
  return entry?.comments?.flag?.includes('fuzzy') ? undefined : entry?.msgstr[0] || undefined;
}

/**
 * The words for each sentence, by its context and its English.
 * @param strict refuses missing and fuzzy entries as well as lost placeholders
 * @throws ContentError naming file, line and sentence of everything that is wrong
 */
export function checkedWords(
  file: PoFile,
  sentences: readonly Sentence[],
  strict: boolean,
): Translation['wordsOf'] {
  const mistakes = sentences.flatMap((sentence): readonly Mistake[] => {
    const labels = wordsOfEntry(file, sentence);
    if (labels === undefined) return strict ? missingTranslation(file, sentence) : [];
    const changed = changedPlaceholder(sentence.msgid, labels);
    return changed
      ? mistake(file, sentence, `${changed} in`, 'A translation has the same placeholders as the English.')
      : [];
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return (msgctxt, msgid) => wordsOfEntry(file, { msgctxt, msgid });
}

function missingTranslation(file: PoFile, sentence: Key): readonly Mistake[] {
  if (wordsOfEntry(file, sentence) !== undefined) return [];
  const entry = entryOf(file, sentence);
  if (!entry) {
    const remedy = 'Run "npm run languages", which writes it, and translate it.';
    return mistake(file, sentence, 'there is no entry for', remedy);
  }
  return entry.msgstr[0]
    ? mistake(file, sentence, 'fuzzy:', 'Check the translation and take the mark "fuzzy" away.')
    : mistake(file, sentence, 'there is no translation of', 'Write it after msgstr.');
}

const mistake = (
  { file, text }: PoFile,
  { msgctxt, msgid }: Key,
  problem: string,
  remedy: string,
): readonly Mistake[] => [
  { file, line: lineOf(text, msgctxt, msgid), problem: `${problem} "${msgid}"`, remedy },
];

/** Names of `{figures:words}` in a text. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name = '']) => name);

/** What a translation has lost or invented. */
function changedPlaceholder(english: string, translation: string): string | undefined {
  const [before, after] = [placeholdersOf(english), placeholdersOf(translation)];
  const lost = before.find((one) => !after.includes(one));
  if (lost) return `the placeholder {${lost}} is lost`;
  const invented = after.find((one) => !before.includes(one));
  return invented && `the placeholder {${invented}} is not in the English`;
}
