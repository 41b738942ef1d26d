import type { GetTextTranslations } from 'gettext-parser';
import type { Language } from './languages';
import { ContentError, type ContentIssue } from '../fields/content-error';
import { lineOfMessage, catalogPath, readPoFile } from './po-file';
import type { Message } from './extract-messages';
import type { Catalog } from './catalog';

/**
 * The words of a language. A sentence without a translation is shown in English, unless STRICT_LANGUAGES is set.
 * @throws ContentError when the .po file loses placeholders, naming every line to fix
 */
export function readCatalog(language: Language, messages: readonly Message[]): Catalog {
  const strict = Boolean(process.env.STRICT_LANGUAGES);
  const po = poFileOf(language);
  return {
    language,
    gettext: createGettext(po, messages, strict),
    locationOf: (msgctxt, msgid) => ({
      file: po.file,
      // read only where there is a mistake
      get line() {
        return lineOfMessage(po.text, msgctxt, msgid);
      },
    }),
  };
}

/** What is shown in English because its entry is missing, empty or fuzzy: each sentence with its line. */
export function untranslatedMessages(
  language: Language,
  messages: readonly Message[],
): readonly ContentIssue[] {
  const file = poFileOf(language);
  return messages.flatMap((message) => missingTranslation(file, message));
}

const poFileOf = ({ code }: Language): PoFile => ({ file: catalogPath(code), ...readPoFile(code) });

interface PoFile {
  readonly file: string;
  readonly text: string;
  readonly entries: GetTextTranslations;
}

type Key = Pick<Message, 'msgctxt' | 'msgid'>;

const catalogEntry = ({ entries }: PoFile, { msgctxt, msgid }: Key) => entries.translations[msgctxt]?.[msgid];

/** What guests read: an entry that is empty or waits to be checked has no words. */
function translationOf(file: PoFile, key: Key): string | undefined {
  const entry = catalogEntry(file, key);
  return entry?.comments?.flag?.includes('fuzzy') ? undefined : entry?.msgstr[0] || undefined;
}

/**
 * The words for each sentence, by its context and its English.
 * @param strict refuses missing and fuzzy entries as well as lost placeholders
 * @throws ContentError naming file, line and sentence of everything that is wrong
 */
export function createGettext(
  file: PoFile,
  messages: readonly Message[],
  strict: boolean,
): Catalog['gettext'] {
  const issues = messages.flatMap((message): readonly ContentIssue[] => {
    const translation = translationOf(file, message);
    if (translation === undefined) return strict ? missingTranslation(file, message) : [];
    const changed = changedPlaceholder(message.msgid, translation);
    return changed
      ? catalogIssue(
          file,
          message,
          `${changed} in`,
          'A translation has the same placeholders as the English.',
        )
      : [];
  });
  if (issues.length > 0) throw new ContentError(issues);
  return (msgctxt, msgid) => translationOf(file, { msgctxt, msgid });
}

function missingTranslation(file: PoFile, message: Key): readonly ContentIssue[] {
  if (translationOf(file, message) !== undefined) return [];
  const entry = catalogEntry(file, message);
  if (!entry) {
    const remedy = 'Run "npm run languages", which writes it, and translate it.';
    return catalogIssue(file, message, 'there is no entry for', remedy);
  }
  return entry.msgstr[0]
    ? catalogIssue(file, message, 'fuzzy:', 'Check the translation and take the mark "fuzzy" away.')
    : catalogIssue(file, message, 'there is no translation of', 'Write it after msgstr.');
}

const catalogIssue = (
  { file, text }: PoFile,
  { msgctxt, msgid }: Key,
  problem: string,
  remedy: string,
): readonly ContentIssue[] => [
  { file, line: lineOfMessage(text, msgctxt, msgid), problem: `${problem} "${msgid}"`, remedy },
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
