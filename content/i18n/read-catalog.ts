import type { GetTextTranslation } from 'gettext-parser';
import type { Language } from './languages';
import { ContentError, type ContentIssue } from '../fields/content-error';
import { catalogFolder, catalogPath, lineOfMessage, readPoFiles, type PoFile } from './po-file';
import type { Message } from './extract-messages';
import type { Catalog } from './catalog';

/**
 * The words of a language. A sentence without a translation is shown in English, unless STRICT_LANGUAGES is set.
 * @throws ContentError when a .po file loses placeholders, naming every line to fix
 */
export function readCatalog(language: Language, messages: readonly Message[]): Catalog {
  const entries = entriesOf(language.code, readPoFiles(language.code));
  return {
    language,
    gettext: createGettext(entries, messages, Boolean(process.env.STRICT_LANGUAGES)),
    locationOf: (msgctxt, msgid) => {
      const { file, text } = entries.find({ msgctxt, msgid }) ?? {
        file: catalogFolder(language.code),
        text: '',
      };
      return {
        file,
        // read only where there is a mistake
        get line() {
          return lineOfMessage(text, msgctxt, msgid);
        },
      };
    },
  };
}

/** What is shown in English because its entry is missing, empty or fuzzy: each sentence with its line. */
export function untranslatedMessages(
  { code }: Language,
  messages: readonly Message[],
): readonly ContentIssue[] {
  const entries = entriesOf(code, readPoFiles(code));
  return messages.flatMap((message) => missingTranslation(entries, message));
}

type Key = Pick<Message, 'msgctxt' | 'msgid'>;

const keyOf = ({ msgctxt, msgid }: Key) => JSON.stringify([msgctxt, msgid]);

interface FoundEntry extends Pick<PoFile, 'file' | 'text'> {
  readonly entry: GetTextTranslation;
}

/** All entries of a language. */
interface Entries {
  readonly code: string;
  readonly find: (key: Key) => FoundEntry | undefined;
  readonly issues: readonly ContentIssue[];
}

/** The entries of all files. Two translations of one sentence are a mistake. */
export function entriesOf(code: string, files: readonly PoFile[]): Entries {
  const found = new Map<string, FoundEntry>();
  const issues: ContentIssue[] = [];
  for (const { file, text, entries } of files)
    for (const [msgctxt, inContext] of Object.entries(entries.translations))
      for (const [msgid, entry] of Object.entries(inContext)) {
        if (msgid === '') continue;
        const key = { msgctxt, msgid };
        const other = found.get(keyOf(key));
        if (!other?.entry.msgstr[0]) found.set(keyOf(key), { file, text, entry });
        else if (entry.msgstr[0] && entry.msgstr[0] !== other.entry.msgstr[0])
          issues.push({
            file,
            line: lineOfMessage(text, msgctxt, msgid),
            problem: `there is another translation in ${other.file} of "${msgid}"`,
            remedy: 'Take one of the two out.',
          });
      }
  return { code, find: (key) => found.get(keyOf(key)), issues };
}

/** What guests read: an entry that is empty or waits to be checked has no words. */
function translationOf(entries: Entries, key: Key): string | undefined {
  const entry = entries.find(key)?.entry;
  return entry?.comments?.flag?.includes('fuzzy') ? undefined : entry?.msgstr[0] || undefined;
}

/**
 * The words for each sentence, by its context and its English.
 * @param strict refuses missing and fuzzy entries as well as lost placeholders
 * @throws ContentError naming file, line and sentence of everything that is wrong
 */
export function createGettext(
  entries: Entries,
  messages: readonly Message[],
  strict: boolean,
): Catalog['gettext'] {
  const issues = messages.flatMap((message): readonly ContentIssue[] => {
    const translation = translationOf(entries, message);
    if (translation === undefined) return strict ? missingTranslation(entries, message) : [];
    const changed = changedPlaceholder(message.msgid, translation);
    const remedy = 'A translation has the same placeholders as the English.';
    return changed ? [catalogIssue(entries, message, `${changed} in`, remedy)] : [];
  });
  if (entries.issues.length + issues.length > 0) throw new ContentError([...entries.issues, ...issues]);
  return (msgctxt, msgid) => translationOf(entries, { msgctxt, msgid });
}

function missingTranslation(entries: Entries, message: Message): readonly ContentIssue[] {
  if (translationOf(entries, message) !== undefined) return [];
  const found = entries.find(message);
  if (!found) {
    const problem = `there is no entry for "${message.msgid}"`;
    const remedy = 'Run "npm run languages", which writes it, and translate it.';
    return [{ file: catalogPath(entries.code, message.subject), problem, remedy }];
  }
  const [problem, remedy] = found.entry.msgstr[0]
    ? ['fuzzy:', 'Check the translation and take the mark "fuzzy" away.']
    : ['there is no translation of', 'Write it after msgstr.'];
  return [catalogIssue(entries, message, problem, remedy)];
}

function catalogIssue(entries: Entries, key: Key, problem: string, remedy: string): ContentIssue {
  const { file, text } = entries.find(key) ?? { file: catalogFolder(entries.code), text: '' };
  const { msgctxt, msgid } = key;
  return { file, line: lineOfMessage(text, msgctxt, msgid), problem: `${problem} "${msgid}"`, remedy };
}

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
