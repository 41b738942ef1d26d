import type { ContentIssue } from '../fields/content-error';
import { PHOTOS_DOMAIN } from '../model/content-files';
import type { Message } from './extract-messages';
import { isFuzzy, isTranslated, messageKey, type ParsedEntry, type PoEntry, type PoFile } from './po-file';

/** An entry of a file. */
interface Source {
  readonly file: PoFile;
  readonly entry: ParsedEntry;
}

/** What a language has for a sentence of the site. */
export interface Match {
  readonly message: Message;
  /** As gettext calls it: fuzzy is a translation that has to be looked at, since its English has changed. */
  readonly state: 'translated' | 'fuzzy' | 'missing';
  /** The entry as it should be. */
  readonly entry: PoEntry;
  /** The entry as it is: of the sentence, or of what the sentence was. */
  readonly source?: Source;
}

interface Matches {
  readonly matches: readonly Match[];
  /** Entries of no sentence of the site. */
  readonly unused: readonly Source[];
  /** Sentences with two translations. */
  readonly issues: readonly ContentIssue[];
}

/** A key that ignores case, spaces and punctuation: after such a change of the English, its translation is found. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the entry of each sentence, whichever file it is in. A sentence without one takes over the translation of what
 * it was before: that of an entry with the same letters, or of one that was in the same place.
 */
export function matchMessages(messages: readonly Message[], files: readonly PoFile[]): Matches {
  const sources = files.flatMap((file) => file.entries.map((entry): Source => ({ file, entry })));
  const issues: ContentIssue[] = [];
  const sourcesByKey = new Map<string, Source>();
  for (const source of sources.toSorted(byUse)) {
    const { file, entry } = source;
    const other = sourcesByKey.get(messageKey(entry));
    if (!other) sourcesByKey.set(messageKey(entry), source);
    else if (isTranslated(entry) && !entry.isObsolete && entry.msgstr[0] !== other.entry.msgstr[0])
      issues.push({
        file: file.file,
        line: entry.line,
        problem: `there is another translation in ${other.file.file} of "${entry.msgid}".`,
        remedy: 'Take one of the two out.',
      });
  }
  const currentKeys = new Set(messages.map(messageKey));
  const translated = [...sourcesByKey.values()].filter(({ entry }) => isTranslated(entry));
  const isUnused = ({ entry }: Source) => !currentKeys.has(messageKey(entry));
  // a Map keeps the last of several with one key, here one that no sentence uses any more, and of these the first
  const candidates = [
    ...translated.filter((source) => !isUnused(source)),
    ...translated.filter(isUnused).toReversed(),
  ];
  const byLetters = new Map(candidates.map((source) => [lettersOf(source.entry.msgid), source]));
  const byReference = new Map(
    candidates
      .filter(({ entry }) => !entry.isObsolete)
      .flatMap((source) =>
        source.entry.references
          .filter((reference) => isUnused(source) || !IN_LIST.test(reference))
          .map((reference) => [reference, source] as const),
      ),
  );

  const used = new Set<string>();
  const matches = messages.map((message): Match => {
    const exactMatch = sourcesByKey.get(messageKey(message));
    const earlierVersion = exactMatch
      ? undefined
      : (byLetters.get(lettersOf(message.msgid)) ??
        placesOf(message).flatMap((reference) => byReference.get(reference) ?? [])[0]);
    const source = exactMatch ?? earlierVersion;
    if (source) used.add(messageKey(source.entry));
    const entry = entryOf(message, source?.entry);
    return { message, state: stateOf(entry), entry, ...(source && { source }) };
  });
  return {
    matches,
    unused: [...sourcesByKey.values()].filter(({ entry }) => !used.has(messageKey(entry))),
    issues,
  };
}

function stateOf(entry: PoEntry): Match['state'] {
  if (!isTranslated(entry)) return 'missing';
  return isFuzzy(entry) ? 'fuzzy' : 'translated';
}

/** A reference into a list: its index changes when an entry is added. */
const IN_LIST = /\.\d+(?:\.|$)/;

/** References by which a changed sentence is recognised. The entry of a photo stays, while the places that show it change. */
function placesOf({ references }: Message): readonly string[] {
  const own = references.filter((reference) => reference.startsWith(`${PHOTOS_DOMAIN}/`));
  return own.length > 0 ? own : references;
}

/** Sorts entries in use before obsolete ones, and translated before untranslated. */
const byUse = ({ entry: one }: Source, { entry: other }: Source) =>
  Number(one.isObsolete) - Number(other.isObsolete) ||
  Number(isTranslated(other)) - Number(isTranslated(one));

/** The entry of a sentence with the translation of a known entry. */
function entryOf({ msgid, msgctxt, references, translatorComment }: Message, known?: PoEntry): PoEntry {
  const isSame = known?.msgid === msgid && known.msgctxt === msgctxt;
  const wasFuzzy = known !== undefined && isFuzzy(known);
  const before = wasFuzzy ? known.previous : undefined;
  const previous = isSame ? before : (before ?? known);
  // the English has been changed back to what was translated, so it is not fuzzy
  const isBack = !isSame && previous?.msgid === msgid && (previous.msgctxt ?? '') === msgctxt;
  const fuzzy = known !== undefined && isTranslated(known) && (isSame ? wasFuzzy : !isBack);
  const flags = known?.flags.filter((flag) => flag !== 'fuzzy') ?? [];
  return {
    msgctxt,
    msgid,
    ...(isSame && known.msgidPlural !== undefined && { msgidPlural: known.msgidPlural }),
    msgstr: known?.msgstr ?? [],
    isObsolete: false,
    translatorComments: known?.translatorComments ?? [],
    extractedComments: translatorComment?.split('\n') ?? [],
    references,
    flags: fuzzy ? ['fuzzy', ...flags] : flags,
    ...(fuzzy && previous && { previous: previousOf(previous) }),
  };
}

const previousOf = ({ msgctxt, msgid, msgidPlural }: NonNullable<PoEntry['previous']>) => ({
  msgctxt,
  msgid,
  msgidPlural,
});
