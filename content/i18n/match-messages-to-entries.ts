import type { ContentIssue } from '../fields/content-error';
import { PHOTOS_TEXT_DOMAIN } from '../model/files/content-files';
import type { Message } from './extract-messages';
import {
  isFuzzy,
  hasTranslation,
  getMessageKey,
  type ParsedEntry,
  type PoEntry,
  type PoFile,
} from './po-file';

/** An entry of a file. */
interface Source {
  readonly file: PoFile;
  readonly entry: ParsedEntry;
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

interface Matches {
  readonly matches: readonly MessageMatch[];
  /** Entries that belong to no message of the site. */
  readonly unused: readonly Source[];
  /** An issue for each text that has two translations, both reviewed or both fuzzy. */
  readonly issues: readonly ContentIssue[];
}

/** A text without case, spaces and punctuation, to find the translation of a text in which only these have changed. */
const normalizedText = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the entry of each message, in whichever file it is. A message without an entry takes over the translation of
 * its earlier version: an entry with the same normalized text, or one that was used in the same place.
 */
export function matchMessagesToEntries(messages: readonly Message[], files: readonly PoFile[]): Matches {
  const { sourcesByKey, issues } = indexSources(files);
  const currentKeys = new Set(messages.map(getMessageKey));
  const findEarlierVersion = createEarlierVersionFinder([...sourcesByKey.values()], currentKeys);
  const usedKeys = new Set<string>();
  const matches = messages.map((message): MessageMatch => {
    const source = sourcesByKey.get(getMessageKey(message)) ?? findEarlierVersion(message);
    if (source) usedKeys.add(getMessageKey(source.entry));
    const entry = createEntry(message, source?.entry);
    return { message, state: getState(entry), entry, ...(source && { source }) };
  });
  const unused = [...sourcesByKey.values()].filter(({ entry }) => !usedKeys.has(getMessageKey(entry)));
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

/** Returns a function that finds the translation of an earlier version of a message's text. */
function createEarlierVersionFinder(sources: readonly Source[], currentKeys: ReadonlySet<string>) {
  const isUnused = ({ entry }: Source) => !currentKeys.has(getMessageKey(entry));
  // a Map keeps the last source of each key: unused ones are preferred to those in use, and of both the first
  const candidates = sources
    .filter(({ entry }) => hasTranslation(entry))
    .toReversed()
    .toSorted((a, b) => Number(isUnused(a)) - Number(isUnused(b)));
  const byNormalizedText = new Map(candidates.map((source) => [normalizedText(source.entry.msgid), source]));
  const byReference = new Map<string, Source>();
  for (const source of candidates.filter(({ entry }) => !entry.isObsolete))
    for (const reference of source.entry.references)
      if (isUnused(source) || !LIST_ITEM_REFERENCE.test(reference)) byReference.set(reference, source);

  return (message: Message): Source | undefined =>
    byNormalizedText.get(normalizedText(message.msgid)) ??
    getIdentifyingReferences(message)
      .map((reference) => byReference.get(reference))
      .find((source) => source !== undefined);
}

function getState(entry: PoEntry): MessageMatch['state'] {
  if (!hasTranslation(entry)) return 'missing';
  return isFuzzy(entry) ? 'fuzzy' : 'translated';
}

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

/** Sorts entries in use before obsolete ones, translated before untranslated, and reviewed before fuzzy. */
const compareByPreference = ({ entry: a }: Source, { entry: b }: Source) =>
  Number(a.isObsolete) - Number(b.isObsolete) ||
  Number(hasTranslation(b)) - Number(hasTranslation(a)) ||
  Number(isFuzzy(a)) - Number(isFuzzy(b));

/** Makes the entry of a message, with the translation of a known entry. */
function createEntry(message: Message, knownEntry?: PoEntry): PoEntry {
  const { msgid, msgctxt, references, translatorComment } = message;
  const extractedComments = translatorComment?.split('\n') ?? [];
  const messageFields = { msgctxt, msgid, isObsolete: false, extractedComments, references };
  if (!knownEntry) return { ...messageFields, msgstr: [], translatorComments: [], flags: [] };
  const { msgstr, msgidPlural, translatorComments } = knownEntry;
  const flags = knownEntry.flags.filter((flag) => flag !== 'fuzzy');
  const entry = { ...messageFields, msgstr, translatorComments, flags };
  // the English that was translated, where that of the entry is a later one
  const previous = isFuzzy(knownEntry) ? knownEntry.previous : undefined;
  if (isSameEnglish(message, knownEntry)) {
    const unchangedEntry = { ...entry, ...(msgidPlural !== undefined && { msgidPlural }) };
    return isFuzzy(knownEntry) ? markFuzzy(unchangedEntry, previous) : unchangedEntry;
  }
  const isChangedBack = previous && isSameEnglish(message, previous);
  return isChangedBack ? entry : markFuzzy(entry, previous ?? knownEntry);
}

const isSameEnglish = (message: Message, { msgctxt = '', msgid }: PreviousEnglish) =>
  msgid === message.msgid && msgctxt === message.msgctxt;

/** Marks a translation for review, with the English that was translated. */
function markFuzzy(entry: PoEntry, previous: PreviousEnglish | undefined): PoEntry {
  if (!hasTranslation(entry)) return entry;
  const flags = ['fuzzy', ...entry.flags];
  if (!previous) return { ...entry, flags };
  const { msgctxt, msgid, msgidPlural } = previous;
  return { ...entry, flags, previous: { msgctxt, msgid, msgidPlural } };
}

type PreviousEnglish = NonNullable<PoEntry['previous']>;
