import type { ContentIssue } from '../fields/content-error';
import { PHOTOS_TEXT_DOMAIN } from '../model/files/content-files';
import type { Message } from './extract-messages';
import {
  formatEnglish,
  getMessageKey,
  getPreviousEnglish,
  hasTranslation,
  isFuzzy,
  markFuzzy,
  markReviewed,
  serializePo,
  type PoEntry,
  type PoFile,
  type PoHeader,
} from './po-file';

/** An entry of a file. */
interface Source {
  readonly file: PoFile;
  readonly entry: PoEntry;
}

/** The translation that a language has for a message of the site. */
export interface MessageMatch {
  readonly message: Message;
  /** The state in terms of gettext. A fuzzy translation has to be reviewed, because its English has changed. */
  readonly state: 'translated' | 'fuzzy' | 'missing';
  /** The entry as the file should have it. */
  readonly entry: PoEntry;
  /** The entry as a file has it: that of the message, or that of the earlier version of its text. */
  readonly source?: Source;
}

/**
 * Finds the entry of each message, in whichever file it is. A message without an entry takes over the translation of
 * its earlier version: an entry with the same words, or one that was used in the same place. `unused` are the entries that
 * belong to no message.
 */
export function matchMessagesToEntries(messages: readonly Message[], files: readonly PoFile[]) {
  const { sourcesByKey, issues } = indexSources(files);
  const currentKeys = new Set(messages.map(getMessageKey));
  const isUsed = ({ entry }: Source) => currentKeys.has(getMessageKey(entry));
  const translated = [...sourcesByKey.values()].filter(({ entry }) => hasTranslation(entry));
  const candidates = translated.toSorted((a, b) => Number(isUsed(a)) - Number(isUsed(b)));

  function findEarlierVersion(message: Message): Source | undefined {
    const words = normalizeText(message.msgid);
    const isAt = (source: Source, place: string) =>
      !source.entry.isObsolete &&
      source.entry.comments?.reference?.split(/\s+/).includes(place) &&
      !(isUsed(source) && LIST_ITEM_REFERENCE.test(place));
    return (
      candidates.find(({ entry }) => normalizeText(entry.msgid) === words) ??
      getIdentifyingReferences(message)
        .map((place) => candidates.find((source) => isAt(source, place)))
        .find((source) => source !== undefined)
    );
  }

  const matches = messages.map((message): MessageMatch => {
    const source = sourcesByKey.get(getMessageKey(message)) ?? findEarlierVersion(message);
    const entry = createEntry(message, source?.entry);
    const stateOfTranslation = isFuzzy(entry) ? 'fuzzy' : 'translated';
    const state = hasTranslation(entry) ? stateOfTranslation : 'missing';
    return { message, state, entry, source };
  });
  const taken = new Set(matches.map(({ source }) => source));
  const unused = [...sourcesByKey.values()].filter((source) => !taken.has(source));
  return { matches, unused, issues };
}

/** The entry of each text, and an issue for each text that has two translations, both reviewed or both fuzzy. */
function indexSources(files: readonly PoFile[]) {
  const sources = files.flatMap((file) => file.entries.map((entry): Source => ({ file, entry })));
  const sourcesByKey = new Map<string, Source>();
  const issues: ContentIssue[] = [];
  for (const source of sources.toSorted(compareByPreference)) {
    const { file, entry } = source;
    const key = getMessageKey(entry);
    const preferred = sourcesByKey.get(key);
    if (!preferred) sourcesByKey.set(key, source);
    else if (
      hasTranslation(entry) &&
      !entry.isObsolete &&
      isFuzzy(entry) === isFuzzy(preferred.entry) &&
      entry.msgstr[0] !== preferred.entry.msgstr[0]
    )
      issues.push({
        file: file.file,
        line: entry.line,
        problem: `there is another translation in ${preferred.file.file} of "${entry.msgid}".`,
        remedy: 'Take one of the two out.',
      });
  }
  return { sourcesByKey, issues };
}

