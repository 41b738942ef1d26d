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

/** What stays of a sentence when a capital, a space or a punctuation mark changes. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the entry of each sentence, whichever file it is in. A sentence without one takes over the translation of what
 * it was before: that of an entry with the same letters, or of one that was in the same place.
 */
export function matchMessages(messages: readonly Message[], files: readonly PoFile[]): Matches {
  const sources = files.flatMap((file) => file.entries.map((entry): Source => ({ file, entry })));
  const issues: ContentIssue[] = [];
  const known = new Map<string, Source>();
  for (const source of sources.toSorted(byUse)) {
    const { file, entry } = source;
    const other = known.get(messageKey(entry));
    if (!other) known.set(messageKey(entry), source);
    else if (isTranslated(entry) && !entry.isObsolete && entry.msgstr[0] !== other.entry.msgstr[0])
      issues.push({
        file: file.file,
        line: entry.line,
        problem: `there is another translation in ${other.file.file} of "${entry.msgid}".`,
        remedy: 'Take one of the two out.',
      });
  }
  const current = new Set(messages.map(messageKey));
  const translated = [...known.values()].filter(({ entry }) => isTranslated(entry));
  const isGone = ({ entry }: Source) => !current.has(messageKey(entry));
  // of several, the last is taken: what is of no sentence any more, and of that the first
  const formers = [
    ...translated.filter((source) => !isGone(source)),
    ...translated.filter(isGone).toReversed(),
  ];
  const byLetters = new Map(formers.map((source) => [lettersOf(source.entry.msgid), source]));
  const byReference = new Map(
    formers
      .filter(({ entry }) => !entry.isObsolete)
      .flatMap((source) =>
        source.entry.references
          .filter((reference) => isGone(source) || !IN_LIST.test(reference))
          .map((reference) => [reference, source] as const),
      ),
  );

  const used = new Set<string>();
  const matches = messages.map((message): Match => {
    const same = known.get(messageKey(message));
    const former = same
      ? undefined
      : (byLetters.get(lettersOf(message.msgid)) ??
        placesOf(message).flatMap((reference) => byReference.get(reference) ?? [])[0]);
    const source = same ?? former;
    if (source) used.add(messageKey(source.entry));
    const entry = entryOf(message, source?.entry);
    const state = !isTranslated(entry) ? 'missing' : isFuzzy(entry) ? 'fuzzy' : 'translated';
    return { message, state, entry, ...(source && { source }) };
  });
  return { matches, unused: [...known.values()].filter(({ entry }) => !used.has(messageKey(entry))), issues };
}

/** The place of an entry of a list moves when another is added. */
const IN_LIST = /\.\d+(?:\.|$)/;

/** Where a sentence is for as long as it is the same; the words of a picture are in many places for a while. */
function placesOf({ references }: Message): readonly string[] {
  const own = references.filter((reference) => reference.startsWith(`${PHOTOS_DOMAIN}/`));
  return own.length > 0 ? own : references;
}

/** Entries that are in use before those that are not, translations before gaps. */
const byUse = ({ entry: one }: Source, { entry: other }: Source) =>
  Number(one.isObsolete) - Number(other.isObsolete) ||
  Number(isTranslated(other)) - Number(isTranslated(one));

/** The entry of a sentence with the translation of a known entry. */
function entryOf({ msgid, msgctxt, references, translatorComment }: Message, known?: PoEntry): PoEntry {
  const isSame = known?.msgid === msgid && known.msgctxt === msgctxt;
  const wasFuzzy = known !== undefined && isFuzzy(known);
  const before = wasFuzzy ? known.previous : undefined;
  const previous = isSame ? before : (before ?? known);
  // the English is again what was translated
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
    ...(fuzzy && previous && { previous: pick(previous) }),
  };
}

const pick = ({ msgctxt, msgid, msgidPlural }: NonNullable<PoEntry['previous']>) => ({
  msgctxt,
  msgid,
  msgidPlural,
});
