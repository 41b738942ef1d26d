import type { GetTextTranslation, GetTextTranslationRecord, GetTextTranslations } from 'gettext-parser';
import type { Message } from './extract-messages';

/** What a translator has to do. */
export interface CatalogStats {
  readonly missing: number;
  readonly fuzzy: number;
  /** English that is no longer on the site: kept at the end of the file. */
  readonly obsolete: number;
}

/** The .po files of a language by their names. */
export type CatalogFiles = ReadonlyMap<string, GetTextTranslations>;

const list = (entries: GetTextTranslationRecord | undefined) =>
  Object.values(entries ?? {})
    .flatMap((inContext) => Object.values(inContext))
    .filter(({ msgid }) => msgid !== '');

const isTranslated = ({ msgstr }: GetTextTranslation) => Boolean(msgstr[0]);
const keyOf = ({ msgctxt = '', msgid }: Pick<GetTextTranslation, 'msgctxt' | 'msgid'>) =>
  JSON.stringify([msgctxt, msgid]);

/** The entries of all files, each once: of two, the one that is translated. */
const byKey = (entries: readonly GetTextTranslation[]) =>
  new Map(
    [...entries]
      .sort((one, other) => Number(isTranslated(one)) - Number(isTranslated(other)))
      .map((entry) => [keyOf(entry), entry]),
  );

function record(entries: readonly GetTextTranslation[]): GetTextTranslationRecord {
  const all: GetTextTranslationRecord = {};
  for (const entry of entries) (all[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  return all;
}

const sharesReference = ({ comments }: GetTextTranslation, references: readonly string[]) =>
  references.some((one) => comments?.reference?.split(/\s/).includes(one));

/**
 * The files of a language with exactly the sentences of the site, each in the file of its subject. Translations stay,
 * whichever file they were in; one whose English has changed is marked fuzzy; one whose English is gone is kept as
 * obsolete. A file without an entry is not returned.
 */
export function mergeCatalog(
  files: CatalogFiles,
  messages: readonly Message[],
  emptyFile: GetTextTranslations,
): { readonly files: CatalogFiles; readonly todo: CatalogStats } {
  const catalogs = [...files];
  const before = byKey(catalogs.flatMap(([, { translations }]) => list(translations)));
  const obsoleteIn = catalogs.map(([name, { obsolete }]) => [name, list(obsolete)] as const);
  const obsolete = byKey(obsoleteIn.flatMap(([, entries]) => entries));
  const now = new Set(messages.map(keyOf));
  const gone = [...before.values()].filter((entry) => !now.has(keyOf(entry)) && isTranslated(entry));
  const replaced = new Set<string>();

  const entries = messages.map((message): GetTextTranslation => {
    const { msgid, msgctxt, references, translatorComment } = message;
    const known = before.get(keyOf(message)) ?? obsolete.get(keyOf(message));
    const former = known ? undefined : gone.find((entry) => sharesReference(entry, references));
    if (former) replaced.add(keyOf(former));
    const entry = known ?? former;
    const { translator, flag, previous } = entry?.comments ?? {};
    return {
      msgid,
      ...(msgctxt && { msgctxt }),
      msgstr: entry?.msgstr ?? [],
      comments: {
        translator,
        reference: references.join('\n'),
        extracted: translatorComment,
        flag: former ? 'fuzzy' : flag,
        previous: former ? `msgid ${JSON.stringify(former.msgid)}` : previous,
      },
    };
  });

  const subjects = new Set(messages.map(({ subject }) => subject));
  const homeOf = (name: string) => (subjects.has(name) ? name : [...subjects][0]);
  const isKept = (entry: GetTextTranslation) => !now.has(keyOf(entry)) && !replaced.has(keyOf(entry));
  const keptIn = (subject: string) => {
    const names = catalogs.map(([name]) => name).filter((name) => homeOf(name) === subject);
    const kept = names.flatMap((name) => [
      ...list(files.get(name)?.obsolete),
      ...list(files.get(name)?.translations).filter(isTranslated),
    ]);
    return [...byKey(kept.filter(isKept)).values()];
  };
  const merged = [...subjects].map((subject) => {
    const file = files.get(subject) ?? emptyFile;
    const header = file.translations['']?.[''];
    const { '': general, ...inContexts } = record(
      entries.filter((_, index) => messages[index]?.subject === subject),
    );
    const translations = { '': { ...(header && { '': header }), ...general }, ...inContexts };
    return [subject, { ...file, translations, obsolete: record(keptIn(subject)) }] as const;
  });
  return {
    files: new Map(merged),
    todo: {
      missing: entries.filter((entry) => !isTranslated(entry)).length,
      fuzzy: entries.filter(({ comments }) => comments?.flag?.includes('fuzzy')).length,
      obsolete: merged.flatMap(([, file]) => list(file.obsolete)).length,
    },
  };
}