/** Sorts entries in use before obsolete ones, translated before untranslated, and reviewed before fuzzy. */
const compareByPreference = ({ entry: a }: Source, { entry: b }: Source) =>
  Number(a.isObsolete) - Number(b.isObsolete) ||
  Number(hasTranslation(b)) - Number(hasTranslation(a)) ||
  Number(isFuzzy(a)) - Number(isFuzzy(b));

/** A text without case, spaces and punctuation, to find the translation of a text in which only these have changed. */
const normalizeText = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A reference into a list: its index changes when an entry is added. */
const LIST_ITEM_REFERENCE = /\.\d+(?:\.|$)/;

/**
 * The references by which a changed text is recognised. The description of a photo has only that of its own entry,
 * because the places that show the photo change.
 */
function getIdentifyingReferences({ references }: Message): readonly string[] {
  const ownReferences = references.filter((reference) => reference.startsWith(`${PHOTOS_TEXT_DOMAIN}/`));
  return ownReferences.length > 0 ? ownReferences : references;
}

/** Makes the entry of a message, with the translation of a known entry, which is fuzzy if its English was another. */
function createEntry(message: Message, known: PoEntry = { ...message, msgstr: [] }): PoEntry {
  const { msgid, msgctxt, references, translatorComment } = message;
  const isEnglishOf = (entry: PoEntry | undefined) =>
    entry && getMessageKey(entry) === getMessageKey(message);
  const entry = markReviewed({
    ...(msgctxt && { msgctxt }),
    msgid,
    msgstr: known.msgstr,
    comments: {
      ...known.comments,
      extracted: translatorComment,
      // in lines of 79 characters, as gettext writes them
      reference: references
        .join(' ')
        .replaceAll(/(.{1,76})(?: |$)/g, '$1\n')
        .trimEnd(),
    },
  });
  if (!hasTranslation(known)) return entry;
  const previous = isFuzzy(known) ? known.comments?.previous : undefined;
  if (isEnglishOf(known)) return isFuzzy(known) ? markFuzzy(entry, previous) : entry;
  const isChangedBack = previous && isEnglishOf(getPreviousEnglish(known));
  return isChangedBack ? entry : markFuzzy(entry, previous ?? formatEnglish(known));
}

/**
 * The files of a language with exactly the sentences of the site, each in the file of its text domain. Translations
 * stay, whichever file they were in; one whose English has changed is marked fuzzy; one whose English is gone is kept
 * as obsolete.
 * @param files by their names without the ending
 */
export function mergeCatalog(
  files: ReadonlyMap<string, PoFile>,
  messages: readonly Message[],
  newHeader: PoHeader,
) {
  const { matches, unused } = matchMessagesToEntries(messages, [...files.values()]);
  const textDomains = [...new Set(messages.map(({ textDomain }) => textDomain))];
  const kept = unused.filter(({ entry }) => entry.isObsolete || hasTranslation(entry));
  const getTextDomain = (file: PoFile) =>
    textDomains.find((textDomain) => files.get(textDomain) === file) ?? textDomains[0];
  const merged = textDomains.map((textDomain) => {
    const entries = matches
      .filter(({ message }) => message.textDomain === textDomain)
      .map(({ entry }) => entry);
    const obsolete = kept
      .filter(({ file }) => getTextDomain(file) === textDomain)
      .map(({ entry }): PoEntry => ({
        ...entry,
        isObsolete: true,
        comments: { ...entry.comments, reference: undefined, extracted: undefined },
      }));
    const header = files.get(textDomain)?.header ?? newHeader;
    return [textDomain, serializePo({ header, entries: [...entries, ...obsolete] })] as const;
  });
  const count = (state: string) => matches.filter((match) => match.state === state).length;
  return {
    /** The text of each file by its text domain. */
    files: new Map(merged),
    /** The number of texts that are not translated, have to be reviewed, or are no longer on the site. */
    stats: { missing: count('missing'), fuzzy: count('fuzzy'), obsolete: kept.length },
  };
}
