import type { GetTextTranslation, GetTextTranslationRecord, GetTextTranslations } from 'gettext-parser';
import type { Message } from './extract-messages';

/** What a translator has to do. */
export interface CatalogStats {
  readonly missing: number;
  readonly fuzzy: number;
  /** English that is no longer on the site: kept at the end of the file. */
  readonly obsolete: number;
}

const list = (entries: GetTextTranslationRecord | undefined) =>
  Object.values(entries ?? {})
    .flatMap((inContext) => Object.values(inContext))
    .filter(({ msgid }) => msgid !== '');

const isTranslated = ({ msgstr }: GetTextTranslation) => Boolean(msgstr[0]);
const keyOf = ({ msgctxt = '', msgid }: Pick<GetTextTranslation, 'msgctxt' | 'msgid'>) =>
  JSON.stringify([msgctxt, msgid]);

const byKey = (entries: readonly GetTextTranslation[]) =>
  new Map(entries.map((entry) => [keyOf(entry), entry]));

function record(entries: readonly GetTextTranslation[]): GetTextTranslationRecord {
  const all: GetTextTranslationRecord = {};
  for (const entry of entries) (all[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  return all;
}

const sharesReference = ({ comments }: GetTextTranslation, references: readonly string[]) =>
  references.some((one) => comments?.reference?.split(/\s/).includes(one));

/**
 * The file with exactly the sentences of the site. Translations stay; one whose English has changed is marked fuzzy;
 * one whose English is gone is kept as obsolete.
 */
export function mergeCatalog(
  file: GetTextTranslations,
  messages: readonly Message[],
): { readonly file: GetTextTranslations; readonly todo: CatalogStats } {
  const before = byKey(list(file.translations));
  const obsolete = byKey(list(file.obsolete));
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

  const kept = [...obsolete.values()].filter((entry) => !now.has(keyOf(entry)));
  const newlyGone = gone.filter((entry) => !replaced.has(keyOf(entry)));
  const old = byKey([...kept, ...newlyGone]);
  const header = file.translations['']?.[''];
  const { '': general, ...inContexts } = record(entries);
  return {
    file: {
      ...file,
      translations: { '': { ...(header && { '': header }), ...general }, ...inContexts },
      obsolete: record([...old.values()]),
    },
    todo: {
      missing: entries.filter((entry) => !isTranslated(entry)).length,
      fuzzy: entries.filter(({ comments }) => comments?.flag?.includes('fuzzy')).length,
      obsolete: old.size,
    },
  };
}
